import type { Lexicon } from '@sandtable/kernel';
import { cards } from './cards.js';
import { CARD_NAMES, cardName, HILLS, hillName } from './facts.js';
import { PILES } from './table.js';

/** Hills, cards and piles, for translators. A refusal may quote the text of a card, so texts are names too. */
export function lexicon(): Lexicon {
  const texts = cards.map(({ text }) => text);
  return {
    names: [...HILLS.values.map(hillName), ...CARD_NAMES.values.map(cardName), ...PILES, ...texts],
    cards: {},
  };
}
