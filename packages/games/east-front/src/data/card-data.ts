import type { FactionId } from '../pieces/pieces.js';

export type Era = 'mid' | 'late' | 'contingency';
export type ReactionId =
  | 'stand-fast'
  | 'sustain-attack'
  | 'retreat'
  | 'exchange'
  | 'anti-air'
  | 'naval-combat'
  | 'advance';

/** A card as it is printed: the effect in our own words, complete for play. */
export interface CardData {
  id: string;
  name: string;
  faction: FactionId;
  era: Era;
  /** One of the seven cards of the recommended first hand. */
  firstGame: boolean;
  text: string;
  reaction: ReactionId | null;
  /** The condition printed below a Stand Fast. */
  detail: string | null;
  /** Does the rulebook print the text, or do public sources tell it? */
  provenance: 'printed' | 'sourced';
  /** The other side of a Contingency card. */
  second: { name: string; text: string } | null;
}
