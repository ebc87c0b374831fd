import { COUNTER_COUNT, FULL, IS_SUPPORT, kindOf } from '../counters/counters.js';
import { type Counter, FACTIONS, type Turn } from '../ids.js';
import { process } from '../kit.js';
import { DELAY_BOX, NAVAL_DELAY_BOX, onTurn } from '../places.js';
import { factionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { delayModifiers } from './modifiers.js';

const isWaiting = (u: R, counter: Counter): boolean => {
  const place = u.table.place[counter];
  return place === DELAY_BOX || place === NAVAL_DELAY_BOX;
};

/** 7.1a, 7.1g: the counters that are rolled for, Axis first. */
export function waitingCounters(u: R): Counter[] {
  const waiting: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (isWaiting(u, counter)) waiting.push(counter);
  const order = [...FACTIONS, -1];
  return waiting.sort((a, b) => order.indexOf(factionOf(u, a)) - order.indexOf(factionOf(u, b)) || a - b);
}

/** 7.1: rolls for every counter in the Delay Boxes. */
export const delaySegment = process('delay-segment', (u) => {
  for (const counter of waitingCounters(u)) rollDelay(u, counter);
  u.done();
});

/** 7.1a, 7.1d: one roll puts a counter on the Turn Track; at least one turn ahead (V.c). */
export function rollDelay(u: U, counter: Counter): void {
  const die = dieFor(u, counter);
  const modifiers = delayModifiers(u, counter);
  const result = modifiers.reduce((sum, { size }) => sum + size, die);
  const turn = (u.table.turn + Math.max(1, result)) as Turn;
  u.log('delayed', counter, die, turn, ...modifiers.flatMap(({ modifier, size }) => [modifier, size]));
  putOnTrack(u, counter, turn);
}

/** 7.1c: in the Naval Warfare Delay Box a 6 is rolled again and added. */
function dieFor(u: U, counter: Counter): number {
  const naval = u.table.place[counter] === NAVAL_DELAY_BOX;
  let sum = 0;
  for (;;) {
    const die = u.roll('delay', 6);
    sum += die;
    if (!naval || die < 6) return sum;
  }
}

/** Counters that are placed on one of two sides: they wait unit side up. A "+2" on a marker stays. */
const isTurned = (counter: Counter): boolean =>
  IS_SUPPORT[counter] || ['convoy', 'beachhead'].includes(kindOf(counter).type);

/** Puts a counter into a box of the Turn Track, unit side up (7.1d). */
export function putOnTrack(u: U, counter: Counter, turn: Turn): void {
  put(u, counter, onTurn(turn), isTurned(counter) ? FULL : u.table.face[counter]);
}
