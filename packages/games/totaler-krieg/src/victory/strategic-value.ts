import { turnNamed } from '../calendar/calendar.js';
import { AXIS, type Hex, type Turn } from '../ids.js';
import { lordOf } from '../politics/countries.js';
import { republicanCapital, republicanSupport } from '../politics/overseas.js';
import { isPac } from '../politics/posture.js';
import { ownershipOf } from '../position/ownership.js';
import { controllerOf, positionOf } from '../position/position.js';
import type { R, Table } from '../table.js';

/** What the special rules of a scenario say about the Strategic Value. */
interface ValueRule {
  /** 22.4: the conquests in the west. */
  strategicValueBonus?: { axis: number };
  /** 22.4: the least value that brings the Axis Tide marker into the 2 VP box. */
  axisTideTwoFrom?: number;
  /** 24.4: the west adds something on every turn. */
  strategicValueOffset?: number;
  /** 25.4: the value of the East, by turn. */
  emsv?: object;
}

/** 0.1.1g: what a scenario adds to the Current Strategic Value. */
function addedBy(u: R): number {
  let added = 0;
  for (const { data } of u.facts.scenario.data.specialRules) {
    const { strategicValueBonus, strategicValueOffset, emsv } = data as ValueRule;
    added += strategicValueBonus?.axis ?? 0;
    if (strategicValueOffset !== undefined)
      added += u.facts.values.otherMap.get(u.facts.scenario.data.id) ?? strategicValueOffset;
    if (emsv) added += latest(u.facts.values.otherMap, u.table.turn);
  }
  return added;
}

/** The value of the last turn that has come. */
function latest(values: ReadonlyMap<string, number>, turn: Turn): number {
  let found = 0;
  for (const [id, value] of values) if (/^\d/.test(id) && turnNamed(id) <= turn) found = value;
  return found;
}

/** 0.1.1f: the side that has a Strategic Hex of a Neutral Country: only with the Republican Capital in it. */
function neutralHolder(u: R, hex: Hex): number {
  return hex === republicanCapital(u) ? republicanSupport(u) : -1;
}

/** The Strategic Hexes that count, and for whom (0.1.1a, 0.1.1c): the difference is the value of the map. */
export function starsTaken(u: R): { byAxis: number; byAllies: number } {
  const position = positionOf(u);
  const { open, atPeace } = ownershipOf(u);
  const { star, stars } = u.facts.values;
  const taken = { byAxis: 0, byAllies: 0 };
  for (const hex of stars) {
    const holder = open[hex] === 0 ? neutralHolder(u, hex) : controllerOf(u, hex, position);
    // 0.1.1e
    if (holder < 0 || (atPeace[hex] && isPac(u, lordOf(u, hex)))) continue;
    if (star[hex] === AXIS) taken.byAllies += holder === AXIS ? 0 : 1;
    else if (holder === AXIS) taken.byAxis++;
  }
  return taken;
}

/** 0.1.1: the Current Strategic Value. */
export function strategicValue(u: R): number {
  const { byAxis, byAllies } = starsTaken(u);
  // 0.1.1b, 0.1.1d
  const { collapses, takeovers } = u.table;
  return byAxis + collapses - byAllies - takeovers + addedBy(u);
}

/** The row of the VP Track; a scenario may say from which value on the Axis Tide is worth 2 VP. */
function rowFor(u: R, value: number): { box: number; tide: boolean } {
  const row = u.facts.values.vpTrack.find(({ min, max }) => value >= min && value <= max)!;
  const isEarly = u.facts.scenario.data.specialRules.some(
    ({ data }) => value < ((data as ValueRule).axisTideTwoFrom ?? value),
  );
  return row.tide && row.box === 2 && isEarly ? { box: 1, tide: true } : row;
}

/** where the VP marker goes for a Strategic Value; Axis Tide not beyond No Retreat (0.1.2b, 0.1.2c). */
export function vpFor(u: R, value: number): Table['vp'] {
  const row = rowFor(u, value);
  // 0.1.2a: what the marker shows in the 0 VP box.
  const isTide = (box: number, tide: boolean) => tide && (box > 0 || u.facts.readings.tideAtZero);
  const { noRetreat } = u.table;
  if (row.tide && noRetreat >= 0 && row.box > noRetreat)
    return { box: noRetreat, tide: isTide(noRetreat, true) };
  return { box: row.box, tide: isTide(row.box, row.tide || row.box === 0) };
}
