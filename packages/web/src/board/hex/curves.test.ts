import { HexGrid, HexSheet, outline, type Point } from '@sandtable/hex';
import { describe, expect, it } from 'vitest';
import { areaPath, curveOf, sidePath, strayed, wayPath } from './curves.js';

const sheet = new HexSheet(new HexGrid(8, 10));
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const chain = [0, 1, 2, 3].map((corner) => sheet.corner(34, corner));
/** The points of a path that consists of straight lines. */
const pointsOf = (path: string): Point[] =>
  [...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a line along hexsides', () => {
  it('goes through the middle of every side, and its ends stay', () => {
    const curve = curveOf(chain);
    expect(far(curve[0], chain[0])).toBe(0);
    expect(far(curve.at(-1)!, chain[3])).toBe(0);
    for (let i = 0; i < 3; i++) {
      const middle = { x: (chain[i].x + chain[i + 1].x) / 2, y: (chain[i].y + chain[i + 1].y) / 2 };
      expect(Math.min(...curve.map((point) => far(point, middle)))).toBeLessThan(1e-9);
    }
    const along = curve.map((point) => point.along);
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect([along[0], along.at(-1)]).toEqual([0, 3]);
  });

  it('strays little, and always to the same place, so that lines that meet still meet', () => {
    for (let i = 0; i < 400; i++) {
      const point = { x: i * 0.137, y: i * 0.091 };
      expect(far(strayed(point), point)).toBeLessThan(0.15);
      expect(strayed({ ...point })).toEqual(strayed(point));
    }
    const [one, other] = [sidePath(chain.slice(0, 3)), sidePath(chain.slice(2))];
    expect(pointsOf(one).at(-1)).toEqual(pointsOf(other)[0]);
  });

  it('is closed around an area', () => {
    const [ring] = outline(sheet, [34, 35]);
    const points = pointsOf(areaPath([ring]));
    expect(far(points[0], points.at(-1)!)).toBeLessThan(0.01);
    for (const hex of [34, 35])
      for (const point of points) expect(far(point, sheet.centre(hex))).toBeGreaterThan(0.35);
  });
});

describe('a railway', () => {
  const centres = [33, 34, 35].map((hex) => sheet.centre(hex));

  it('goes through its towns, and near the other centres', () => {
    const town = centres[1];
    const stops = wayPath(centres, (at) => at === town)
      .split(/[MC]/)
      .filter((text) => text !== '')
      .map((text) => pointsOf(text).at(-1)!);
    expect(far(stops[1], town)).toBeLessThan(0.001);
    for (const i of [0, 2]) expect(far(stops[i], centres[i])).toBeLessThan(0.15);
  });
});
