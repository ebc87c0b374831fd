import { COUNTER_COUNT, FULL, IS_SUPPORT, kindOf } from '../counters/counters.js';
import { type Counter, FACTIONS, NO_FACTION, type Turn } from '../ids.js';
import { process } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { DELAY_BOX, NAVAL_DELAY_BOX, onTurn } from '../places.js';
import { insidersOf } from '../position/hidden.js';
import { factionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';
import { delayModifiers } from './modifiers.js';
import { isPiece } from './pieces.js';

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
  // 16b: if somebody is asked, the rest follows when it is answered.
  for (const counter of waitingCounters(u)) if (delayDie.roll(u, { counter })) return;
  u.done();
});

/** 7.1a: the dice of one counter; luck has all of them rolled again. */
const delayDie = luckyDie<{ counter: Counter }>('delay-die', {
  about: 'delay',
  rolling: (u, { counter }) => ({ roller: factionOf(u, counter), against: NO_FACTION }),
  cast: (u, { counter }) => dieFor(u, counter),
  secret: (u, { counter }) => isRolledSecretly(u, counter),
  settle: (u, { counter }, die) => delay(u, counter, die),
});

/** 7.1d: a counter goes on the Turn Track, at least one turn ahead (V.c). */
function delay(u: U, counter: Counter, die: number): void {
  const modifiers = delayModifiers(u, counter);
  const result = modifiers.reduce((sum, { size }) => sum + size, die);
  const turn = (u.table.turn + Math.max(1, result)) as Turn;
  const told = [counter, die, turn, ...modifiers.flatMap(({ modifier, size }) => [modifier, size])];
  if (isRolledSecretly(u, counter)) {
    const { own, others } = insidersOf(u, factionOf(u, counter));
    u.logTo(own, 'delayed', ...told);
    u.logTo(others, 'delayed-face-down', counter);
  } else u.log('delayed', ...told);
  putOnTrack(u, counter, turn);
}

/** 17.4a: the other side learns neither the die nor the turn. */
function isRolledSecretly(u: R, counter: Counter): boolean {
  return u.facts.readings.hiddenDelay && isPiece(counter) && factionOf(u, counter) >= 0;
}

/** 7.1c: in the Naval Warfare Delay Box a 6 is rolled again and added. */
function dieFor(u: U, counter: Counter): number {
  const naval = u.table.place[counter] === NAVAL_DELAY_BOX;
  const secret = isRolledSecretly(u, counter);
  let sum = 0;
  for (;;) {
    // Rolls are public.
    const die = secret ? u.pick('hidden-delay', 6) + 1 : u.roll('delay', 6);
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

export const delayRules = [delaySegment, delayDie.rule];
