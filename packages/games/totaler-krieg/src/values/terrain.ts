import type { Hex } from '../ids.js';
import { isConnectedStrait, isPassable, LINE, MOUNTAIN, RIVER, SHEET, STRAIT } from '../map/sheet.js';
import type { Rows } from './tables.js';

/** A-6, the Terrain Effects Chart, in half movement points: a one-step unit pays half a point along a line. */
export interface TerrainEffects {
  /** Half points to enter a land hex, the hexside not counted; -1 for other hexes. */
  hexCost: readonly number[];
  /** The column shift of the hex for its defender. */
  hexShift: readonly number[];
  /** Half points for a hexside, six per hex, added to the hex; along a line nothing is added. */
  sideCost: readonly number[];
  /** The column shift for attacks across a hexside with these marks (4.2.3.8). */
  sideShift(marks: number): number;
  beachheadShift: { readonly air: number; readonly fleet: number };
  /** Half points along a Road or Rail. */
  oneStepLine: number;
  multiStepLine: number;
  /** For each hex and side, six per hex: half points of a step for a unit of one step, and of several; or: */
  oneStep: Int16Array;
  multiStep: Int16Array;
}

/** Nobody makes this step. */
export const NO_STEP = -1;
/** At sea and across a Strait it depends on the unit what the step costs, and whether it can be made. */
export const DEPENDS = -2;

/** The line of the chart for a land hex. */
function terrainOf(hex: Hex): string {
  if (SHEET.isCity[hex]) return SHEET.isRough[hex] ? 'city-in-rough' : 'city';
  return SHEET.isRough[hex] ? 'rough' : 'clear';
}

/** MP and column shift by kind of terrain; the MP of a strait are a rule, not a number. */
function effectsIn(rows: Rows): (terrain: string) => { mp: number; shift: number } {
  const byTerrain = new Map(rows.map(([terrain, mp, shift]) => [terrain, { mp: +mp, shift: +shift }]));
  return (terrain) => byTerrain.get(terrain)!;
}

export function readTerrain(hexRows: Rows, sideRows: Rows, lineRows: Rows): TerrainEffects {
  const inHex = effectsIn(hexRows);
  const across = effectsIn(sideRows);
  const along = new Map(lineRows.map(([size, mp]) => [size, 2 * Number(mp)]));
  const overLand = (of: (hex: Hex) => number, elsewhere: number) =>
    SHEET.ids.map((_, hex) => (SHEET.isLand[hex] ? of(hex as Hex) : elsewhere));
  const river = across('river');
  const mountain = across('mountain');
  const strait = across('strait').shift;
  const connected = across('connected-strait').shift;
  const hexCost = overLand((hex) => 2 * inHex(terrainOf(hex)).mp, -1);
  const sideCost = SHEET.sides.map((marks) =>
    marks & MOUNTAIN ? 2 * mountain.mp : marks & RIVER ? 2 * river.mp : 0,
  );
  const steps = (alongLine: number) =>
    Int16Array.from(SHEET.sides, (marks, index) => {
      const hex = Math.floor(index / 6) as Hex;
      const next = SHEET.neighbour(hex, index % 6);
      if (next < 0) return NO_STEP;
      if (SHEET.isSea[hex] || SHEET.isSea[next]) return DEPENDS;
      if (!isPassable(marks)) return NO_STEP;
      if (marks & STRAIT && !isConnectedStrait(marks)) return DEPENDS;
      return marks & LINE ? alongLine : hexCost[next] + sideCost[index];
    });
  return {
    hexCost,
    hexShift: overLand((hex) => inHex(terrainOf(hex)).shift, 0),
    sideCost,
    sideShift(marks) {
      if (marks & STRAIT) return isConnectedStrait(marks) ? connected : strait;
      if (marks & MOUNTAIN) return mountain.shift;
      return marks & RIVER ? river.shift : 0;
    },
    beachheadShift: {
      air: across('beachhead-aircraft').shift,
      fleet: across('beachhead-battleship').shift,
    },
    oneStepLine: along.get('one-step')!,
    multiStepLine: along.get('multi-step')!,
    oneStep: steps(along.get('one-step')!),
    multiStep: steps(along.get('multi-step')!),
  };
}
