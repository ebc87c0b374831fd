import { HexGrid, HexSheet, type Point } from '@sandtable/hex';
import { describe, expect, it } from 'vitest';
import type { River } from './model.js';
import { coursesOf, swollen, waterPath } from './rivers.js';

const sheet = new HexSheet(new HexGrid(12, 14));
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Along the lower sides of a row of hexes, from west to east. */
const rowOf = (row: number, from: number, to: number): Point[] =>
  Array.from({ length: to - from + 1 }, (_, i) => sheet.grid.at(row, from + i)).flatMap((hex, i) => [
    ...(i === 0 ? [sheet.corner(hex, 3)] : []),
    sheet.corner(hex, 4),
    sheet.corner(hex, 5),
  ]);
const main: River = { course: rowOf(6, 2, 9), before: 0 };
/** Down into the main river. */
const mouthAt = main.course.findIndex(
  (corner, i) => i > 5 && far(corner, sheet.corner(sheet.grid.at(6, 5), 4)) < 0.01,
);
const junction = main.course[mouthAt];
const tributary: River = {
  course: [{ x: junction.x - 0.5, y: junction.y + 0.87 }, { x: junction.x, y: junction.y + 0.58 }, junction],
  before: 20,
};
const widths = (river: ReturnType<typeof swollen>[number]) => river.points.map(({ width }) => width);

describe('rivers', () => {
  it('swell along their course and never shrink', () => {
    const [course] = swollen([main]);
    const all = widths(course);
    for (let i = 1; i < all.length; i++) expect(all[i]).toBeGreaterThanOrEqual(all[i - 1] - 1e-9);
    expect(all.at(-1)! / all[0]).toBeGreaterThan(1.8);
  });

  it('are wider below a tributary, which is not wider than they are there', () => {
    const [alone] = swollen([main]);
    const [joined, brook] = swollen([main, tributary]);
    const [before, after] = [alone, joined].map(widths);
    expect(after[0]).toBe(before[0]);
    expect(after.at(-1)!).toBeGreaterThan(before.at(-1)! * 1.3);
    const below = joined.points.find(({ x }) => x > junction.x + 0.6)!;
    expect(widths(brook).at(-1)!).toBeLessThanOrEqual(below.width);
  });

  it('flow into each other where the greater one is drawn, not at its corner', () => {
    const [joined, brook] = swollen([main, tributary]);
    const mouth = brook.points.at(-1)!;
    expect(Math.min(...joined.points.map((point) => far(point, mouth)))).toBeLessThan(0.03);
  });

  it('that seem to flow into each other come to an end all the same', () => {
    const back: River = { course: [...main.course].reverse(), before: 0 };
    for (const { points } of swollen([main, back]))
      for (const { x, y, width } of points) expect(Number.isFinite(x + y + width)).toBe(true);
  });

  it('are all alike if the map only knows their hexsides', () => {
    const rivers = new Array<number>(sheet.grid.size).fill(0);
    rivers[sheet.grid.at(5, 5)] = 0b111;
    const [course] = coursesOf({
      id: 'test',
      sheet,
      terrains: [],
      terrain: [],
      rivers,
      roads: [],
      places: [],
      numbers: [],
      touchOf: (hex) => ({ kind: 'hex', id: String(hex) }),
      hexOf: () => -1,
    });
    expect(new Set(widths(course).map((width) => width.toFixed(6))).size).toBe(1);
  });

  it('are one area with two banks, never narrower than can be seen', () => {
    const [course] = swollen([main]);
    const spread = (least: number) => {
      const ys = [...waterPath(course, least).matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) =>
        [x, y].map(Number),
      );
      const near = ys.filter(([x]) => Math.abs(x - course.points[0].x) < 0.08).map(([, y]) => y);
      return Math.max(...near) - Math.min(...near);
    };
    expect(waterPath(course, 0)).toMatch(/^M[^M]*Z$/);
    expect(spread(0.2)).toBeGreaterThan(spread(0) + 0.05);
  });
});
