import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minScale, type Stage } from './camera.js';
import type { Box } from './drawing.js';
import {
  byNearness,
  crowdIn,
  type Extent,
  frame,
  freeAreas,
  hiddenOf,
  onScreen,
  overlaps,
  together,
  union,
} from './framing.js';
import { MARK, outsideOf } from './outside.js';

const stage: Stage = { width: 1000, height: 500, mapWidth: 2000, mapHeight: 1000, wraps: true, closest: 4 };
const flat: Stage = { ...stage, wraps: false };
const limits = { comfort: 0.9, closest: 1.5 };
const at = (x: number, y: number, size = 40): Extent => ({
  id: `${x} ${y}`,
  heart: [x - size / 2, y - size / 2, x + size / 2, y + size / 2],
  whole: [x - size * 2, y - size * 2, x + size * 2, y + size * 2],
});
const hearts = (places: readonly Extent[]) => places.map(({ heart }) => heart);

describe('boxes on a cylinder', () => {
  it('are moved together across the edge', () => {
    const near = together(
      [
        [1950, 0, 1990, 10],
        [20, 0, 60, 10],
      ],
      2000,
    );
    expect(union(near)).toEqual([1950, 0, 2060, 10]);
  });

  it('take no more of the way round than any other arrangement', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1999), { minLength: 1, maxLength: 7 }), (lefts) => {
        const boxes = lefts.map((left): Box => [left, 0, left + 30, 10]);
        const [from, , until] = union(together(boxes, 2000));
        const others = lefts.map((start) => {
          const ends = lefts.map((left) => ((left - start + 2000) % 2000) + 30);
          return Math.max(...ends);
        });
        expect(until - from).toBeLessThanOrEqual(Math.min(...others) + 1e-9);
      }),
    );
  });

  it('stay where they are on a flat map', () => {
    const boxes: Box[] = [[1950, 0, 1990, 10]];
    expect(together(boxes, null)).toEqual(boxes);
  });
});

describe('what is framed', () => {
  const tools: Box = [860, 0, 1000, 60];
  const inset: Box = [780, 380, 1000, 500];

  it('is in view beside what lies over the map, wherever it is on the cylinder', () => {
    const places = fc.array(fc.tuple(fc.nat(1999), fc.integer({ min: 40, max: 960 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(places, (points) => {
        const extents = points.map(([x, y]) => at(x, y));
        const camera = frame(stage, extents, [tools, inset], limits)!;
        expect(hiddenOf(camera, stage, hearts(extents), [], -8)).toBe(0);
        const near = extents.every(({ heart: [x] }) => Math.abs(x - extents[0].heart[0]) < 300);
        if (near) expect(hiddenOf(camera, stage, hearts(extents), [tools, inset], 0)).toBe(0);
      }),
    );
  });

  it('goes the short way round', () => {
    const extents = [at(1950, 500), at(60, 500)];
    const camera = frame(stage, extents, [], limits)!;
    const [a, b] = hearts(extents).map((box) => onScreen(camera, stage, box));
    expect(b[0] - a[0]).toBeCloseTo(110 * camera.k);
  });

  it('is shown whole if it need not be small, and no larger than allowed', () => {
    const one = frame(stage, [at(1000, 500)], [], limits)!;
    expect(one.k).toBe(limits.closest);
    const far = frame(stage, [at(200, 500), at(900, 500)], [], limits)!;
    expect(far.k).toBeGreaterThan(limits.comfort);
    const farther = frame(stage, [at(200, 500), at(1180, 500)], [], limits)!;
    expect(farther.k).toBeLessThanOrEqual(limits.comfort);
    expect(hiddenOf(farther, stage, hearts([at(200, 500), at(1180, 500)]), [], 0)).toBe(0);
  });

  it('is never smaller than the whole map, and there is nothing to frame without places or a window', () => {
    const all = frame(flat, [at(10, 10), at(1990, 990)], [], limits)!;
    expect(all.k).toBeGreaterThanOrEqual(minScale(flat));
    expect(frame(stage, [], [], limits)).toBe(null);
    expect(frame({ ...stage, height: 0 }, [at(1, 1)], [], limits)).toBe(null);
  });

  it('has the whole window first, then the parts beside what covers it', () => {
    const areas = freeAreas(stage, [tools, inset]);
    expect(areas[0]).toEqual([0, 0, 1000, 500]);
    expect(areas.length).toBeGreaterThan(2);
    for (const area of areas.slice(1))
      for (const cover of [tools, inset]) expect(overlaps(area, cover)).toBe(false);
  });
});

describe('what does not fit', () => {
  it('is what is furthest from the player’s pieces, and then from the middle', () => {
    const places = [at(100, 100), at(1000, 500), at(600, 500), at(650, 480)];
    expect(byNearness(places, [at(640, 480)], null).map(({ id }) => id)).toEqual([
      '650 480',
      '600 500',
      '1000 500',
      '100 100',
    ]);
    // Their own pieces are all as near as can be.
    expect(byNearness(places, places, null).map(({ id }) => id)[3]).toBe('100 100');
    // The short way is round the cylinder.
    expect(byNearness([at(300, 500), at(1990, 500)], [at(20, 500)], 2000)[0].id).toBe('1990 500');
  });

  it('is what is not in the largest crowd, also round the cylinder', () => {
    const places = [at(1980, 500), at(20, 500), at(60, 520), at(700, 500), at(1000, 500)];
    expect(crowdIn(places, 200, 200, 2000).map(({ id }) => id)).toEqual(['1980 500', '20 500', '60 520']);
    expect(crowdIn(places, 200, 200).map(({ id }) => id)).toEqual(['20 500', '60 520']);
  });

  it('has a mark at the edge behind which it is, beside what lies over the map', () => {
    const camera = { x: 400, y: 200, k: 1 };
    const tools: Box = [860, 0, 1000, 60];
    const places = [at(900, 400), at(300, 400), at(320, 300), at(900, 760), at(1330, 210)];
    const marks = outsideOf(camera, flat, places, [tools]);
    expect(marks.map(({ side, places: there }) => [side, there.map(({ id }) => id)])).toEqual([
      ['left', ['300 400', '320 300']],
      ['bottom', ['900 760']],
      // Under the tools, and nearest to this edge.
      ['top', ['1330 210']],
    ]);
    for (const {
      at: [x, y],
    } of marks) {
      const box: Box = [x - MARK, y - MARK, x + MARK, y + MARK];
      expect(overlaps(box, tools)).toBe(false);
      expect(x > MARK && y > MARK && x < flat.width - MARK && y < flat.height - MARK).toBe(true);
    }
    expect(outsideOf(camera, flat, [places[0]], [tools])).toEqual([]);
  });
});
