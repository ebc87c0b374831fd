import type * as kernel from '@sandtable/kernel';
import { EVERYONE, type PlacesSpec, rulesOf } from '@sandtable/kernel';
import { CARD_NAMES, DECK, type Facts, HOMES, SEATS } from './facts.js';

/** The public state of the table. The kernel stores the cards, in the places below. */
export interface Table {
  round: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Points of each side. */
  points: number[];
  /** For each hill, the set of seats with a camp on it (one bit each). */
  camps: number[];
  /** The same for camps that cannot be removed this turn. */
  safe: number[];
  /** Standing cards that were used this turn. */
  used: number[];
}

export type Reader = kernel.Reader<Table, Facts>;
export type Umpire = kernel.Umpire<Table, Facts>;
export const { process, question, refusal } = rulesOf<Table, Facts>();

export function newTable(): Table {
  const camps = [0, 0, 0, 0, 0, 0, 0];
  HOMES.forEach((hill, seat) => {
    camps[hill] |= 1 << seat;
  });
  return { round: 1, turn: 0, points: [0, 0], camps, safe: [0, 0, 0, 0, 0, 0, 0], used: [] };
}

// Seats and camps

export const sideOf = (seat: number): number => SEATS[seat].side;
/** The set of seats of a side: 0 and 2, or 1 and 3. */
export const teamOf = (side: number): number => (side === 0 ? 0b0101 : 0b1010);
export const enemiesOf = (seat: number): number => teamOf(1 - sideOf(seat));
const ALL = SEATS.map((_, seat) => seat);
export const membersOf = (seats: number): number[] => ALL.filter((seat) => seats & (1 << seat));
export const seatsWhere = (holds: (seat: number) => boolean): number =>
  ALL.filter(holds).reduce((seats, seat) => seats | (1 << seat), 0);

export function hasCamp(u: Reader, seat: number, hill: number): boolean {
  return (u.table.camps[hill] & (1 << seat)) !== 0;
}
export function enemyCamps(u: Reader, seat: number, hill: number): number {
  return u.table.camps[hill] & enemiesOf(seat);
}
export function campCount(u: Reader, seat: number): number {
  return u.table.camps.filter((seats) => seats & (1 << seat)).length;
}

// Cards and their piles

/** A seat's piles: its hand, its face-down cards and its discards are secret. */
export const PILES = ['deck', 'hand', 'laid', 'standing', 'discard'] as const;
export type Pile = (typeof PILES)[number];

export const pileOf = (seat: number, pile: Pile): number => seat * PILES.length + PILES.indexOf(pile);
export const kindOf = (card: number): number => DECK[card % DECK.length];

/** A seat's cards of one pile; the last is the top. */
export const cardsIn = (u: Reader, seat: number, pile: Pile) => u.items(pileOf(seat, pile));

/** A card of this kind in the pile, or -1. Cards of a kind are interchangeable. */
export function findCard(u: Reader, seat: number, pile: Pile, kind: number): number {
  return cardsIn(u, seat, pile).find((card) => kindOf(card) === kind) ?? -1;
}

export function places({ cards }: Facts): PlacesSpec {
  const seenBy = (seat: number, pile: Pile) => {
    if (pile === 'standing') return EVERYONE;
    return pile === 'deck' ? 0 : 1 << seat;
  };
  return {
    items: SEATS.length * DECK.length,
    itemName: (card) => CARD_NAMES.name(kindOf(card)),
    itemText: (card) => cards[kindOf(card)].text,
    family: (card) => Math.floor(card / DECK.length),
    places: SEATS.flatMap(({ id }, seat) =>
      PILES.map((pile) => {
        const place = { name: `${id}.${pile}`, seenBy: seenBy(seat, pile) };
        // It is public that only reactions are laid face down, so a fair guess uses it too.
        return pile === 'laid' ? { ...place, holds: (card) => cards[kindOf(card)].kind === 'hidden' } : place;
      }),
    ),
  };
}
