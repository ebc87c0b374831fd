import { ALL_SPACES, IS_SEA } from '../../board/board.js';
import { JAPAN, UNITED_KINGDOM, UNITED_STATES } from '../../board/countries.js';
import type { Country } from '../../ids.js';
import { bit, hasPiece, type R } from '../../table.js';
import type { Effect, PlayedRules } from '../card.js';
import { economicWarfareCards } from '../declare.js';
import { economicWarfare } from '../economic-warfare.js';
import { inOrNextTo } from '../where.js';

/** For each Japanese Navy in or next to a sea: the enemy discards 2 cards from its deck, and Japan scores 2 VP. */
function patrols(target: Country, sea: string): PlayedRules {
  const around = inOrNextTo(sea);
  const navies = (u: R, e: Effect) => {
    let count = 0;
    for (const at of ALL_SPACES) {
      if (IS_SEA[at] && hasPiece(u, JAPAN, at) && around.has(u, e, at)) count++;
    }
    return count;
  };
  return {
    does: [
      economicWarfare({
        hits: () => bit(target),
        cards: (u, e) => 2 * navies(u, e),
        points: (u, e) => 2 * navies(u, e),
      }),
    ],
  };
}

/** First edition: the enemy discards a card from its deck, and Japan scores 2 VP. */
function submarines(target: Country): PlayedRules {
  return { does: [economicWarfare({ hits: () => bit(target), cards: () => 1, points: () => 2 })] };
}

/** The Economic Warfare cards of Japan. */
export const ECONOMIC_WARFARE = economicWarfareCards({
  'indian-ocean-patrols': {
    name: 'Indian Ocean Patrols',
    second: {
      text: 'For each Japanese Navy in the Bay of Bengal or in a sea space adjacent to it: the United Kingdom discards the top 2 cards of its draw deck and the Axis gain 2 VP.',
      ...patrols(UNITED_KINGDOM, 'bay-of-bengal'),
    },
  },
  'submarines-support-pacific-islands': {
    name: 'Submarines Support Pacific Islands',
    second: {
      text: 'For each Japanese Navy in the East Pacific or in a sea space adjacent to it: the United States discards the top 2 cards of its draw deck and the Axis gain 2 VP.',
      ...patrols(UNITED_STATES, 'east-pacific'),
    },
  },
  'submarines-united-kingdom': {
    name: 'Submarines',
    first: {
      text: 'The United Kingdom loses 1 card; +2 VP.',
      ...submarines(UNITED_KINGDOM),
    },
  },
  'submarines-united-states': {
    name: 'Submarines',
    first: {
      text: 'The United States loses 1 card; +2 VP.',
      ...submarines(UNITED_STATES),
    },
  },
});
