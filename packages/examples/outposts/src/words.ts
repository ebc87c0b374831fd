import { commas, type LogText, say } from '@sandtable/kernel';
import type { Trigger } from './card.js';
import { cardName, type Facts, HAND, hillName, SEATS, SIDES } from './facts.js';
import { cardsIn, type Reader, sideOf } from './table.js';

/** Everything a player reads, except the cards' texts (cards.ts) and the refusals (refusals.ts). */

const seatName = (seat: number) => SEATS[seat].name;
const team = (seat: number) => SIDES[sideOf(seat)].name;
const camp = (seat: number, hill: number) => say`${seatName(seat)}'s camp on ${hillName(hill)}`;
const cardNames = (kinds: readonly number[]) => commas(kinds.map(cardName));
const cards = (n: number) => (n === 1 ? say`${n} card` : say`${n} cards`);
const points = (n: number) => (n === 1 ? say`${n} point` : say`${n} points`);

interface BySeat {
  seat: number;
}

function happening(t: Trigger): string {
  switch (t.what) {
    case 'removal':
      return say`${camp(t.camp, t.hill)} is about to be removed`;
    case 'settled':
      return say`${seatName(t.by)} has just settled ${hillName(t.hill)}`;
    case 'raided':
      return say`${seatName(t.by)} has just raided ${hillName(t.hill)}`;
  }
}

/** The public prompt, shown to all while a seat decides. */
export const prompts = {
  trim: (u: Reader, _: object, seat: number) =>
    say`${seatName(seat)} discards ${cards(cardsIn(u, seat, 'hand').length - HAND)}`,
  play: (_: Reader, __: object, seat: number) => say`${seatName(seat)} plays, lays or discards a card`,
  settle: (_: Reader, f: BySeat) => say`${seatName(f.seat)} chooses a hill to settle`,
  raid: (_: Reader, f: BySeat) => say`${seatName(f.seat)} chooses a hill to raid`,
  target: (_: Reader, f: BySeat & { hill: number }) =>
    say`${seatName(f.seat)} chooses whose camp on ${hillName(f.hill)} to strike`,
  react: (_: Reader, f: Trigger & BySeat) => say`${happening(f)}: ${seatName(f.seat)} may react`,
  makeRoom: (_: Reader, __: object, seat: number) => say`${seatName(seat)} may discard cards before drawing`,
};

/** The chain of events that led to the question, link by link. */
export const because = {
  turn: (u: Reader) => say`${seatName(u.table.turn)}'s turn`,
  raid: (_: Reader, f: BySeat & { hill: number }) => say`${seatName(f.seat)} raids ${hillName(f.hill)}`,
  window: (_: Reader, f: Trigger) => happening(f),
  use: (_: Reader, f: BySeat & { kind: number }) => say`${seatName(f.seat)} uses ${cardName(f.kind)}`,
};

const TOPIC = {
  removal: say`camps about to be removed`,
  settled: say`camps just settled`,
  raided: say`hills just raided`,
};

/** The subject of a standing order "pass for me", and all possible subjects. */
export const topic = (_: Reader, f: Trigger): string => TOPIC[f.what];
export const topics = () => Object.values(TOPIC);

/** The log. Lines ending in -card, -cards or -which go only to the seat that may know. */
export const logTexts: Record<string, LogText<Facts>> = {
  drew: (_, [seat, n]) => say`${seatName(seat)} draws ${cards(n)}`,
  'drew-cards': (_, kinds) => say`You draw ${cardNames(kinds)}`,
  discarded: (_, [seat]) => say`${seatName(seat)} discards a card`,
  'discarded-card': (_, kinds) => say`You discard ${cardNames(kinds)}`,
  played: (_, [seat, kind]) => say`${seatName(seat)} plays ${cardName(kind)}`,
  laid: (_, [seat]) => say`${seatName(seat)} lays a card face down`,
  'laid-card': (_, kinds) => say`You lay ${cardNames(kinds)} face down`,
  used: (_, [seat, kind]) => say`${seatName(seat)} uses ${cardName(kind)}`,
  settled: (_, [seat, hill]) => say`${seatName(seat)} settles ${hillName(hill)}`,
  raided: (_, [seat, hill]) => say`${seatName(seat)} raids ${hillName(hill)}`,
  removed: (_, [seat, hill]) => say`${camp(seat, hill)} is removed`,
  kept: (_, [seat, hill]) => say`${camp(seat, hill)} is not removed this turn`,
  'lost-cards': (_, [seat, n]) => say`${seatName(seat)} discards ${cards(n)} from the deck`,
  'lost-which': (_, kinds) => say`You lose ${cardNames(kinds)}`,
  'lost-points': (_, [seat, n]) =>
    say`${seatName(seat)} has nothing to discard: ${team(seat)} loses ${points(n)}`,
  scored: (_, [seat, n]) => say`${seatName(seat)} scores ${points(n)} for ${team(seat)}`,
  'round-over': (_, [round, north, south]) => say`Round ${round} is over: North ${north}, South ${south}`,
};
