import type { Plain } from '@sandtable/kernel';
import { SIDE_IDS, type SideId } from '../pieces/pieces.js';
import type { Table } from '../table.js';
import { ROUND_FACES } from './faces.constants.js';

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
export {
  CARD_FACES,
  type CardFace,
  ROUND_FACES,
  type RoundFace,
  SPACE_FACES,
  type SpaceFace,
  STEPS,
} from './faces.constants.js';

/** The round and step of a replay position, from the table of its view. */
export function momentOf(table: Plain): { round: number; active: SideId; roundName: string } {
  const { round, active } = table as Pick<Table, 'round' | 'active'>;
  return { round, active: SIDE_IDS[active], roundName: ROUND_FACES[round - 1]?.name ?? '' };
}
