import type * as kernel from '@sandtable/kernel';
import { rulesOf } from '@sandtable/kernel';
import type { Facts } from './facts.js';
import { FIRST_UNIT, type Hex, NO_HEX, type Side, SOUTH, type UnitNumber } from './numbers.js';
import { kindOf, stepsOf } from './units/roster.js';

/** The locations of units that are not on the map. */
export const AWAY = NO_HEX;
export const ELIMINATED = -2 as Hex;
/** Only in positions of rule cases: the unit is not in the game. */
export const NOT_IN_PLAY = -3 as Hex;

export const PHASES = ['movement', 'combat'] as const;
export const MOVEMENT = 0;
export const COMBAT = 1;

/** What changes during play. Zones of control, supply and the holders of towns are derived from it, not stored. */
export interface Table {
  turn: number;
  /** The side whose turn it is. */
  side: Side;
  phase: number;
  /** For each unit: its hex, or an off-map location. */
  hex: Hex[];
  /** For each unit: the steps it has left. */
  steps: number[];
  /** For each unit: 1 if it moved or entered this turn. */
  moved: number[];
  /** For each unit: 1 if it attacked this turn. */
  attacked: number[];
  /** The hexes that were attacked this turn. */
  targets: Hex[];
}

export type Reader = kernel.Reader<Table, Facts>;
export type Umpire = kernel.Umpire<Table, Facts>;
export const { process, question, refusal, verb, bySubject } = rulesOf<Table, Facts, Side>();

export function newTable({ units }: Facts): Table {
  return {
    turn: 1,
    side: SOUTH,
    phase: MOVEMENT,
    hex: units.map(({ hex }) => hex),
    steps: units.map(stepsOf),
    moved: units.map(() => 0),
    attacked: units.map(() => 0),
    targets: [],
  };
}

export { enemyOf } from './numbers.js';

export const isOnMap = (u: Reader, unit: UnitNumber): boolean => u.table.hex[unit] >= 0;

export function attackOf(u: Reader, unit: UnitNumber): number {
  return kindOf(u.facts.units[unit]).attack[u.table.steps[unit] - 1];
}

export function defenceOf(u: Reader, unit: UnitNumber): number {
  return kindOf(u.facts.units[unit]).defence[u.table.steps[unit] - 1];
}

/** The units in a hex, of either side: enemies never share a hex. */
export function unitsIn(u: Reader, hex: Hex): UnitNumber[] {
  const found: UnitNumber[] = [];
  const { hex: where } = u.table;
  for (let unit = FIRST_UNIT; unit < where.length; unit++) if (where[unit] === hex) found.push(unit);
  return found;
}

/** Takes a step from a unit; the last one eliminates it. */
export function loseStep(u: Umpire, unit: UnitNumber): void {
  const { table } = u;
  table.steps[unit]--;
  u.log('step-lost', unit, table.steps[unit]);
  if (table.steps[unit] === 0) leaveTheMap(u, unit);
}

export function eliminate(u: Umpire, unit: UnitNumber): void {
  u.table.steps[unit] = 0;
  leaveTheMap(u, unit);
}

function leaveTheMap(u: Umpire, unit: UnitNumber): void {
  u.log('eliminated', unit, u.table.hex[unit]);
  u.table.hex[unit] = ELIMINATED;
}
