import type { LogText } from '@sandtable/kernel';
import type { Trigger } from './card.js';
import { CARD_NAMES, type Facts, HAND, HILLS, SEATS, SIDES } from './facts.js';
import { cardsIn, type Reader, sideOf } from './table.js';

/** Everything a player reads, except the cards' texts (cards.ts) and the refusals (refusals.ts). */

const seatName = (seat: number) => SEATS[seat].name;
const team = (seat: number) => SIDES[sideOf(seat)].name;
const camp = (seat: number, hill: number) => `${seatName(seat)}'s camp on ${HILLS.name(hill)}`;
const cardNames = (kinds: readonly number[]) => kinds.map((kind) => CARD_NAMES.name(kind)).join(', ');
const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;

interface BySeat {
  seat: number;
}

function happening(t: Trigger): string {
  switch (t.what) {
    case 'removal':
      return `${camp(t.camp, t.hill)} is about to be removed`;
    case 'settled':
      return `${seatName(t.by)} has just settled ${HILLS.name(t.hill)}`;
    case 'raided':
      return `${seatName(t.by)} has just raided ${HILLS.name(t.hill)}`;
  }
}

/** The public prompt, shown to all while a seat decides. */
export const prompts = {
  trim: (u: Reader, _: object, seat: number) =>
    `${seatName(seat)} discards ${count(cardsIn(u, seat, 'hand').length - HAND, 'card')}`,
  play: (_: Reader, __: object, seat: number) => `${seatName(seat)} plays, lays or discards a card`,
  settle: (_: Reader, f: BySeat) => `${seatName(f.seat)} chooses a hill to settle`,
  raid: (_: Reader, f: BySeat) => `${seatName(f.seat)} chooses a hill to raid`,
  target: (_: Reader, f: BySeat & { hill: number }) =>
    `${seatName(f.seat)} chooses whose camp on ${HILLS.name(f.hill)} to strike`,
  react: (_: Reader, f: Trigger & BySeat) => `${happening(f)}: ${seatName(f.seat)} may react`,
  makeRoom: (_: Reader, __: object, seat: number) => `${seatName(seat)} may discard cards before drawing`,
};

/** The chain of events that led to the question, link by link. */
export const because = {
  turn: (u: Reader) => `${seatName(u.table.turn)}'s turn`,
  raid: (_: Reader, f: BySeat & { hill: number }) => `${seatName(f.seat)} raids ${HILLS.name(f.hill)}`,
  window: (_: Reader, f: Trigger) => happening(f),
  use: (_: Reader, f: BySeat & { kind: number }) => `${seatName(f.seat)} uses ${CARD_NAMES.name(f.kind)}`,
};

const TOPIC = {
  removal: 'camps about to be removed',
  settled: 'camps just settled',
  raided: 'hills just raided',
};

/** The subject of a standing order "pass for me", and all possible subjects. */
export const topic = (_: Reader, f: Trigger): string => TOPIC[f.what];
export const topics = () => Object.values(TOPIC);

/** The log. Lines ending in -card, -cards or -which go only to the seat that may know. */
export const logTexts: Record<string, LogText<Facts>> = {
  drew: (_, [seat, n]) => `${seatName(seat)} draws ${count(n, 'card')}`,
  'drew-cards': (_, kinds) => `You draw ${cardNames(kinds)}`,
  discarded: (_, [seat]) => `${seatName(seat)} discards a card`,
  'discarded-card': (_, kinds) => `You discard ${cardNames(kinds)}`,
  played: (_, [seat, kind]) => `${seatName(seat)} plays ${CARD_NAMES.name(kind)}`,
  laid: (_, [seat]) => `${seatName(seat)} lays a card face down`,
  'laid-card': (_, kinds) => `You lay ${cardNames(kinds)} face down`,
  used: (_, [seat, kind]) => `${seatName(seat)} uses ${CARD_NAMES.name(kind)}`,
  settled: (_, [seat, hill]) => `${seatName(seat)} settles ${HILLS.name(hill)}`,
  raided: (_, [seat, hill]) => `${seatName(seat)} raids ${HILLS.name(hill)}`,
  removed: (_, [seat, hill]) => `${camp(seat, hill)} is removed`,
  kept: (_, [seat, hill]) => `${camp(seat, hill)} is not removed this turn`,
  'lost-cards': (_, [seat, n]) => `${seatName(seat)} discards ${count(n, 'card')} from the deck`,
  'lost-which': (_, kinds) => `You lose ${cardNames(kinds)}`,
  'lost-points': (_, [seat, n]) =>
    `${seatName(seat)} has nothing to discard: ${team(seat)} loses ${count(n, 'point')}`,
  scored: (_, [seat, n]) => `${seatName(seat)} scores ${count(n, 'point')} for ${team(seat)}`,
  'round-over': (_, [round, north, south]) => `Round ${round} is over: North ${north}, South ${south}`,
};
