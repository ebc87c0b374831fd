import { COUNTER, IS_DETACHMENT, IS_FORTRESS, IS_GROUND, kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { AXIS, type Counter, type Country, type Hex, SOVIET } from '../ids.js';
import { GERMANY, POLAND, RUSSIA } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { CEDED_LANDS, hexOf } from '../places.js';
import { hexesOfArea } from '../position/ownership.js';
import { factionOf, positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { isFriendly, isMinor, lordOf } from './countries.js';
import { ENTENTE, PACT, RAPALLO, RUSSIAN_POSTURE } from './posture.js';

/** 20.5.4.1: Russian steps that must stand in these hexes together, for a Ceded Land marker. */
export interface Requirement {
  marker: Counter;
  hexes: readonly Hex[];
  need: number;
}

const EACH_BORDER_HEX = 2;
const EACH_REGION = 4;
const IN_POLAND = 12;

/** 13.6.1.1g: the Policies under which Russia guards its gains. */
const GUARDED: readonly number[] = [RAPALLO, PACT, ENTENTE];

/** The Ceded Land markers of Russia. */
const MARKERS = COUNTER.values.filter((marker) => {
  const { ceded, faction } = kindOf(marker);
  return ceded !== null && faction === SOVIET;
});

/** The hexes of the area that border land of such Countries. */
function bordering(u: R, hexes: readonly Hex[], isAcross: (lord: Country) => boolean): Hex[] {
  return hexes.filter((hex) => {
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next >= 0 && SHEET.isLand[next] && isAcross(lordOf(u, next))) return true;
    }
    return false;
  });
}

const each = (marker: Counter, hexes: readonly Hex[], need: number): Requirement[] =>
  hexes.map((hex) => ({ marker, hexes: [hex], need }));

/** The name that shows on a marker: the Region, or the whole Country on its other side (13.8.1.3a). */
function shownOn(u: R, marker: Counter): string {
  const { ceded, faces } = kindOf(marker);
  return faces[u.table.face[marker]] ?? ceded!.area;
}

/** What one Ceded Land marker asks for. */
function requirementsOf(u: R, marker: Counter): Requirement[] {
  const area = shownOn(u, marker);
  const hexes = hexesOfArea(area);
  if (area === 'turkish-straits' || hasEnemyIn(u, hexes)) return [];
  const isGerman = (lord: Country) => lord === GERMANY;
  switch (area) {
    case 'baltic-states':
    case 'northern-baltics':
      return each(marker, bordering(u, hexes, isGerman), EACH_BORDER_HEX);
    case 'eastern-poland':
      return each(
        marker,
        bordering(u, hexes, (lord) => isGerman(lord) || lord === POLAND),
        EACH_BORDER_HEX,
      );
    case 'poland': {
      const isAxis = (lord: Country) => lord >= 0 && isMinor(lord) && isFriendly(u, AXIS, lord);
      const border = bordering(u, hexes, (lord) => isGerman(lord) || isAxis(lord));
      return [{ marker, hexes: border, need: IN_POLAND }];
    }
    default:
      return [{ marker, hexes, need: EACH_REGION }];
  }
}

/** An enemy unit or Detachment in the Region: no guard is needed there. */
function hasEnemyIn(u: R, hexes: readonly Hex[]): boolean {
  const { ground, markers, air } = positionOf(u);
  return hexes.some((hex) =>
    [...ground[hex], ...air[hex], ...markers[hex].filter((one) => IS_DETACHMENT[one])].some(
      (one) => factionOf(u, one) !== SOVIET,
    ),
  );
}

/** 20.5.4: everything that Russia must guard now. */
export function borderRequirements(u: R): Requirement[] {
  if (!GUARDED.includes(u.table.policy[RUSSIAN_POSTURE])) return [];
  return MARKERS.filter((marker) => u.table.place[marker] === CEDED_LANDS).flatMap((marker) =>
    requirementsOf(u, marker),
  );
}

/** The Russian steps in hexes, fortresses included. */
function stepsIn(u: R, hexes: readonly Hex[]): number {
  const { ground } = positionOf(u);
  let sum = 0;
  for (const hex of hexes)
    for (const unit of ground[hex]) if (kindOf(unit).country === RUSSIA) sum += stepsOf(u, unit);
  return sum;
}

/** 20.5.4: what Russia must guard and does not. */
export function unmetRequirements(u: R): Requirement[] {
  return borderRequirements(u).filter((requirement) => stepsMissing(u, requirement) > 0);
}

/** The Russian steps on the map that could be sent elsewhere. */
export function spareSteps(u: R): number {
  const required = borderRequirements(u);
  const at = new Map<Requirement | undefined, number>();
  for (const unit of redeployable(u)) {
    const where = required.find(({ hexes }) => hexes.includes(hexOf(u.table.place[unit])));
    at.set(where, (at.get(where) ?? 0) + stepsOf(u, unit));
  }
  let spare = 0;
  for (const [where, steps] of at)
    spare += where ? Math.min(steps, Math.max(0, stepsIn(u, where.hexes) - where.need)) : steps;
  return spare;
}

export function stepsMissing(u: R, { hexes, need }: Requirement): number {
  return Math.max(0, need - stepsIn(u, hexes));
}

/** The Russian steps in a hex that no requirement needs. */
export function freeSteps(u: R, hex: Hex): number {
  let free = Number.POSITIVE_INFINITY;
  for (const requirement of borderRequirements(u))
    if (requirement.hexes.includes(hex))
      free = Math.min(free, Math.max(0, stepsIn(u, requirement.hexes) - requirement.need));
  return free;
}

/** 20.5.4.2: the Russian ground units on the map that are no fortresses. */
export function redeployable(u: R): Counter[] {
  return positionOf(u).onMap[SOVIET].filter(
    (unit) =>
      IS_GROUND[unit] &&
      !IS_FORTRESS[unit] &&
      kindOf(unit).country === RUSSIA &&
      SHEET.isLand[hexOf(u.table.place[unit])],
  );
}
