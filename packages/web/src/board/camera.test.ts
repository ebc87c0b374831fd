import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  centred,
  clampCamera,
  covering,
  interpolate,
  mapPoint,
  minScale,
  pan,
  pixelOf,
  SLACK,
  type Stage,
  visibleWraps,
  whole,
  zoomed,
} from './camera.js';

const stage: Stage = { width: 1000, height: 600, mapWidth: 2000, mapHeight: 1000, wraps: true, closest: 4 };
const sheet: Stage = { ...stage, mapWidth: 800, mapHeight: 1000, wraps: false };
const cameras = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -500, max: 1500, noNaN: true }),
  k: fc.double({ min: 0.01, max: 20, noNaN: true }),
});

function stays({ x, y, k }: Camera): void {
  expect(k).toBeGreaterThanOrEqual(minScale(stage));
  expect(k).toBeLessThanOrEqual(stage.closest);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x).toBeLessThan(stage.mapWidth);
  if (stage.height / k < stage.mapHeight) {
    expect(y * k).toBeGreaterThanOrEqual(-SLACK - 1e-9);
    expect((y + stage.height / k - stage.mapHeight) * k).toBeLessThanOrEqual(SLACK + 1e-9);
  }
}

describe('the camera over a cylindrical map', () => {
  it('always stays on the map', () => {
    fc.assert(
      fc.property(
        cameras,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.nat(1000),
        (start, factor, p) => {
          const camera = clampCamera(start, stage);
          stays(camera);
          stays(zoomed(camera, stage, factor, p, p / 2));
          stays(pan(camera, stage, p * 7, -p * 3));
          stays(interpolate(camera, covering(stage, [0, 500]), stage, p / 1000));
        },
      ),
    );
  });

  it('keeps the point under the pointer while zooming', () => {
    const camera = centred(stage, [300, 500], 1);
    const [x, y] = mapPoint(camera, stage, 400, 300);
    const closer = zoomed(camera, stage, 2, 400, 300);
    expect(mapPoint(closer, stage, 400, 300)[0]).toBeCloseTo(x);
    expect(mapPoint(closer, stage, 400, 300)[1]).toBeCloseTo(y);
  });

  it('goes on past the edge', () => {
    const camera = centred(stage, [1900, 500], 1);
    const east = pan(camera, stage, -1000, 0);
    expect(mapPoint(east, stage, 500, 300)[0]).toBeCloseTo(900);
    expect(visibleWraps(camera, stage, 0)).toEqual([0, 1]);
    expect(visibleWraps(centred(stage, [1000, 500], 1), stage, 0)).toEqual([0]);
  });

  it('travels the short way round', () => {
    const from = centred(stage, [1900, 500], 1);
    const to = centred(stage, [100, 500], 1);
    expect(mapPoint(interpolate(from, to, stage, 0.5), stage, 500, 300)[0]).toBeCloseTo(0);
  });

  it('fills the window and shows no part of the map twice', () => {
    const camera = covering(stage, [1000, 500]);
    expect(camera.k).toBeCloseTo(0.6);
    expect(stage.width / camera.k).toBeLessThanOrEqual(stage.mapWidth);
  });

  it('maps every visible point to its pixel', () => {
    const camera = centred(stage, [1900, 500], 1);
    const [x, y] = pixelOf(camera, stage, [100, 400]);
    expect([x, y]).toEqual([700, 200]);
    expect(mapPoint(camera, stage, x, y)).toEqual([100, 400]);
  });
});

describe('the whole map', () => {
  it.each([
    [1068, 474],
    [300, 200],
    [528, 215],
    [390, 273],
    [1000, 300],
    [408, 900],
  ])('is in view at %d × %d', (width, height) => {
    for (const map of [stage, sheet]) {
      const own: Stage = { ...map, width, height };
      const { x, y, k } = whole(own, [300, 100]);
      expect(y).toBeLessThanOrEqual(1e-9);
      expect(y + height / k).toBeGreaterThanOrEqual(own.mapHeight - 1e-9);
      expect(width / k).toBeGreaterThanOrEqual(own.mapWidth - 1e-9);
      if (!own.wraps) {
        expect(x).toBeLessThanOrEqual(1e-9);
        expect(x + width / k).toBeGreaterThanOrEqual(own.mapWidth - 1e-9);
      }
    }
  });
});

describe('the camera over a flat map', () => {
  it('shows the whole map at first, centred', () => {
    const camera = covering(sheet, [400, 500]);
    expect(camera.k).toBeCloseTo(0.6);
    expect(pixelOf(camera, sheet, [400, 500])).toEqual([500, 300]);
    expect(zoomed(camera, sheet, 0.5, 0, 0).k).toBeCloseTo(camera.k);
  });

  it('ends at the edge', () => {
    const camera = centred(sheet, [400, 500], 2);
    const west = pan(camera, sheet, 9000, 0);
    expect(west.x).toBe(-SLACK / 2);
    expect(pan(west, sheet, -9000, 0).x).toBe(sheet.mapWidth - sheet.width / 2 + SLACK / 2);
    expect(visibleWraps(west, sheet, 100)).toEqual([0]);
  });
});
