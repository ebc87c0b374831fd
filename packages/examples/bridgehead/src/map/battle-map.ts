import { HexGrid } from '@sandtable/hex';
import { FIRST_HEX, type Hex, NO_HEX, NORTH, type Side, SOUTH } from '../numbers.js';
import { ENTRY_COST, RIVER_COST, ROAD_COST, TERRAIN, type Terrain } from './terrain.js';

/** A town on the map: its value, and the side that holds it while no unit is near. */
export interface Town {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
  readonly value: number;
  /** 0 for the South, 1 for the North. */
  readonly home: Side;
}

/** A map as declared in its file. */
export interface MapSheet {
  readonly id: string;
  /** One character for each hex, the northernmost row first: `.` clear, `f` forest, `h` hills, `t` town. */
  readonly ground: readonly string[];
  readonly towns: readonly { name: string; at: string; value: number; home: 'south' | 'north' }[];
  /** Each river, for every column: the last row on its south bank. */
  readonly rivers: readonly (readonly number[])[];
  /** Each road, from stop to stop (a number or a town), straight between them. */
  readonly roads: readonly (readonly string[])[];
  /** The supply sources of each side. */
  readonly sources: { readonly south: readonly string[]; readonly north: readonly string[] };
}

/** A map as the rules and the board use it. Hexes are small integers, row by row from the south-west. */
export interface BattleMap {
  readonly id: string;
  readonly grid: HexGrid<Hex>;
  /** For each hex: its index in TERRAIN. */
  readonly terrain: readonly number[];
  /** For each hex: a bit for each hexside along which a river runs. */
  readonly rivers: readonly number[];
  /** For each hex: a bit for each hexside that a road crosses. */
  readonly roads: readonly number[];
  readonly towns: readonly Town[];
  /** For each hex: its index in `towns`, or -1. */
  readonly townAt: readonly number[];
  /** For each player's side: the hexes of its supply sources. */
  readonly sources: readonly (readonly Hex[])[];
  /** For each hex: four digits, column and row, counted from 01 in the south-west. */
  readonly numbers: readonly string[];
  /** For each hex: the id of its town, or its number. */
  readonly names: readonly string[];
  /** Six for each hex: movement points to leave it across that hexside. */
  readonly costs: readonly number[];
  /** Six for each hex: the neighbour into which a unit in it has a zone of control, or -1. */
  readonly controlled: readonly Hex[];
}

const GROUND: Record<string, Terrain> = { '.': 'clear', f: 'forest', h: 'hills', t: 'town' };

export function terrainOf(map: BattleMap, hex: number): Terrain {
  return TERRAIN[map.terrain[hex]];
}

/** Does an unbridged river run along this hexside? */
export function isRiver(map: BattleMap, hex: Hex, side: number): boolean {
  return (map.rivers[hex] & ~map.roads[hex] & (1 << side)) !== 0;
}

export function readMap(sheet: MapSheet): BattleMap {
  const rows = sheet.ground.length;
  const grid = new HexGrid<Hex>(rows, sheet.ground[0].length);
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex as Hex);
  const numbers = hexes.map((hex) => numberOf(grid, hex));
  const towns = sheet.towns.map(({ name, at, value, home }) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    hex: hexes[numbers.indexOf(at)],
    value,
    home: home === 'south' ? SOUTH : NORTH,
  }));
  const townAt = hexes.map((hex) => towns.findIndex((town) => town.hex === hex));
  const names = hexes.map((hex) => towns[townAt[hex]]?.id ?? numbers[hex]);
  const hexNamed = (name: string) => hexes[Math.max(names.indexOf(name), numbers.indexOf(name))];
  const terrain = hexes.map((hex) => {
    const sign = sheet.ground[rows - 1 - grid.rowOf(hex)][grid.columnOf(hex)];
    return TERRAIN.indexOf(GROUND[sign]);
  });
  const rivers = riversOf(grid, sheet.rivers);
  const roads = roadsOf(
    grid,
    sheet.roads.map((stops) => stops.map(hexNamed)),
  );
  return {
    id: sheet.id,
    grid,
    terrain,
    rivers,
    roads,
    towns,
    townAt,
    sources: [sheet.sources.south.map(hexNamed), sheet.sources.north.map(hexNamed)],
    numbers,
    names,
    costs: costsOf(grid, terrain, rivers, roads),
    controlled: grid.neighbours.map((next, edge) => {
      const bit = 1 << (edge % 6);
      return rivers[Math.floor(edge / 6)] & ~roads[Math.floor(edge / 6)] & bit ? NO_HEX : next;
    }),
  };
}

/** The number printed in a hex: column and row, two digits each. */
function numberOf(grid: HexGrid<Hex>, hex: Hex): string {
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return two(grid.columnOf(hex)) + two(grid.rowOf(hex));
}

/** A river separates the hexes on its south bank from all others. */
function riversOf(grid: HexGrid<Hex>, rivers: MapSheet['rivers']): number[] {
  const sides = new Array<number>(grid.size).fill(0);
  for (const banks of rivers) {
    const isSouth = (hex: Hex) => grid.rowOf(hex) < banks[grid.columnOf(hex)];
    for (let hex = FIRST_HEX; hex < grid.size; hex++) {
      for (let side = 0; side < 6; side++) {
        const other = grid.neighbour(hex, side);
        if (other >= 0 && isSouth(hex) !== isSouth(other)) sides[hex] |= 1 << side;
      }
    }
  }
  return sides;
}

function roadsOf(grid: HexGrid<Hex>, roads: readonly (readonly Hex[])[]): number[] {
  const sides = new Array<number>(grid.size).fill(0);
  for (const stops of roads) {
    for (let i = 1; i < stops.length; i++) layRoad(grid, stops[i - 1], stops[i], sides);
  }
  return sides;
}

/** The straight line: at each step, the neighbour nearest to the end. */
function layRoad(grid: HexGrid<Hex>, from: Hex, to: Hex, sides: number[]): void {
  for (let hex = from; hex !== to; ) {
    let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side);
      if (next < 0 || grid.distance(next, to) >= nearest) continue;
      [best, nearest] = [side, grid.distance(next, to)];
    }
    const next = grid.neighbour(hex, best);
    sides[hex] |= 1 << best;
    sides[next] |= 1 << grid.sideTowards(next, hex);
    hex = next;
  }
}

function costsOf(
  grid: HexGrid<Hex>,
  terrain: readonly number[],
  rivers: readonly number[],
  roads: readonly number[],
): number[] {
  const costs: number[] = [];
  for (let hex = FIRST_HEX; hex < grid.size; hex++) {
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side);
      const bit = 1 << side;
      if (next < 0) costs.push(-1);
      else if (roads[hex] & bit) costs.push(ROAD_COST);
      else costs.push(ENTRY_COST[TERRAIN[terrain[next]]] + (rivers[hex] & bit ? RIVER_COST : 0));
    }
  }
  return costs;
}
