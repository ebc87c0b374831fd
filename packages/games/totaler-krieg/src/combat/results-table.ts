import { CRT_ROWS } from '../data/tables.js';
import { readRows } from '../read-rows.js';

/** 4.2.4a: the retreat part of a result. */
export const RETREAT_PARTS = ['Ad', 'Ex', 'Dr1', 'Dr2', 'Dr3'] as const;
export type RetreatPart = (typeof RETREAT_PARTS)[number];

export interface Result {
  retreat: RetreatPart;
  /** Attrition: steps lost by attacker and defender. */
  attacker: number;
  defender: number;
}

/** The columns from the worst to the best odds: "1-3" to "9-1". */
export const COLUMNS: readonly string[] = readRows(CRT_ROWS).map(([column]) => column);

/** "Dr1 1/1" */
export function resultText({ retreat, attacker, defender }: Result): string {
  return `${retreat} ${attacker}/${defender}`;
}

/** The ratio that each column stands for. */
const RATIOS: readonly (readonly number[])[] = COLUMNS.map((column) => column.split('-').map(Number));

/** 4.2.2c: the column for these factors, rounded in the defender's favour; -1 below the first (4.2.1e). */
export function columnFor(attack: number, defense: number): number {
  // 4.2.2k
  if (defense === 0) return COLUMNS.length - 1;
  let column = -1;
  // Multiplied crosswise: a third as a fraction is not exact.
  for (const [of, to] of RATIOS) if (attack * to >= defense * of) column++;
  return column;
}

/** 4.2.2d: the column after shifts, kept within the table. An HQ of the defender never pushes the attack below it. */
export function shifted(column: number, by: number): number {
  return Math.max(0, Math.min(COLUMNS.length - 1, Math.max(0, column) + by));
}

const WEAKER: Readonly<Record<RetreatPart, RetreatPart>> = {
  Dr3: 'Dr2',
  Dr2: 'Dr1',
  Dr1: 'Ex',
  Ex: 'Ex',
  Ad: 'Ad',
};

/** 11.2a: against a hex in Mud, Storms or Snow. */
export function inBadWeather(result: Result): Result {
  return { ...result, retreat: WEAKER[result.retreat] };
}
