import type * as kernel from '@sandtable/kernel';
import { rulesOf } from '@sandtable/kernel';
import type { Facts } from './facts.js';
import { kindOf, stepsOf } from './units/roster.js';

/** Where a unit is that is not on the map. */
export const AWAY = -1;
export const ELIMINATED = -2;
/** Only in positions of rule cases: it takes no part. */
export const NOT_IN_PLAY = -3;

export const PHASES = ['movement', 'combat'] as const;
export const MOVEMENT = 0;
export const COMBAT = 1;

/** What changes during play. Zones, supply and who holds a town follow from it and are not kept. */
export interface Table {
  turn: number;
  /** The side whose turn it is. */
  side: number;
  phase: number;
  /** For each unit: its hex, or where else it is. */
  hex: number[];
  /** For each unit: the steps it has left. */
  steps: number[];
  /** For each unit: 1 if it moved or entered this turn. */
  moved: number[];
  /** For each unit: 1 if it attacked this turn. */
  attacked: number[];
  /** The hexes that were attacked this turn. */
  targets: number[];
}

export type Reader = kernel.Reader<Table, Facts>;
export type Umpire = kernel.Umpire<Table, Facts>;
export const { process, question, refusal } = rulesOf<Table, Facts>();

export function newTable({ units }: Facts): Table {
  return {
    turn: 1,
    side: 0,
    phase: MOVEMENT,
    hex: units.map(({ hex }) => hex),
    steps: units.map(stepsOf),
    moved: units.map(() => 0),
    attacked: units.map(() => 0),
    targets: [],
  };
}

export const enemyOf = (side: number): number => 1 - side;

export const isOnMap = (u: Reader, unit: number): boolean => u.table.hex[unit] >= 0;

export function attackOf(u: Reader, unit: number): number {
  return kindOf(u.facts.units[unit]).attack[u.table.steps[unit] - 1];
}

export function defenceOf(u: Reader, unit: number): number {
  return kindOf(u.facts.units[unit]).defence[u.table.steps[unit] - 1];
}

/** The units in a hex, whoever they belong to: enemies never share one. */
export function unitsIn(u: Reader, hex: number): number[] {
  const found: number[] = [];
  const { hex: where } = u.table;
  for (let unit = 0; unit < where.length; unit++) if (where[unit] === hex) found.push(unit);
  return found;
}

/** Takes a step from a unit; the last one eliminates it. */
export function loseStep(u: Umpire, unit: number): void {
  const { table } = u;
  table.steps[unit]--;
  u.log('step-lost', unit, table.steps[unit]);
  if (table.steps[unit] === 0) leaveTheMap(u, unit);
}

export function eliminate(u: Umpire, unit: number): void {
  u.table.steps[unit] = 0;
  leaveTheMap(u, unit);
}

function leaveTheMap(u: Umpire, unit: number): void {
  u.log('eliminated', unit, u.table.hex[unit]);
  u.table.hex[unit] = ELIMINATED;
}
