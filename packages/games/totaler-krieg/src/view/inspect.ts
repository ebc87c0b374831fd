import { type Inspection, type ReachedPlace, say, type Touch } from '@sandtable/kernel';
import { weatherAt } from '../calendar/weather.js';
import { refugesOf } from '../combat/refuge.js';
import { COUNTER, IS_GROUND } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction, Hex } from '../ids.js';
import { ZONES } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { presentReach } from '../movement/move.js';
import { marchReach } from '../movement/stack.js';
import { hexOf } from '../places.js';
import { factionOf, isEnemyZone, positionOf } from '../position/position.js';
import { faultIn, mostSteps, stackIn, stackingExcess } from '../steps/stack-limits.js';
import { isSupplied, nationOf, supplyLine } from '../supply/supply.js';
import type { R } from '../table.js';
import { isReserveMovement } from '../turn/segments.js';
import { factionName, hexName } from '../words/names.js';
import { FAULT_WORDS, WEATHER_WORDS } from './inspect-words.js';

/** What the rules say about a unit or a hex, with supply lines and reach. */
export function inspect(u: R, { kind, id }: Touch): Inspection | null {
  if (kind === 'unit') {
    const unit = COUNTER.index(id);
    return unit >= 0 && hexOf(u.table.place[unit]) >= 0 ? inspectUnit(u, unit) : null;
  }
  const hex = kind === 'hex' ? SHEET.hexOf(id) : -1;
  return hex >= 0 ? inspectHex(u, hex as Hex) : null;
}

function inspectUnit(u: R, unit: Counter): Inspection {
  if (!IS_GROUND[unit] || factionOf(u, unit) < 0) return { says: [], supply: [], reach: [] };
  const line = lineOf(u, unit);
  const { hexes, cost, before, goesOn } = presentReach(u, unit, isReserveMovement(u.table));
  return {
    says: [supplyWords(u, line), ...dangerWords(u, unit)],
    supply: line ? [line.map((hex) => SHEET.ids[hex])] : [],
    reach: hexes.map((hex, i) => reached(hex, cost[i], before[i], !goesOn[i])),
  };
}

/** 2 → "1", 3 → "1½". */
function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

const reached = (hex: Hex, cost: number, before: Hex, stops: boolean): ReachedPlace => ({
  place: SHEET.ids[hex],
  cost: pointsText(cost),
  before: SHEET.ids[before] ?? '',
  stops,
});

/** The supply line of a unit on the map; null if there is none, or if none is needed (10c). */
function lineOf(u: R, unit: Counter): readonly Hex[] | null {
  if (u.facts.alwaysSupplied) return null;
  return supplyLine(u, factionOf(u, unit), nationOf(u, unit), hexOf(u.table.place[unit]));
}

function supplyWords(u: R, line: readonly Hex[] | null): string {
  if (u.facts.alwaysSupplied) return say`in supply: every unit is in this scenario`;
  if (!line)
    return say`out of supply: it cannot start a move, advance, overrun or combine, and an HQ cannot support`;
  const source = line[line.length - 1];
  if (line.length === 1) return say`in supply: it stands on a source`;
  const zone = crossedZone(line);
  if (!zone && line.length === 2) return say`in supply from ${hexName(source)}, the next hex`;
  return zone
    ? say`in supply by sea, across the ${zone}, from ${hexName(source)}`
    : say`in supply from ${hexName(source)}, ${line.length - 1} hexes away`;
}

/** The Naval Zone that a line crosses; null if it goes over land. */
function crossedZone(line: readonly Hex[]): string | null {
  for (let i = 1; i < line.length; i++) {
    if (SHEET.grid.sideTowards(line[i - 1], line[i]) >= 0) continue;
    const zone = SHEET.zones[line[i - 1]].find((one) => SHEET.zones[line[i]].includes(one));
    return zone === undefined ? null : ZONES[zone].name;
  }
  return null;
}

/** 3.1.3, 4.2.5.1: an enemy Zone of Control, and nowhere to go back to. */
function dangerWords(u: R, unit: Counter): string[] {
  const hex = hexOf(u.table.place[unit]);
  if (!isEnemyZone(u, factionOf(u, unit), hex)) return [];
  const words = [say`in an enemy Zone of Control`];
  if (isTrapped(u, unit)) words.push(say`if it is attacked, it has nowhere to retreat to`);
  return words;
}

/** An enemy is beside the unit, and it could not go back before an attack. */
export function isTrapped(u: R, unit: Counter): boolean {
  const hex = hexOf(u.table.place[unit]);
  return SHEET.isLand[hex] && isEnemyZone(u, factionOf(u, unit), hex) && refugesOf(u, unit, hex).length === 0;
}

function inspectHex(u: R, hex: Hex): Inspection {
  const units = positionOf(u).ground[hex].filter((unit) => factionOf(u, unit) >= 0);
  const faction = units.length > 0 ? factionOf(u, units[0]) : null;
  // Units of several Countries may have different lines.
  const lines = new Map<string, string[]>();
  for (const unit of units) {
    const line = lineOf(u, unit)?.map((one) => SHEET.ids[one]);
    if (line) lines.set(line.join(' '), line);
  }
  return {
    says: [
      ...(SHEET.isLand[hex] ? groundWords(u, hex) : []),
      ...(faction === null ? [] : [stackWords(u, hex, faction), ...sharedSupplyWords(u, units)]),
    ],
    supply: [...lines.values()],
    reach:
      faction === null
        ? []
        : marchReach(u, hex, faction, isReserveMovement(u.table)).map(({ to, cost, before, stops }) =>
            reached(to, cost, before, stops),
          ),
  };
}

/** Weather, what it costs to enter, and what the ground does for the defender (A-6, 11). */
function groundWords(u: R, hex: Hex): string[] {
  const { hexCost, hexShift } = u.facts.values.terrain;
  const weather = weatherAt(u, hex);
  const cost = say`${pointsText(hexCost[hex])} MP to enter`;
  return [
    WEATHER_WORDS[weather](),
    hexShift[hex] === 0
      ? cost
      : say`${cost}; attacks on it shift ${hexShift[hex] < 0 ? `−${-hexShift[hex]}` : `+${hexShift[hex]}`}`,
  ];
}

/** 9.2: how full the hex is, and what is wrong with the stack. */
function stackWords(u: R, hex: Hex, faction: Faction): string {
  const stack = stackIn(u, hex, faction);
  const steps = stack.reduce((sum, unit) => sum + stepsOf(u, unit), 0);
  const fault = faultIn(u, hex, faction);
  if (fault === null) return say`stack: ${stack.length} of 3 units, ${steps} of ${mostSteps(u, hex)} steps`;
  const excess = stackingExcess(u, hex, faction);
  return excess > 0
    ? say`${FAULT_WORDS[fault]()}: ${factionName(faction)} will lose steps here at the end of the segment (${excess})`
    : FAULT_WORDS[fault]();
}

/** One sentence if the same is true of all units, else one for those out of supply. */
function sharedSupplyWords(u: R, units: readonly Counter[]): string[] {
  const out = units.filter((unit) => !isSupplied(u, unit));
  if (out.length > 0 && out.length < units.length)
    return [say`out of supply here: ${out.length} of ${units.length} units`];
  return [supplyWords(u, lineOf(u, units[0]))];
}
