import type { Lexicon } from '@sandtable/kernel';
import { SPACE_IN_TEXT, SPACE_NAMES } from '../board/board.js';
import { ADJECTIVE, COUNTRY_IN_TEXT, TEAM_NAMES } from '../board/countries.js';
import type { Alternatives } from '../cards/choose.js';
import { cardsOf } from '../cards/decks.js';
import type { Edition } from '../cards/declare.js';
import { BASIC_TYPES } from '../cards/types.js';
import { makeFacts } from '../facts.js';
import { TRIGGERS } from '../reactions/events.js';

const EDITIONS: readonly Edition[] = ['second', 'first'];

/** The names on map and cards, and the card texts of both editions, for translators. */
export function lexicon(): Lexicon {
  const decks = EDITIONS.flatMap((edition) => cardsOf(edition).map((card) => ({ ...card, edition })));
  const words = EDITIONS.flatMap((edition) =>
    makeFacts({ edition }).actions.flatMap((action) =>
      'words' in action ? (action as Alternatives).words : [],
    ),
  );
  return {
    names: [
      ...new Set([
        ...Object.values(SPACE_NAMES),
        ...Object.values(SPACE_IN_TEXT),
        ...Object.values(COUNTRY_IN_TEXT),
        ...Object.values(ADJECTIVE),
        ...Object.values(TEAM_NAMES),
        ...TRIGGERS,
        ...words,
        ...decks.map(({ name }) => name),
      ]),
    ],
    cards: cardTexts(),
  };
}

/**
 * The texts by country, card and edition. A basic card is the same in every deck, and a text that both editions share
 * stands under the second one.
 */
function cardTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const edition of EDITIONS) {
    for (const { country, id, type, text } of cardsOf(edition)) {
      const card = BASIC_TYPES.includes(type) ? id : `${country} ${id}`;
      if (texts[`${card} second`] !== text) texts[`${card} ${edition}`] = text;
    }
  }
  return texts;
}
