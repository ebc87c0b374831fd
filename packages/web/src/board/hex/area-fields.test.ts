import { HexGrid, HexSheet } from '@sandtable/hex';
import { describe, expect, it } from 'vitest';
import { type AreaFields, areaFieldsOf, OPEN_SEA, sampled } from './area-fields.js';
import type { HexMapModel } from './model.js';

const grid = new HexGrid(12, 12);
const sheet = new HexSheet(grid);
const [CLEAR, FOREST, SWAMP, SEA] = [0, 1, 2, 3];

/** A wood of many hexes, one alone, a swamp beside it, and the sea in the east. */
const kindOf = (hex: number): number => {
  const [row, column] = [grid.rowOf(hex), grid.columnOf(hex)];
  if (column > 7) return SEA;
  if (row >= 4 && row <= 8 && column >= 2 && column <= 5) return row === 8 ? SWAMP : FOREST;
  return (row === 1 && column === 3) || column === 7 ? FOREST : CLEAR;
};
const model: HexMapModel = {
  id: 'areas',
  sheet,
  terrains: ['clear', 'forest', 'swamp', 'sea'].map((name, kind) => ({
    name,
    day: '#ffffff',
    night: '#000000',
    sea: kind === SEA,
  })),
  terrain: Array.from({ length: grid.size }, (_, hex) => kindOf(hex)),
  coast: { land: '' },
  rivers: [],
  roads: [],
  places: [],
  numbers: [],
  touchOf: (hex) => ({ kind: 'hex', id: String(hex) }),
  hexOf: ({ id }) => Number(id),
};
function made(): AreaFields {
  const steps = areaFieldsOf(model);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const areas = made();
const partOf = (kind: number, x: number, y: number) => sampled(areas.fields[kind]!, areas, x, y);

describe('the areas of a map', () => {
  it('have the middle of each of their hexes in them, and that of no other', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      if (kindOf(hex) === SEA) continue;
      const { x, y } = sheet.centre(hex);
      for (const kind of [FOREST, SWAMP])
        expect(partOf(kind, x, y) > 0.55, `${hex} ${kind}`).toBe(kindOf(hex) === kind);
    }
  });

  it('are one area: no hexside shows within them', () => {
    for (let row = 5; row <= 6; row++)
      for (let side = 0; side < 6; side++) {
        const hex = grid.at(row, 4);
        const [a, b] = [sheet.centre(hex), sheet.centre(grid.neighbour(hex, side))];
        expect(partOf(FOREST, (a.x + b.x) / 2, (a.y + b.y) / 2)).toBeGreaterThan(0.9);
      }
  });

  it('reach to the coast, which is somewhere in the hexes of sea', () => {
    const shore = grid.at(5, 8);
    const { x, y } = sheet.centre(shore);
    expect(partOf(FOREST, x - 0.3, y)).toBeGreaterThan(0.7);
    const open = sheet.centre(grid.at(5, 11));
    const cell = (at: number) => Math.round(at * areas.cellsPerHex);
    expect(areas.what[cell(open.y) * areas.width + cell(open.x)]).toBe(OPEN_SEA);
    expect(areas.fields[SEA]).toBeNull();
  });
});
