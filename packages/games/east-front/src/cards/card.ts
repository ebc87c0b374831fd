import { type Brand, type By, names } from '@sandtable/kernel';
import type { StandFastCondition } from '../combat/reactions.js';
import type { Faction, Side } from '../pieces/pieces.js';
import type { R } from '../table.js';
import type { Part } from './part.js';

export type Era = 'mid' | 'late' | 'contingency';

export const REACTIONS = [
  'stand-fast',
  'sustain-attack',
  'retreat',
  'exchange',
  'anti-air',
  'naval-combat',
  'advance',
] as const;
export type ReactionId = (typeof REACTIONS)[number];
export type ReactionNumber = Brand<'reaction'>;
export const REACTION = names<ReactionNumber>('reaction', REACTIONS);
export const [STAND_FAST, SUSTAIN_ATTACK, RETREAT, EXCHANGE, ANTI_AIR, NAVAL_COMBAT, ADVANCE] =
  REACTION.values;
export const REACTION_IDS: By<ReactionNumber, ReactionId> = REACTIONS;
export const NO_REACTION = -1 as ReactionNumber;
export const REACTION_NAMES: By<ReactionNumber, string> = [
  'Stand Fast',
  'Sustain Attack',
  'Retreat',
  'Exchange',
  'Anti-Air',
  'Naval Combat',
  'Advance!',
];

/** The text of a card, and the rule that carries it out. */
export interface CardText {
  /** The effect in our own words, complete for play. */
  text: string;
  /** The clauses of the text, carried out in order. */
  does: readonly Part[];
}

/** One side of a card. */
export interface CardSide extends CardText {
  name: string;
}

/** The number of a card: its place in the list of all (decks.ts). */
export type CardNumber = Brand<'card'>;

/** The number of a text: one for each card, then those of the second sides of Contingency cards (decks.ts). */
export type TextNumber = Brand<'text'>;
export const NO_TEXT = -1 as TextNumber;

/** A card. */
export interface Card<Id extends string> extends CardSide {
  id: Id;
  side: Side;
  faction: Faction;
  era: Era;
  /** One of the seven cards of the recommended first hand. */
  firstGame: boolean;
  /** Number of the reaction, or -1. */
  reaction: ReactionNumber;
  /** The condition printed below a Stand Fast. */
  detail: StandFastCondition | null;
  /** Whether the rulebook prints the text, or public sources give it. */
  provenance: 'printed' | 'sourced';
  /** The other side of a Contingency card. */
  second: CardSide | null;
}

/** The name of a text: that of the card, or of its second side (contingency.sides). */
export function textName(u: R, card: CardNumber, text: TextNumber): string {
  const { name, second } = u.facts.cards[card];
  return text === u.facts.firstText[card] ? name : (second?.name ?? name);
}
