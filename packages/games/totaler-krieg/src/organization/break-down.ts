import { say } from '@sandtable/kernel';
import { COUNTER, COUNTER_KIND, IS_ARMOR, IS_GROUND, IS_HQ, kindOf, REDUCED } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { atHex, hexOf } from '../places.js';
import { factionOf, positionOf, put } from '../position/position.js';
import { takePlaceOf } from '../steps/forces.js';
import { heldUnit, homeNation, release } from '../steps/holding.js';
import { leaveMap } from '../steps/leave-map.js';
import type { R, U } from '../table.js';
import { hexNear, markHex, unitName } from '../words/names.js';
import { type Breakdown, canBeKept, canBreakDown, nextPieces, stepsLeft } from './breaking.js';
import { faceWith, hasSquarePips } from './combining.js';
import { BREAKDOWN, nowAt, type Stage, stageIsPast } from './stages.js';

const tooLate = stageIsPast(BREAKDOWN);

/** 2.3.4: "break de-army-4, keep, into de-inf-1", or "break de-army-4, into de-inf-1, into de-inf-2, into de-inf-3". */
export const breakDown = verb<Counter, Stage>({
  name: 'break',
  domain: COUNTER,
  check(u, f, unit, seat) {
    if (f.stage > BREAKDOWN) return tooLate;
    if (factionOf(u, unit) !== seat) return notYours;
    if (!IS_GROUND[unit] || hexOf(u.table.place[unit]) < 0) return notOnMap;
    if (hasSquarePips(unit)) return squarePips;
    if (stepsOf(u, unit) < 2) return oneStep;
    return canBreakDown(u, unit) ? null : noCounters;
  },
  moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
  list(u, f, seat, add) {
    if (f.stage <= BREAKDOWN) breakable(u, seat).forEach(add);
  },
  apply(u, _, unit) {
    nowAt(u, BREAKDOWN);
    u.push(breaking, { unit, kept: false, emergency: false, lost: 0, pieces: [], sizes: [] });
  },
});

/** The units of a faction that can be broken down. Units built alike are judged once. */
function breakable(u: R, faction: Faction): Counter[] {
  const judged = new Map<number, boolean>();
  return positionOf(u).onMap[faction].filter((unit) => {
    const steps = stepsOf(u, unit);
    if (steps < 2 || hasSquarePips(unit)) return false;
    const type = IS_HQ[unit] ? 2 : IS_ARMOR[unit] ? 1 : 0;
    const held = heldUnit(u, unit) >= 0 ? 1 : 0;
    const key = (((homeNation(unit) * 3 + type) * 4 + steps) * 4 + keptSteps(u, unit)) * 2 + held;
    let can = judged.get(key);
    if (can === undefined) {
      can = canBreakDown(u, unit);
      judged.set(key, can);
    }
    return can;
  });
}

/** The steps it would keep on its reduced side; 0 if that is up already or there is none. */
function keptSteps(u: R, unit: Counter): number {
  return u.table.face[unit] === REDUCED ? 0 : (kindOf(unit).reduced?.steps ?? 0);
}

const copyOf = ({ unit, kept, emergency, lost, pieces, sizes }: Breakdown): Breakdown => ({
  unit,
  kept,
  emergency,
  lost,
  pieces,
  sizes,
});

function piece(name: string, size: number) {
  return verb<Counter, Breakdown>({
    name,
    domain: COUNTER,
    check(u, f, unit) {
      if (nextPieces(u, f, size).includes(unit)) return null;
      const alike = nextPieces(u, f, size).some((one) => COUNTER_KIND[one] === COUNTER_KIND[unit]);
      return alike ? sameKind : noPiece;
    },
    list: (u, f, _, add) => nextPieces(u, f, size).forEach(add),
    apply(u, f, unit) {
      goOn(u, { ...copyOf(f), pieces: [...f.pieces, unit], sizes: [...f.sizes, size] });
    },
  });
}

const verbs = [
  piece('into', 1),
  piece('army', 2),
  {
    name: 'keep',
    check: (u: R, f: Breakdown) => (canBeKept(u, f) ? null : cannotStay),
    apply: (u: U, f: Breakdown) => u.push(breaking, { ...copyOf(f), kept: true }),
  },
];

/** 2.3.4: the units of the Force Pool that take a unit's place. */
export const breaking = question<Breakdown>('breaking', {
  seats: (u, f) => 1 << factionOf(u, f.unit),
  prompt: (u, f) =>
    say`Which units take the place of ${unitName(f.unit)} in ${hexNear(hexOf(u.table.place[f.unit]))}? Steps left: ${stepsLeft(u, f)}.`,
  about: (u, f) => markHex(hexOf(u.table.place[f.unit])),
  continuesChoice: true,
  anchor: '2.3.4a',
  verbs,
});

/** 2.3.4e: the same, forced by an event in the middle of something else. */
export const emergencyBreaking = question<Breakdown>('emergency-breaking', {
  seats: (u, f) => 1 << factionOf(u, f.unit),
  prompt: (u, f) =>
    say`Emergency Breakdown of ${unitName(f.unit)} in ${hexNear(hexOf(u.table.place[f.unit]))}: which units take its place? Steps left: ${stepsLeft(u, f)}.`,
  about: (u, f) => markHex(hexOf(u.table.place[f.unit])),
  anchor: '2.3.4e',
  verbs: [piece('into', 1)],
});

/** After a piece is chosen: the next one, or the exchange. */
function goOn(u: U, f: Breakdown): void {
  const left = stepsLeft(u, f);
  if (left > 0 && nextPieces(u, f, 1).length + (f.emergency ? 0 : nextPieces(u, f, 2).length) > 0)
    u.push(f.emergency ? emergencyBreaking : breaking, f);
  else carryOut(u, f);
}

/** 2.3.4a, 2.3.4b, 2.3.4f */
function carryOut(u: U, { unit, kept, lost, pieces, sizes }: Breakdown): void {
  const hex = hexOf(u.table.place[unit]);
  u.log('broken-down', unit, hex);
  if (kept) {
    put(u, unit, atHex(hex), REDUCED);
  } else {
    const held = release(u, unit);
    leaveMap(u, unit);
    if (held >= 0) put(u, held, atHex(hex), faceWith(held, 1));
  }
  pieces.forEach((one, i) => {
    put(u, one, atHex(hex), faceWith(one, sizes[i]));
    u.log('remnant', one, hex);
    // 4.2.6.2d: after a loss in combat they fight on.
    if (lost > 0) takePlaceOf(u, unit, one);
  });
}

/**
 * 2.3.4e: a unit is replaced by one-step units at once, supplied or not; steps without a counter are lost. `lost`: steps
 * that it has lost from its Holding Box (4.2.6.2d).
 */
export function pushEmergencyBreakdown(u: U, unit: Counter, lost = 0): void {
  u.push(emergency, { unit, lost });
}

const emergency = process<{ unit: Counter; lost: number }>('emergency-breakdown', (u, { unit, lost }) => {
  u.done();
  goOn(u, { unit, kept: false, emergency: true, lost, pieces: [], sizes: [] });
});

const notYours = refusal<Counter>('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const notOnMap = refusal<Counter>('2.3.4a', (_, unit) => say`${unitName(unit)} is no ground unit on the map`);
const squarePips = refusal<Counter>('2.3.1f', (_, unit) => say`${unitName(unit)} cannot be broken down`);
const oneStep = refusal<Counter>('2.3.4a', (_, unit) => say`${unitName(unit)} has only one step`);
const noCounters = refusal<Counter>(
  '2.3.4c',
  (_, unit) => say`the Force Pool has not enough units to take the place of ${unitName(unit)}`,
);
const noPiece = refusal<Counter, Breakdown>(
  '2.3.4d',
  (_, unit, __, f) => say`${unitName(unit)} cannot take the place of a part of ${unitName(f.unit)}`,
);
const sameKind = refusal<Counter, Breakdown>(
  'v.j',
  (_, unit) => say`another ${unitName(unit)} of the Force Pool stands for all of them`,
);
const cannotStay = refusal<number, Breakdown>(
  '2.3.4a',
  (_, __, ___, f) => say`${unitName(f.unit)} cannot stay on its reduced side now`,
);

export const breakDownRules = [breaking, emergencyBreaking, emergency];
