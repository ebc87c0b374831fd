import type { StandFastCondition } from '../combat/reactions.js';
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
export const [STAND_FAST, SUSTAIN_ATTACK, RETREAT, EXCHANGE, ANTI_AIR, NAVAL_COMBAT, ADVANCE] = [
  0, 1, 2, 3, 4, 5, 6,
];
export const REACTION_NAMES: readonly string[] = [
  'Stand Fast',
  'Sustain Attack',
  'Retreat',
  'Exchange',
  'Anti-Air',
  'Naval Combat',
  'Advance!',
];

/** What a card says, and beside it what it does. */
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

/** A card; its number is its place in the list of all (decks.ts). */
export interface Card<Id extends string> extends CardSide {
  id: Id;
  side: number;
  faction: number;
  era: Era;
  /** One of the seven cards of the recommended first hand. */
  firstGame: boolean;
  /** Number of the reaction, or -1. */
  reaction: number;
  /** The condition printed below a Stand Fast. */
  detail: StandFastCondition | null;
  /** Does the rulebook print the text, or do public sources tell it? */
  provenance: 'printed' | 'sourced';
  /** The other side of a Contingency card. */
  second: CardSide | null;
}

/** What is read out of a text's number: the name of the card, or of its second side (contingency.sides). */
export function textName(u: R, card: number, text: number): string {
  const { name, second } = u.facts.cards[card];
  return text === card ? name : (second?.name ?? name);
}
