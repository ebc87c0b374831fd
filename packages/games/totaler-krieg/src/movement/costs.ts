import type { Hex } from '../ids.js';
import { LINE } from '../map/sheet.js';
import type { R } from '../table.js';
import type { TerrainEffects } from '../values/terrain.js';

// A-6, the Terrain Effects Chart, in half movement points (values/terrain.ts).

/** The column shift of the hex for its defender. */
export function hexShift(u: R, hex: Hex): number {
  return u.facts.values.terrain.hexShift[hex];
}

/** The column shift for attacks across a hexside (4.2.3.8). */
export function sideShift(u: R, marks: number): number {
  return u.facts.values.terrain.sideShift(marks);
}

/** Half points along a Road or Rail for a unit of so many steps. */
export function lineCost(u: R, steps: number): number {
  const { oneStepLine, multiStepLine } = u.facts.values.terrain;
  return steps > 1 ? multiStepLine : oneStepLine;
}

/** Half points for a step through a side, not along a line. */
export function overlandCost(terrain: TerrainEffects, from: Hex, side: number, to: Hex): number {
  return terrain.hexCost[to] + terrain.sideCost[from * 6 + side];
}

export function hasLine(marks: number): boolean {
  return (marks & LINE) !== 0;
}
