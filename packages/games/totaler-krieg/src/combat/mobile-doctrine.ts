import { say } from '@sandtable/kernel';
import { COUNTER, kindOf } from '../counters/counters.js';
import { faceOf } from '../counters/units.js';
import { AXIS, type Counter, type Faction, type Hex, type Turn } from '../ids.js';
import { question } from '../kit.js';
import { GERMANY } from '../map/areas.js';
import { FORCE_POOL, hexOf, onTurn } from '../places.js';
import { put } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexNear, markHex } from '../words/names.js';
import { refugesOf } from './refuge.js';

const DOCTRINE = COUNTER.index('mk-airmobile-doctrine');

/** 18.2: the marker is in the Axis Force Pool, and all these units are German. */
function isReady(u: R, faction: Faction, units: readonly Counter[]): boolean {
  if (faction !== AXIS || u.table.place[DOCTRINE] !== FORCE_POOL) return false;
  return units.every((unit) => kindOf(unit).country === GERMANY);
}

/** 18.2: once used it comes back in the next turn. */
export function useDoctrine(u: U): void {
  u.log('doctrine-used');
  put(u, DOCTRINE, onTurn((u.table.turn + 1) as Turn));
}

/** 18.2, 4.2.7b: one German HQ that was adjacent may advance. */
export function mayAdvanceMobile(u: R, faction: Faction, attackers: readonly Counter[]): boolean {
  return isReady(u, faction, attackers);
}

/** 18.2: a force of Germans without a unit of MA 0 that has somewhere to go may make a Mobile Defense. */
export function mayDefendMobile(
  u: R,
  faction: Faction,
  origin: Hex,
  defenders: readonly Counter[],
  hq: Counter,
): boolean {
  const force = defenders.filter((unit) => hexOf(u.table.place[unit]) >= 0);
  if (!isReady(u, faction, hq >= 0 ? [...force, hq] : force)) return false;
  return force.every((unit) => faceOf(u, unit).move > 0 && refugesOf(u, unit, origin).length > 0);
}

/** The answer of a faction that uses the doctrine. */
export const MOBILE = 2;

/** 4.2.2j: declared when the result is known, before it is carried out. */
export const mobileDefense = question<{ target: Hex; owner: Faction }>('mobile-defense', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) => say`Do the defenders of ${hexNear(f.target)} make a Mobile Defense?`,
  about: (_, f) => markHex(f.target),
  anchor: '18.2',
  verbs: [
    {
      name: 'mobile',
      check: () => null,
      apply(u) {
        useDoctrine(u);
        u.answer(MOBILE);
      },
    },
    { name: 'none', check: () => null, apply: () => {} },
  ],
});

/** 18.2: one step of attrition becomes a hex of retreat, if the faction wants it so. */
export const mobileRetreat = question<{ target: Hex; owner: Faction }>('mobile-retreat', {
  seats: (_, f) => 1 << f.owner,
  prompt: (_, f) =>
    say`The defenders of ${hexNear(f.target)} lose steps: does one of them become a hex of retreat?`,
  about: (_, f) => markHex(f.target),
  anchor: '18.2',
  verbs: [
    { name: 'retreat', check: () => null, apply: (u) => u.answer(MOBILE) },
    { name: 'lose', check: () => null, apply: () => {} },
  ],
});
