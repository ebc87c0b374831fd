import type { CardData, ReactionId } from '../data/card-data.js';
import { ALLIES_CONTINGENCY } from '../data/cards-allies-contingency.js';
import { ALLIES_LATE } from '../data/cards-allies-late.js';
import { ALLIES_MID } from '../data/cards-allies-mid.js';
import { AXIS_CONTINGENCY } from '../data/cards-axis-contingency.js';
import { AXIS_LATE } from '../data/cards-axis-late.js';
import { AXIS_MID } from '../data/cards-axis-mid.js';
import { ALLIES, AXIS, FACTION } from '../pieces/pieces.js';

export const REACTIONS = [
  'stand-fast',
  'sustain-attack',
  'retreat',
  'exchange',
  'anti-air',
  'naval-combat',
  'advance',
] as const satisfies readonly ReactionId[];
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

/** A card with its side and its faction and reaction as numbers; its number is its place in this list. */
export interface Card extends Omit<CardData, 'faction' | 'reaction'> {
  side: number;
  faction: number;
  /** Number of the reaction, or -1. */
  reaction: number;
}

function deck(side: number, ...lists: (readonly CardData[])[]): Card[] {
  return lists.flat().map((data) => ({
    ...data,
    side,
    faction: FACTION.index(data.faction),
    reaction: data.reaction === null ? -1 : REACTIONS.indexOf(data.reaction),
  }));
}

/** All 110 cards: each is there once. */
export const CARDS: readonly Card[] = [
  ...deck(AXIS, AXIS_MID, AXIS_LATE, AXIS_CONTINGENCY),
  ...deck(ALLIES, ALLIES_MID, ALLIES_LATE, ALLIES_CONTINGENCY),
];

/** The number of a card by its id, for declarations. */
export function card(id: string): number {
  const found = CARDS.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`there is no card '${id}'`);
  return found;
}

/** What is read out of a text's number: the name of the card, or of its second side (contingency.sides). */
export function textName(card: number, text: number): string {
  const { name, second } = CARDS[card];
  return text === card ? name : (second?.name ?? name);
}
