import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HexGrid, opposite } from './grid.js';
import { outline, svgPath } from './outline.js';
import { CORNER, HexSheet, type Point } from './sheet.js';
import { spread, wayTo } from './spread.js';

const grid = new HexGrid(7, 9);
const sheet = new HexSheet(grid);
const hexes = fc.nat(grid.size - 1);
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The distances from one hex to all others, by breadth-first search. */
function stepsFrom(map: HexGrid, start: number): number[] {
  const steps = new Array<number>(map.size).fill(-1);
  steps[start] = 0;
  for (const queue = [start]; queue.length > 0; ) {
    const hex = queue.shift()!;
    for (let side = 0; side < 6; side++) {
      const next = map.neighbour(hex, side);
      if (next < 0 || steps[next] >= 0) continue;
      steps[next] = steps[hex] + 1;
      queue.push(next);
    }
  }
  return steps;
}

describe('a grid', () => {
  it('has neighbours that are neighbours of each other, one hex apart on the sheet', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      for (let side = 0; side < 6; side++) {
        const next = grid.neighbour(hex, side);
        if (next < 0) continue;
        expect(grid.neighbour(next, opposite(side))).toBe(hex);
        expect(grid.sideTowards(hex, next)).toBe(side);
        expect(far(sheet.centre(hex), sheet.centre(next))).toBeCloseTo(1);
      }
    }
    expect(grid.sideTowards(0, 5)).toBe(-1);
  });

  it('has its sides in the directions of their names', () => {
    const hex = grid.at(3, 4);
    const { x, y } = sheet.centre(hex);
    const [east, northEast, northWest, west, southWest, southEast] = [0, 1, 2, 3, 4, 5].map((side) =>
      sheet.centre(grid.neighbour(hex, side)),
    );
    expect([east.y, west.y]).toEqual([y, y]);
    expect([east.x > x, west.x < x, northEast.x > x, northWest.x < x]).toEqual([true, true, true, true]);
    expect([northEast.y < y, northWest.y < y, southWest.y > y, southEast.y > y]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('measures the same distances as counting steps', () => {
    for (let a = 0; a < grid.size; a++) {
      const steps = stepsFrom(grid, a);
      for (let b = 0; b < grid.size; b++) expect(grid.distance(a, b)).toBe(steps[b]);
    }
  });

  it('omits hexes that are not on the map', () => {
    const holed = new HexGrid(3, 3, (hex) => hex !== 4);
    for (let side = 0; side < 6; side++) expect(holed.neighbour(4, side)).toBe(-1);
    expect(holed.neighbour(3, 0)).toBe(-1);
    expect(new HexSheet(holed).hexAt(new HexSheet(holed).centre(4))).toBe(-1);
  });
});

describe('a sheet', () => {
  it('finds the hex under a point: the one whose centre is nearest', () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: sheet.width, noNaN: true }),
      y: fc.double({ min: 0, max: sheet.height, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (at) => {
        const distances = Array.from({ length: grid.size }, (_, hex) => far(at, sheet.centre(hex)));
        const nearest = distances.indexOf(Math.min(...distances));
        const found = sheet.hexAt(at);
        if (found >= 0) expect(distances[found]).toBeCloseTo(distances[nearest]);
        else expect(distances[nearest]).toBeGreaterThan(0.49);
      }),
      { numRuns: 2000 },
    );
    expect(sheet.hexAt({ x: -5, y: 2 })).toBe(-1);
    expect(sheet.hexAt({ x: 2, y: 99 })).toBe(-1);
  });

  it('contains all its hexes', () => {
    for (let hex = 0; hex < grid.size; hex++) {
      expect(sheet.hexAt(sheet.centre(hex))).toBe(hex);
      for (let corner = 0; corner < 6; corner++) {
        const { x, y } = sheet.corner(hex, corner);
        expect(far(sheet.centre(hex), { x, y })).toBeCloseTo(CORNER);
        expect(x > -0.001 && x < sheet.width + 0.001 && y > -0.001 && y < sheet.height + 0.001).toBe(true);
      }
    }
  });
});

describe('an outline', () => {
  const area = (line: Point[]) =>
    line.reduce((sum, a, i) => {
      const b = line[(i + 1) % line.length];
      return sum + (b.x * a.y - a.x * b.y) / 2;
    }, 0);

  it('goes around a hex once', () => {
    const [line, ...others] = outline(sheet, [grid.at(2, 2)]);
    expect([line.length, others.length]).toEqual([6, 0]);
    expect(svgPath([line], 1)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){5}Z$/);
  });

  it('is closed, and encloses the area of its hexes without the holes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hexes, { minLength: 1, maxLength: 40 }), (set) => {
        const lines = outline(sheet, set);
        const whole = lines.reduce((sum, line) => sum + area(line), 0);
        expect(whole).toBeCloseTo(set.length * CORNER * CORNER * 1.5 * Math.sqrt(3));
        for (const line of lines) {
          for (const [i, point] of line.entries()) {
            expect(far(point, line[(i + 1) % line.length])).toBeCloseTo(CORNER);
          }
        }
      }),
    );
  });
});

describe('a spread', () => {
  it('finds the cheapest path, as far as the allowance goes', () => {
    const prices = fc.array(fc.integer({ min: -1, max: 4 }), { minLength: grid.size, maxLength: grid.size });
    fc.assert(
      fc.property(hexes, fc.nat(9), prices, (start, allowance, price) => {
        const found = spread(grid, start, allowance, (_, to) => price[to]);
        const least = cheapest(start, allowance, price);
        expect(found.cost).toEqual(least);
        expect([...found.reached].sort((a, b) => a - b)).toEqual(
          [...least.keys()].filter((hex) => least[hex] >= 0),
        );
        for (const hex of found.reached) {
          const way = wayTo(found, hex);
          expect([way[0], way.at(-1)]).toEqual([start, hex]);
          expect(way.slice(1).reduce((sum, one) => sum + price[one], 0)).toBe(least[hex]);
        }
      }),
    );
  });

  it('reaches a hex where it must stop, and goes no further', () => {
    const wall = (hex: number) => grid.columnOf(hex) === 4;
    const { reached } = spread(grid, grid.at(3, 0), 20, () => 1, wall);
    expect(reached.some((hex) => grid.columnOf(hex) === 4)).toBe(true);
    expect(reached.some((hex) => grid.columnOf(hex) > 4)).toBe(false);
    expect(spread(grid, grid.at(3, 4), 1, () => 1, wall).reached).toHaveLength(7);
  });

  /** The same by relaxing every step until nothing gets cheaper. */
  function cheapest(start: number, allowance: number, price: readonly number[]): number[] {
    const cost = new Array<number>(grid.size).fill(-1);
    cost[start] = 0;
    for (let again = true; again; ) {
      again = false;
      for (let hex = 0; hex < grid.size; hex++) {
        for (let side = 0; side < 6 && cost[hex] >= 0; side++) {
          const next = grid.neighbour(hex, side);
          if (next < 0 || price[next] < 0) continue;
          const total = cost[hex] + price[next];
          if (total > allowance || (cost[next] >= 0 && cost[next] <= total)) continue;
          cost[next] = total;
          again = true;
        }
      }
    }
    return cost;
  }
});
