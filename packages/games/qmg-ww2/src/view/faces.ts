import type { GameOptions, Plain } from '@sandtable/kernel';
import type { CountryId } from '../board/countries.js';
import type { CardId } from '../cards/decks.js';
import type { Edition } from '../cards/declare.js';
import type { Table } from '../table.js';
import type { BareFace, CardFace } from './card-face.js';
import { COUNTRY_FACES, PIECE_COUNTS, type PieceCount, SECOND_EDITION_CARDS } from './faces.constants.js';

// Printed board and cards, by name: depends on the options at most, never on the position.

export type { BareFace, CardFace } from './card-face.js';
export {
  COUNTRY_FACES,
  type CountryFace,
  SPACE_FACES,
  type SpaceFace,
  STRAIT_FACES,
  type StraitFace,
} from './faces.constants.js';
export { supplyWords } from './supply-words.js';
export type { CardId, CountryId };

/** The edition that is played. */
export const editionOf = ({ edition }: GameOptions): Edition => (edition === 'first' ? 'first' : 'second');

/** Every card of the game's edition, deck by deck, without its text. */
export async function bareFaces(options: GameOptions): Promise<readonly BareFace[]> {
  if (editionOf(options) === 'second') return SECOND_EDITION_CARDS;
  return (await import('./first-edition.constants.js')).FIRST_EDITION_CARDS;
}

/** The texts of these cards, in the same order. */
export async function cardTexts(options: GameOptions): Promise<readonly string[]> {
  if (editionOf(options) === 'second')
    return (await import('./second-texts.constants.js')).SECOND_EDITION_TEXTS;
  return (await import('./first-texts.constants.js')).FIRST_EDITION_TEXTS;
}

/** Every card of the game's edition, deck by deck. */
export async function cardFaces(options: GameOptions): Promise<readonly CardFace[]> {
  const [faces, texts] = await Promise.all([bareFaces(options), cardTexts(options)]);
  return faces.map((face, i) => ({ ...face, text: texts[i] }));
}

/** How many Armies and Navies each country has in the game's edition, in order of play. */
export function pieceCounts(options: GameOptions): readonly PieceCount[] {
  return PIECE_COUNTS[editionOf(options)];
}

/** The round and step of a replay position, from the table of its view. */
export function momentOf(table: Plain): { round: number; active: CountryId } {
  if (!isTable(table)) throw new Error('this is no table of Quartermaster General WW2');
  return { round: table.round, active: COUNTRY_FACES[table.active].id };
}

/** The table has no secrets, so a view has all of it. */
function isTable(table: Plain): table is Plain & Pick<Table, 'round' | 'active'> {
  return typeof table === 'object' && table !== null && 'round' in table && 'active' in table;
}
