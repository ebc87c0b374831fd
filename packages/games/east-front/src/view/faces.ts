import type { Plain } from '@sandtable/kernel';
import { SIDE_IDS, type SideId } from '../pieces/pieces.js';
import type { Table } from '../table.js';
import type { CardTexts } from './card-texts.constants.js';
import { BARE_FACES, type BareFace, ROUND_FACES } from './faces.constants.js';

// Printed components: the same in every game.

export type { ChoiceText } from '../cards/choice-text.js';
export type { CardId } from '../cards/decks.js';
export {
  FACTION_NAMES,
  FACTIONS,
  type FactionId,
  SIDE_NAMES,
  SIDES,
  TYPES,
  type TypeId,
} from '../pieces/pieces.js';
export type { CardTexts } from './card-texts.constants.js';
export {
  BARE_FACES,
  type BareFace,
  ROUND_FACES,
  type RoundFace,
  SPACE_FACES,
  type SpaceFace,
  STEPS,
} from './faces.constants.js';

/** A card as printed. */
export interface CardFace extends BareFace {
  text: string;
  second: { name: string; text: string } | null;
}

/** The texts of both decks, by card: apart from the faces, since a page in another language needs none of them. */
export async function cardTexts(): Promise<Readonly<Record<string, CardTexts>>> {
  return (await import('./card-texts.constants.js')).CARD_TEXTS;
}

/** Every card of both decks. */
export async function cardFaces(): Promise<readonly CardFace[]> {
  const texts = await cardTexts();
  return BARE_FACES.map((face) => ({
    ...face,
    text: texts[face.id].text,
    second: face.second && { ...face.second, text: texts[face.id].second ?? '' },
  }));
}

/** The round and step of a replay position, from the table of its view. */
export function momentOf(table: Plain): { round: number; active: SideId; roundName: string } {
  const { round, active } = table as Pick<Table, 'round' | 'active'>;
  return { round, active: SIDE_IDS[active], roundName: ROUND_FACES[round - 1]?.name ?? '' };
}
