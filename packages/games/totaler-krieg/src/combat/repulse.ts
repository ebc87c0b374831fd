import { type Question, say } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { question, refusal } from '../kit.js';
import { hexOf } from '../places.js';
import type { R, Table } from '../table.js';
import { hexNear, markHex } from '../words/names.js';
import { cannotRetreat, hasImmobile, isHeldByHq, type Retreat, retreat } from './retreat.js';

/** The answer of a side that loses a step instead of retreating. */
export const LOSES_STEP = 1;

/** A side that goes back one hex or loses a step. */
export interface Repulse {
  target: Hex;
  units: Counter[];
  /** The HQ in ranged support, or -1. */
  hq: Counter;
  owner: Faction;
  /** 18.2: hexes it may go although an HQ took part. */
  mobile: number;
}

/** The force hex by hex: each stack goes back one hex by itself. */
export function stacksOf(u: R, { target, units, hq, owner, mobile }: Repulse): Retreat[] {
  const present = units.filter((unit) => hexOf(u.table.place[unit]) >= 0);
  const hexes = [...new Set(present.map((unit) => hexOf(u.table.place[unit])))];
  return hexes.map((hex) => ({
    origin: target,
    units: present.filter((unit) => hexOf(u.table.place[unit]) === hex),
    hq,
    left: 1,
    owner,
    mayStand: false,
    mobile,
  }));
}

// Why a force as a whole cannot go back.
const cannot = (anchor: string, words: () => string) => refusal<number, Repulse>(anchor, words);
const supported = cannot('4.2.5.1f', () => say`an HQ supports these units, so they cannot retreat`);
const hqAmongThem = cannot('4.2.5.1f', () => say`an HQ is among these units, so they cannot retreat`);
const immobile = cannot(
  '4.2.5.1f',
  () => say`a unit with a Movement Allowance of 0 is among them, so they cannot retreat`,
);
const noRefuge = cannot('4.2.5.1d', () => say`not all of these units have a hex to retreat to`);

function refuseRetreat(u: R, f: Repulse) {
  const stacks = stacksOf(u, f);
  if (!stacks.some((force) => cannotRetreat(u, force))) return null;
  if (f.mobile === 0 && stacks.some((force) => isHeldByHq(u, force)))
    return f.hq >= 0 ? supported : hqAmongThem;
  return stacks.some((force) => hasImmobile(u, force)) ? immobile : noRefuge;
}

const ask = (
  name: string,
  anchor: string,
  prompt: (hex: string) => string,
): Question<Table, Facts, Repulse> =>
  question<Repulse>(name, {
    seats: (_, f) => 1 << f.owner,
    prompt: (_, f) => prompt(hexNear(f.target)),
    about: (_, f) => markHex(f.target),
    anchor,
    verbs: [
      {
        name: 'retreat',
        check: refuseRetreat,
        apply(u, f) {
          for (const force of stacksOf(u, f).reverse()) u.push(retreat, force);
        },
      },
      { name: 'lose', check: () => null, apply: (u) => u.answer(LOSES_STEP) },
    ],
  });

/** 4.2.4b: the attackers retreat, or lose a step. */
export const repulsed = ask(
  'repulsed',
  '4.2.4b',
  (hex) => say`The attack on ${hex} fails: do the attackers retreat, or lose a step?`,
);
/** 4.2.4c: likewise, but if they lose a step the defenders then choose as well. */
export const exchanging = ask(
  'exchanging',
  '4.2.4c',
  (hex) => say`An exchange in ${hex}: do the attackers retreat, or does each side lose a step or retreat?`,
);
export const shaken = ask(
  'shaken',
  '4.2.4c',
  (hex) => say`An exchange in ${hex}: do the defenders retreat, or lose a step?`,
);

export const repulseRules = [repulsed, exchanging, shaken];
