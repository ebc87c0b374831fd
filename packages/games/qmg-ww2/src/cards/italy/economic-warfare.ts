import { space } from '../../board/board.js';
import { ALLIES, ITALY, TEAM_SET, UNITED_KINGDOM } from '../../board/countries.js';
import { bit, hasPiece } from '../../table.js';
import { economicWarfareCards } from '../declare.js';
import { economicWarfare } from '../economic-warfare.js';
import { forEachNavy } from '../points.js';

const MEDITERRANEAN = space('mediterranean-sea');

/** The Economic Warfare cards of Italy. */
export const ECONOMIC_WARFARE = economicWarfareCards({
  'decima-flottiglia-mas': {
    name: 'Decima Flottiglia MAS (Frogmen)',
    second: {
      text: 'The United Kingdom discards the top card of its draw deck, plus 1 more (2 in all) if no Allied Navy is in the Mediterranean Sea. The Axis gain 1 VP in either case.',
      does: [
        economicWarfare({
          hits: () => bit(UNITED_KINGDOM),
          cards: (u) => (u.table.pieces[MEDITERRANEAN] & TEAM_SET[ALLIES] ? 1 : 2),
          points: () => 1,
        }),
      ],
    },
  },
  'decima-flottiglia-mas-frogmen': {
    name: 'Decima Flottiglia MAS (Frogmen)',
    first: {
      text: 'The United Kingdom loses 1 card; +1 VP.',
      does: [economicWarfare({ hits: () => bit(UNITED_KINGDOM), cards: () => 1, points: () => 1 })],
    },
  },
  'regia-marina-closes-shipping-lanes': {
    name: 'Regia Marina Closes Shipping Lanes',
    second: {
      text: 'For each Italian Navy anywhere on the board: the United Kingdom discards the top card of its draw deck and the Axis gain 1 VP.',
      does: [
        economicWarfare({
          hits: () => bit(UNITED_KINGDOM),
          cards: (u) => forEachNavy(u, ITALY),
          points: (u) => forEachNavy(u, ITALY),
        }),
      ],
    },
    first: {
      text: 'Needs an Italian Navy in the Mediterranean Sea. The United Kingdom loses 1 card; +2 VP.',
      does: [
        economicWarfare({
          hits: (u) => (hasPiece(u, ITALY, MEDITERRANEAN) ? bit(UNITED_KINGDOM) : 0),
          cards: () => 1,
          points: () => 2,
        }),
      ],
    },
  },
});
