import { GERMANY, ITALY } from '../../board/countries.js';
import { bit } from '../../table.js';
import { economicWarfareCards } from '../declare.js';
import { economicWarfare } from '../economic-warfare.js';
import { losesCardsOrNavy } from '../special/cards-or-navy.js';

/** The Economic Warfare cards of the United Kingdom. */
export const ECONOMIC_WARFARE = economicWarfareCards({
  'bomber-command': {
    name: 'Bomber Command',
    second: {
      text: 'Choose Germany or Italy; that country discards the top 4 cards of its draw deck.',
    },
    first: {
      text: 'Germany or Italy (you choose) loses 4 cards.',
    },
    does: [economicWarfare({ hits: () => bit(GERMANY) | bit(ITALY), chooseOne: true, cards: () => 4 })],
  },
  'malta-submarines': {
    name: 'Malta Submarines',
    second: {
      text: 'Germany, then Italy, each chooses one: discard the top 2 cards of its own draw deck, or eliminate one of its own Navies in the Mediterranean Sea. A country without a Navy there must discard.',
    },
    first: {
      text: 'Germany and Italy, each for itself, pick: lose 2 cards, or take one own Navy off the Mediterranean Sea.',
    },
    does: [
      losesCardsOrNavy(GERMANY, 2, 'mediterranean-sea'),
      losesCardsOrNavy(ITALY, 2, 'mediterranean-sea'),
    ],
  },
});
