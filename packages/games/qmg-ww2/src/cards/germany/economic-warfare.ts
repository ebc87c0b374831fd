import { IS_SEA, space } from '../../board/board.js';
import {
  ALLIES,
  AXIS,
  GERMANY,
  SOVIET_UNION,
  TEAM_SET,
  UNITED_KINGDOM,
  UNITED_STATES,
} from '../../board/countries.js';
import type { Country, Space } from '../../ids.js';
import { adjacentFor, bit, type R } from '../../table.js';
import { economicWarfareCards } from '../declare.js';
import { economicWarfare } from '../economic-warfare.js';
import { countPieces, isLand } from '../verbs.js';
import { stands } from './stands.js';

const WESTERN_EUROPE = space('western-europe');
const SCANDINAVIA = space('scandinavia');
const NORTH_SEA = space('north-sea');

function nextTo(u: R, centre: Space, at: Space): boolean {
  return adjacentFor(u, AXIS, centre, at);
}

/** German pieces next to the North Sea, not in it (reading.adjacent). */
function nextToNorthSea(u: R, fits: (at: Space) => boolean = () => true): number {
  return countPieces(u, GERMANY, (at) => fits(at) && nextTo(u, NORTH_SEA, at));
}

/** "For each …": 2 cards and 1 VP per piece (economic-warfare.for-each). With none it is still a hit, with a sum of 0. */
function forEach(target: Country, pieces: (u: R) => number) {
  return economicWarfare({
    hits: () => bit(target),
    cards: (u) => 2 * pieces(u),
    points: (u) => pieces(u),
  });
}

/** The Economic Warfare cards of Germany. */
export const ECONOMIC_WARFARE = economicWarfareCards({
  'submarines-enforce-blockade': {
    name: 'Submarines Enforce Blockade',
    second: {
      disputed: true,
      text: 'For each German Army in a land space adjacent to the North Sea (Iceland, United Kingdom, Scandinavia, Western Europe, North Africa): the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP. German Navies do not count.',
      does: [forEach(UNITED_KINGDOM, (u) => nextToNorthSea(u, isLand))],
    },
  },
  'submarines-lead-the-battle-of-the-atlantic': {
    name: 'Submarines Lead the Battle of the Atlantic',
    second: {
      text: 'For each German Navy anywhere on the board: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 1 VP.',
      does: [forEach(UNITED_KINGDOM, (u) => countPieces(u, GERMANY, (at) => IS_SEA[at]))],
    },
  },
  'submarines-prey-on-unprotected-shipping': {
    name: 'Submarines Prey on Unprotected Shipping',
    second: {
      disputed: true,
      text: 'The United Kingdom discards the top 2 cards of its draw deck, plus 3 more (5 in all) if no Allied Navy of any country is in the North Sea. The Axis gain 1 VP in either case.',
      does: [
        economicWarfare({
          hits: () => bit(UNITED_KINGDOM),
          cards: (u) => (u.table.pieces[NORTH_SEA] & TEAM_SET[ALLIES] ? 2 : 5),
          points: () => 1,
        }),
      ],
    },
  },
  'submarines-raid-murmansk-convoy': {
    name: 'Submarines Raid Murmansk Convoy',
    second: {
      text: 'For each German Army or Navy that is in Scandinavia or in a space adjacent to it (Russia, North Sea, Baltic Sea): the Soviet Union discards the top 2 cards of its draw deck and the Axis gain 1 VP.',
      does: [
        forEach(SOVIET_UNION, (u) =>
          countPieces(u, GERMANY, (at) => at === SCANDINAVIA || nextTo(u, SCANDINAVIA, at)),
        ),
      ],
    },
  },
  'submarines-of-the-monsoon-group': {
    name: 'Submarines of the Monsoon Group',
    second: {
      text: 'Choose any one Allied country; it discards the top 2 cards of its draw deck. The Axis gain 2 VP.',
      does: [
        economicWarfare({ hits: () => TEAM_SET[ALLIES], chooseOne: true, cards: () => 2, points: () => 2 }),
      ],
    },
  },
  'submarines-united-kingdom': {
    name: 'Submarines',
    first: {
      count: 2,
      text: 'Needs a German piece next to the North Sea. The United Kingdom loses 3 cards; +1 VP.',
      does: [
        economicWarfare({
          hits: (u) => (nextToNorthSea(u) > 0 ? bit(UNITED_KINGDOM) : 0),
          cards: () => 3,
          points: () => 1,
        }),
      ],
    },
  },
  'submarines-united-states': {
    name: 'Submarines',
    first: {
      text: 'Needs a German piece next to the North Sea. The United States loses 3 cards, or 5 while a German Navy is in the North Sea; +1 VP.',
      does: [
        economicWarfare({
          hits: (u) => (nextToNorthSea(u) > 0 ? bit(UNITED_STATES) : 0),
          cards: (u) => (stands(u, NORTH_SEA) ? 5 : 3),
          points: () => 1,
        }),
      ],
    },
  },
  'submarines-soviet-union': {
    name: 'Submarines',
    first: {
      text: 'The Soviet Union loses 2 cards, or 5 while a German Army is in Scandinavia; +1 VP.',
      does: [
        economicWarfare({
          hits: () => bit(SOVIET_UNION),
          cards: (u) => (stands(u, SCANDINAVIA) ? 5 : 2),
          points: () => 1,
        }),
      ],
    },
  },
  'v-weapons': {
    name: 'V-Weapons',
    second: {
      text: 'Only if a German Army is in Western Europe: the United Kingdom discards the top card of its draw deck and the Axis gain 3 VP. Otherwise nothing happens.',
      does: [
        economicWarfare({
          hits: (u) => (stands(u, WESTERN_EUROPE) ? bit(UNITED_KINGDOM) : 0),
          cards: () => 1,
          points: () => 3,
        }),
      ],
    },
    first: {
      text: 'Needs a German Army next to the North Sea. The United Kingdom loses 2 cards; +2 VP.',
      does: [
        economicWarfare({
          hits: (u) => (nextToNorthSea(u, isLand) > 0 ? bit(UNITED_KINGDOM) : 0),
          cards: () => 2,
          points: () => 2,
        }),
      ],
    },
  },
});
