import { space } from '../../board/board.js';
import { ALL_COUNTRIES, AXIS, GERMANY, ITALY, teamOf } from '../../board/countries.js';
import type { Space } from '../../ids.js';
import { hasPiece, type R } from '../../table.js';
import { statuses } from '../declare.js';
import { forEachArmyIn, forEachNavy, ifArmyIn } from '../points.js';
import { playFromPile } from '../special/play-from-pile.js';
import { battle } from '../verbs.js';

const EMPIRE = ['north-africa', 'africa', 'middle-east'].map(space);

function axisArmies(u: R, at: Space): number {
  return ALL_COUNTRIES.filter((country) => teamOf(country) === AXIS && hasPiece(u, country, at)).length;
}

/** The Status cards of Italy. */
export const STATUSES = statuses({
  'anti-communist-sentiment': {
    name: 'Anti-Communist Sentiment',
    second: {
      text: 'During your Victory step the Axis gain 1 VP for each Italian Army in Russia or Ukraine (up to 2).',
      victory: forEachArmyIn('russia', 'ukraine'),
    },
    first: {
      text: 'Victory step: +1 VP (no more) while an Italian Army is in Russia or in Ukraine.',
      victory: ifArmyIn(1, 'russia', 'ukraine'),
    },
  },
  'balkan-resources': {
    name: 'Balkan Resources',
    second: {
      text: 'During your Victory step the Axis gain 1 VP if an Italian Army is in the Balkans.',
    },
    first: {
      text: 'Victory step: +1 VP while an Italian Army is in the Balkans.',
    },
    victory: ifArmyIn(1, 'balkans'),
  },
  bravado: {
    name: 'Bravado',
    second: {
      text: 'As your Play step you may, in place of playing a card from hand, pay the top 2 cards of your draw deck (discarded) and make one land battle (normal battle rules).',
      instead: true,
      cost: { from: 'deck', cards: 2 },
      does: [battle('land')],
    },
    first: {
      text: 'In place of a card from hand: pay 3 cards from hand, then play a Land Battle card out of your discard pile.',
      instead: true,
      cost: { from: 'hand', cards: 3 },
      does: [playFromPile('land-battle')],
    },
  },
  'impero-italiano': {
    name: 'Impero Italiano',
    second: {
      text: 'During your Victory step the Axis gain 1 VP for each Axis Army (any Axis country) in North Africa, Africa or Middle East.',
      victory: (u) => EMPIRE.reduce((sum, at) => sum + axisArmies(u, at), 0),
    },
    first: {
      text: 'Victory step: +1 VP per space among North Africa, Africa and Middle East in which Italy or Germany has an Army.',
      victory: (u) => EMPIRE.filter((at) => hasPiece(u, ITALY, at) || hasPiece(u, GERMANY, at)).length,
    },
  },
  'mare-nostrum': {
    name: 'Mare Nostrum',
    second: {
      text: 'During your Victory step the Axis gain 1 VP for each Italian Navy on the board.',
    },
    first: {
      text: 'Victory step: +1 VP per Italian Navy in play.',
    },
    victory: forEachNavy,
  },
});
