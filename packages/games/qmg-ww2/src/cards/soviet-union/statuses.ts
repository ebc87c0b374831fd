import { GERMANY, ITALY, JAPAN } from '../../board/countries.js';
import { HAND } from '../../table.js';
import { playing } from '../../turn/play.js';
import type { When } from '../card.js';
import { armiesAlwaysSupplied, noSupplySpaceFor } from '../continuous-effects.js';
import { statuses } from '../declare.js';
import { removeAllThere } from '../special/battle-wide.js';
import { playFromPile } from '../special/play-from-pile.js';
import { sendPlayedCard } from '../special/played-card.js';
import { battle, build } from '../verbs.js';
import { youBattleLand, youBuild } from '../when.js';
import { there, thereOrNextTo } from '../where.js';

/** "When you play a Build Army card"; the option decides whether one played by Guards counts (play.elsewhere). */
const youPlayBuildArmy: When = {
  on: 'card-played',
  if: (u, e, me) => e.by === me && u.facts.kinds[e.card].type === 'build-army',
};

const youPlayBuildArmyInYourPlayStep: When = {
  on: 'card-played',
  if: (u, e, me) =>
    e.by === me &&
    e.how === 1 &&
    u.facts.kinds[e.card].type === 'build-army' &&
    (!u.facts.rules.womenHandOnly || u.findFrame(playing)?.from === HAND),
};

/** The Status cards of the Soviet Union. */
export const STATUSES = statuses({
  'defense-of-the-motherland': {
    name: 'Defense of the Motherland',
    first: {
      text: 'On building an Army, once per turn: you may pay 2 cards from hand for another Army build.',
      when: youBuild('army'),
      oncePerTurn: true,
      cost: { from: 'hand', cards: 2 },
      does: [build('army')],
    },
  },
  'frontal-assault': {
    name: 'Frontal Assault',
    second: {
      text: 'Once per turn, when you battle a land space: discard 2 cards from your hand to battle the same land space again or a land space adjacent to it (normal battle rules).',
    },
    first: {
      text: 'On battling a land space, once per turn: you may pay 2 cards from hand for another battle, against an Army there or in a neighbouring space.',
    },
    when: youBattleLand(),
    oncePerTurn: true,
    cost: { from: 'hand', cards: 2 },
    does: [battle('land', thereOrNextTo)],
  },
  guards: {
    name: 'Guards',
    second: {
      provenance: 'printed',
      text: 'As your Play step you may, in place of playing a card from hand, pay 2 cards of your hand (discarded) and play one Build Army card out of your discard pile.',
    },
    first: {
      text: 'In place of a card from hand: pay 2 cards from hand, then play a Build Army card out of your discard pile.',
    },
    instead: true,
    cost: { from: 'hand', cards: 2 },
    does: [playFromPile('build-army')],
  },
  'scorched-earth': {
    name: 'Scorched Earth',
    second: {
      disputed: true,
      text: 'For Axis countries Ukraine does not count as a Supply space: they can neither trace supply to it nor score it as a star.',
      standing: [noSupplySpaceFor([GERMANY, ITALY, JAPAN], 'ukraine')],
    },
    first: {
      text: 'For Germany and Italy, Ukraine stops being a Supply space.',
      standing: [noSupplySpaceFor([GERMANY, ITALY], 'ukraine')],
    },
  },
  'shverniks-evacuation-council': {
    name: "Shvernik's Evacuation Council",
    second: {
      text: 'Soviet Armies are always in supply. Soviet Armies must still be built in the Home space or adjacent to a supplied Soviet piece.',
    },
    first: {
      text: 'No Soviet Army is ever without supply. Where new Armies may be built does not change: Moscow, or next to a supplied Soviet piece, which every Soviet Army now is.',
    },
    standing: [armiesAlwaysSupplied],
  },
  'stavka-forms-artillery-corps': {
    name: 'Stavka Forms Artillery Corps',
    second: {
      text: 'Once per turn, when you battle a land space: discard 1 card from your hand to battle the same space again.',
      when: youBattleLand(),
      oncePerTurn: true,
      cost: { from: 'hand', cards: 1 },
      does: [battle('land', there)],
    },
    first: {
      text: 'On battling a land space: pay 1 card off your deck, then every Army in it is removed.',
      when: youBattleLand(),
      cost: { from: 'deck', cards: 1 },
      does: [removeAllThere],
    },
  },
  'women-conscripts': {
    name: 'Women Conscripts',
    second: {
      disputed: true,
      text: 'When you play a Build Army card for your Play step: put that card on top of your draw deck instead of in your discard pile.',
      when: youPlayBuildArmyInYourPlayStep,
      does: [sendPlayedCard('deck-top')],
    },
    first: {
      text: 'On playing a Build Army card: it may go back on top of your deck rather than to the discard pile.',
      when: youPlayBuildArmy,
      does: [sendPlayedCard('deck-top')],
    },
  },
});
