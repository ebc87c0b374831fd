import type { Lexicon } from '@sandtable/kernel';
import { PLACE_NAMES, SPACE_NAMES } from '../board/board.js';
import { REACTION_NAMES } from '../cards/card.js';
import { ALL_CARDS } from '../cards/decks.js';
import { A_TYPE, FACTION_NAMES, KIND_NAMES, SIDE_ADJECTIVES, SIDE_NAMES, TYPES } from '../pieces/pieces.js';
import { LAST_ROUND, STEP_NAMES } from '../table.js';
import { roundName } from './words.js';

/** The names on map and cards, and the card texts, for translators. */
export function lexicon(): Lexicon {
  const cards = ALL_CARDS.flatMap(({ id, text, second }): [string, string][] =>
    second
      ? [
          [id, text],
          [`${id} second`, second.text],
        ]
      : [[id, text]],
  );
  return {
    names: [
      ...new Set([
        ...Object.values(SPACE_NAMES),
        ...Object.values(PLACE_NAMES),
        ...Object.values(KIND_NAMES),
        ...Object.values(FACTION_NAMES),
        ...Object.values(SIDE_NAMES),
        ...Object.values(SIDE_ADJECTIVES),
        ...TYPES,
        ...Object.values(A_TYPE),
        ...Object.values(REACTION_NAMES),
        ...STEP_NAMES,
        ...Array.from({ length: LAST_ROUND }, (_, i) => roundName(i + 1)),
        ...ALL_CARDS.flatMap(({ name, second, detail }) => [
          name,
          ...(second ? [second.name] : []),
          ...(detail ? [detail.replace(/^In /, 'in ')] : []),
        ]),
      ]),
    ],
    cards: Object.fromEntries(cards),
  };
}
