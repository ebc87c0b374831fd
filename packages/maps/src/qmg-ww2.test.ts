import { gzipSync } from 'node:zlib';
import { BORDERS, FIRST_EDITION_ADDS, FIRST_EDITION_LACKS, SPACES, STRAITS } from '@sandtable/qmg-ww2/board';
import { describe, expect, it } from 'vitest';
import {
  area,
  type Box,
  boxAt,
  overlap as boxesOverlap,
  corners,
  crossings,
  inside,
  pair,
  readPath,
  shared,
  tenths,
  within,
} from '../test/geometry.js';
import { COUNTER, type Edition, type Point } from './data.js';
import { bordersOf, outline, pathOf, ringsOf } from './outline.js';
import { QMG_WW2 as map } from './qmg-ww2.js';

/** A border shorter than this is not visible, in units. */
const VISIBLE = 9;

/** Outlines in tenths of a unit, so that equal points are equal integers. */
const outlinesOf = (edition: Edition) =>
  new Map(
    [...map.spaces, ...map.scenery].map((s) => [s.id, readPath(pathOf(outline(map, ringsOf(s, edition))))]),
  );
const DRAWN = { second: outlinesOf('second'), first: outlinesOf('first') };
const drawn = (edition: Edition) => DRAWN[edition];

const period = map.period * 10;
const overlap = (a: Box, b: Box) => boxesOverlap(a, b, map.period);

const wanted = (edition: Edition) => {
  const set = new Set(BORDERS.map(([a, b]) => pair(a, b)));
  if (edition === 'first') {
    for (const [a, b] of FIRST_EDITION_LACKS) set.delete(pair(a, b));
    for (const [a, b] of FIRST_EDITION_ADDS) set.add(pair(a, b));
  }
  return set;
};

/** The box of a name: letters are 0.47 of the type size wide, with wider spacing at sea. */
const nameBox = (s: (typeof map.spaces)[number]): Box => {
  const { lines, at, size } = s.label;
  const letter = 0.47 + (s.kind === 'sea' ? 0.16 : 0.04);
  const wide = Math.max(...lines.map((l) => l.length)) * size * letter;
  const high = lines.length * size * 1.12;
  return s.label.angle === 90 ? boxAt(at, high, wide) : boxAt(at, wide, high);
};

const STAR = 17;

describe('the drawn board of Quartermaster General WW2', () => {
  it('has the spaces of the board, of the same kind, and a star where the board has one', () => {
    expect(map.spaces.map(({ id, kind, star }) => ({ id, kind, star: !!star }))).toEqual(
      SPACES.map(({ id, kind, star }) => ({ id, kind, star: !!star })),
    );
  });

  it.each([
    ['second', 131],
    ['first', 129],
  ] as const)('lets exactly the neighbours touch: %s edition, %i borders', (edition, count) => {
    const ids = new Set(SPACES.map((s) => s.id));
    const lengths = shared(drawn(edition), period);
    const touching = [...lengths.keys()].filter((name) => name.split(' | ').every((id) => ids.has(id)));
    expect(touching.sort()).toEqual([...wanted(edition)].sort());
    expect(touching).toHaveLength(count);
    for (const name of touching) expect(lengths.get(name), name).toBeGreaterThan(VISIBLE);
  });

  it.each(['second', 'first'] as const)('leaves no gap and no overlap: %s edition', (edition) => {
    const outlines = drawn(edition);
    expect(Math.abs(area(outlines))).toBeCloseTo(map.width * map.height, 3);
    expect(crossings(outlines, period)).toEqual([]);
  });

  it('keeps the seas of a strait apart, and marks each strait between them', () => {
    expect(map.straits.map(({ controller, seas }) => ({ controller, seas: seas.map((s) => s.id) }))).toEqual(
      STRAITS,
    );
    const outlines = drawn('second');
    const lengths = shared(outlines, period);
    for (const { at, seas } of map.straits) {
      expect(lengths.has(pair(seas[0]!.id, seas[1]!.id))).toBe(false);
      for (const sea of seas) {
        expect(inside(outlines.get(sea.id)!, tenths(sea.at), period)).toBe(true);
        expect(apart(sea.at, at), sea.id).toBeLessThan(60);
      }
    }
  });

  it.each(map.spaces.map((s) => [s.id, s] as const))('has room for name, counters and star: %s', (_, s) => {
    const counters = s.counters.map((at) => boxAt(at, COUNTER, COUNTER));
    const boxes = [nameBox(s), ...counters, ...(s.star ? [boxAt(s.star, STAR, STAR)] : [])];
    expect(counters).toHaveLength(3);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    if (s.callout) {
      const [x, y, w, h] = s.callout.box;
      for (const box of boxes) expect(within(box, [x, y, x + w, y + h])).toBe(true);
    }
    for (const edition of ['second', 'first'] as const) {
      const rings = drawn(edition).get(s.id)!;
      if (s.callout) expect(inside(rings, tenths(s.callout.to), period)).toBe(true);
      else
        for (const box of boxes)
          for (const p of corners(box)) expect(inside(rings, tenths(p), period), `${p}`).toBe(true);
    }
  });

  it('puts no name, counter, star, call-out box or strait mark over another', () => {
    const things: { what: string; box: Box }[] = map.straits.map((s) => ({
      what: `strait of ${s.controller}`,
      box: boxAt(s.at, 20, 20),
    }));
    for (const s of map.spaces) {
      if (s.callout) {
        const [x, y, w, h] = s.callout.box;
        things.push({ what: `box of ${s.id}`, box: [x, y, x + w, y + h] });
        continue;
      }
      things.push({ what: `name of ${s.id}`, box: nameBox(s) });
      if (s.star) things.push({ what: `star of ${s.id}`, box: boxAt(s.star, STAR, STAR) });
      for (const [i, at] of s.counters.entries())
        things.push({ what: `counter ${i + 1} of ${s.id}`, box: boxAt(at, COUNTER, COUNTER) });
    }
    const clashes = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter((b) => overlap(a.box, b.box))
        .map((b) => `${a.what}, ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });

  it('keeps call-out boxes on water', () => {
    const outlines = drawn('second');
    const lands = [
      ...map.spaces.filter((s) => s.kind === 'land').map((s) => s.id),
      ...map.scenery.filter((s) => s.kind === 'land').map((s) => s.id),
    ];
    expect(map.spaces.filter((s) => s.callout).length).toBeGreaterThan(0);
    for (const s of map.spaces) {
      if (!s.callout) continue;
      const [x, y, w, h] = s.callout.box;
      for (const p of corners([x, y, x + w, y + h])) {
        for (const id of lands) {
          // A box may cover the coast of its own space.
          if (id !== s.id)
            expect(inside(outlines.get(id)!, tenths(p), period), `${s.id} over ${id}`).toBe(false);
        }
      }
    }
  });

  it('is a cylinder: the right edge continues at the left', () => {
    expect(map.period).toBe(map.width);
    for (const [id, rings] of drawn('second')) {
      for (const ring of rings) {
        const xs = ring.map(([x]) => x);
        expect(Math.max(...xs) - Math.min(...xs), id).toBeLessThan(period);
      }
    }
    // At every height, the left and right edges belong to the same space.
    const outlines = drawn('second');
    const holder = (p: Point) =>
      [...outlines].filter(([, rings]) => inside(rings, p, period)).map(([id]) => id);
    const across = new Set<string>();
    for (let y = 5.3; y < map.height; y += 7.1) {
      const left = holder(tenths([0.003, y]));
      expect(left).toHaveLength(1);
      expect(holder(tenths([map.period + 0.003, y]))).toEqual(left);
      across.add(left[0]!);
    }
    expect(across.size).toBeGreaterThan(3);
  });

  it('lists every border once, with its kind', () => {
    for (const edition of ['second', 'first'] as const) {
      const borders = bordersOf(map, edition);
      const kinds = new Map([...map.spaces.map((s) => [s.id, s.kind] as const)]);
      const pairs = new Set<string>();
      for (const {
        between: [a, b],
        kind,
      } of borders) {
        if (b === null) expect(kind).toBe('frame');
        if (b === null || !kinds.has(a) || !kinds.has(b)) continue;
        expect(kind).toBe(kinds.get(a) === kinds.get(b) ? kinds.get(a) : 'coast');
        pairs.add(pair(a, b));
      }
      expect([...pairs].sort()).toEqual([...wanted(edition)].sort());
    }
  });

  it('is small enough to send', () => {
    const text = JSON.stringify(map);
    expect(text.length).toBeLessThan(250_000);
    expect(gzipSync(text).length).toBeLessThan(90_000);
  });
});

function apart(a: Point, b: Point): number {
  const dx = Math.abs(a[0] - b[0]) % map.period;
  return Math.hypot(Math.min(dx, map.period - dx), a[1] - b[1]);
}
