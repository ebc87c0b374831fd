import { gzipSync } from 'node:zlib';
import { SPACES } from '@sandtable/east-front/board';
import { describe, expect, it } from 'vitest';
import {
  area,
  type Box,
  boxAt,
  corners,
  crossings,
  inside,
  overlap,
  pair,
  readPath,
  segmentKey,
  shared,
  sides,
  tenths,
  within,
} from '../test/geometry.js';
import { FRONT_COUNTER as COUNTER, type FrontSpace, type Point } from './data.js';
import { EAST_FRONT as map } from './east-front.js';
import { bordersOf, lineOf, outline, pathOf, runs } from './outline.js';
import { LEADING, textWidth } from './type.js';

/** A border shorter than this, or a gap narrower than this, is not visible. In units. */
const VISIBLE = 12;
/** 34 pixels in units, with the whole map fitted into 1440 × 900. */
const FINGER = (34 * map.height) / 900;
const STAR = 20;
const FLAG = [24, 17] as const;
const CONTROL = 18;

const outlines = new Map(
  [...map.spaces, ...map.scenery].map((s) => [s.id, readPath(pathOf(outline(map, s.rings)))]),
);
const spaceIds = new Set(SPACES.map((s) => s.id));
const facts = new Map(SPACES.map((s) => [s.id, s]));
const wanted = new Set(SPACES.flatMap((s) => s.adjacent.map((other) => pair(s.id, other))));
const lengths = shared(outlines);
const touching = [...lengths.keys()].filter((name) => name.split(' | ').every((id) => spaceIds.has(id)));

const nameSize = ({ kind, label: { lines, size } }: FrontSpace): [number, number] => [
  Math.max(...lines.map((line) => textWidth(line, kind))) * size,
  lines.length * size * LEADING,
];
/** The boxes of a name: one, or a row of small ones along a slanted line. */
function nameBoxes(s: FrontSpace): Box[] {
  const [w, h] = nameSize(s);
  const { at, angle } = s.label;
  if (angle === 0) return [boxAt(at, w, h)];
  const a = (angle * Math.PI) / 180;
  const count = Math.ceil(w / (h * 0.5));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count - 0.5) * (w - h * 0.5);
    return boxAt([at[0] + Math.cos(a) * along, at[1] + Math.sin(a) * along], h * 0.9, h * 0.9);
  });
}
const counterBox = (at: Point) => boxAt(at, COUNTER, COUNTER);
function marks(s: FrontSpace): { what: string; box: Box }[] {
  return [
    ...(s.stars ?? []).map((at) => ({ what: 'star', box: boxAt(at, STAR, STAR) })),
    ...(s.marker ? [{ what: 'marker', box: boxAt(s.marker, STAR, STAR) }] : []),
    ...(s.flags ?? []).map(({ faction, at }) => ({ what: `${faction} flag`, box: boxAt(at, ...FLAG) })),
    ...(s.control ? [{ what: 'control mark', box: boxAt(s.control, CONTROL, CONTROL) }] : []),
    ...s.counters.map((at, i) => ({ what: `counter ${i + 1}`, box: counterBox(at) })),
  ];
}
const liesIn = (id: string, box: Box) => corners(box).every((p) => inside(outlines.get(id)!, tenths(p)));
/** Whether a water's name is on the land beside it. */
const isSmall = (s: FrontSpace) => s.kind === 'water' && !nameBoxes(s).every((box) => liesIn(s.id, box));

describe('the drawn map of the front', () => {
  it('has the spaces of the board, of the same kind, with their stars and flags', () => {
    expect(
      map.spaces.map(({ id, kind, stars, flags }) => ({
        id,
        water: kind === 'water',
        stars: stars?.length ?? 0,
        flags: flags?.map((f) => f.faction) ?? [],
      })),
    ).toEqual(SPACES.map(({ id, water, stars, flags }) => ({ id, water, stars, flags })));
    expect(map.spaces.filter((s) => s.marker).map((s) => s.id)).toEqual(['gorki']);
    expect(map.spaces.filter((s) => s.control).map((s) => s.id)).toEqual(
      SPACES.filter((s) => !s.water).map((s) => s.id),
    );
  });

  it('lets exactly the neighbours touch: 111 borders, each long enough to be seen', () => {
    expect(touching.sort()).toEqual([...wanted].sort());
    expect(touching).toHaveLength(111);
    for (const name of touching) expect(lengths.get(name), name).toBeGreaterThan(VISIBLE);
  });

  it('separates all other spaces visibly', () => {
    const ids = [...spaceIds];
    const near = ids.flatMap((a, i) =>
      ids
        .slice(i + 1)
        .filter((b) => !wanted.has(pair(a, b)))
        .map((b) => ({ name: pair(a, b), gap: gap(outlines.get(a)!, outlines.get(b)!) }))
        .filter(({ gap }) => gap < APART),
    );
    expect(near).toEqual([]);
  });

  it('leaves no gap and no overlap', () => {
    expect(Math.abs(area(outlines))).toBeCloseTo(map.width * map.height, 3);
    expect(crossings(outlines)).toEqual([]);
  });

  it('lists every border once, with its kind', () => {
    const pairs = new Set<string>();
    for (const {
      between: [a, b],
      kind,
    } of bordersOf(map)) {
      if (b === null) expect(kind).toBe('frame');
      if (b === null || !facts.has(a) || !facts.has(b)) continue;
      const [wetA, wetB] = [facts.get(a)!.water, facts.get(b)!.water];
      expect(kind).toBe(wetA !== wetB ? 'coast' : wetA ? 'sea' : 'land');
      pairs.add(pair(a, b));
    }
    expect([...pairs].sort()).toEqual([...wanted].sort());
  });

  describe.each(map.frontiers.map((f) => [f.year, f] as const))('the line of %i', (year, frontier) => {
    const east = (id: string) => {
      const space = facts.get(id);
      return space && !space.water ? space[year === 1939 ? 'east1939' : 'east1941'] : undefined;
    };
    const drawn = runs(map, frontier.land).flatMap((run) => readPath(lineOf(run)));
    const line = new Set(drawn.flatMap((run) => run.slice(1).map((b, i) => segmentKey(run[i]!, b))));

    it('runs on land exactly where a space west of it meets a space east of it', () => {
      const parting = [...sides(outlines)]
        .filter(([, { owners }]) => {
          const [a, b] = owners.map(east);
          return a !== undefined && b !== undefined && a !== b;
        })
        .map(([key]) => key);
      expect(parting.length).toBeGreaterThan(100);
      expect([...line].sort()).toEqual(parting.sort());
    });

    it('has its year written along it, on land, clear of everything', () => {
      const { at, angle, lines, size } = frontier.label;
      expect(lines).toEqual([`${year}`]);
      const wide = textWidth(lines[0]!, 'land') * size;
      const a = (angle * Math.PI) / 180;
      const near = drawn
        .flat()
        .map(([x, y]) => Math.hypot(x / 10 - at[0], y / 10 - at[1]))
        .sort((p, q) => p - q)[0];
      expect(near).toBeLessThan(40);
      for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const box = boxAt([at[0] + Math.cos(a) * wide * part, at[1] + Math.sin(a) * wide * part], 12, 12);
        expect(map.spaces.filter((s) => s.kind === 'land' && liesIn(s.id, box))).toHaveLength(1);
        for (const s of map.spaces)
          for (const other of [...nameBoxes(s), ...marks(s).map((m) => m.box)])
            expect(overlap(box, other), s.id).toBe(false);
      }
    });

    it('runs through no name on the water', () => {
      const names = map.spaces.filter((s) => s.kind === 'water').flatMap(nameBoxes);
      expect(runs(map, frontier.water).flatMap(dense).length * names.length).toBeGreaterThan(0);
      for (const [x, y] of runs(map, frontier.water).flatMap(dense))
        for (const box of names) expect(overlap(boxAt([x, y], 1, 1), box), `${x}, ${y}`).toBe(false);
    });

    it('crosses no land between its ends on the shores', () => {
      const shore = new Set(drawn.flatMap((run) => [run[0]!, run.at(-1)!]).map(([x, y]) => `${x},${y}`));
      const lands = map.spaces.filter((s) => s.kind === 'land').map((s) => s.id);
      expect(runs(map, frontier.water).flat().length).toBeGreaterThan(1);
      for (const run of runs(map, frontier.water)) {
        for (const end of [run[0]!, run.at(-1)!]) {
          const atFrame = end[1] < 12;
          expect(atFrame || shore.has(`${Math.round(end[0] * 10)},${Math.round(end[1] * 10)}`)).toBe(true);
        }
        for (const [i, b] of run.entries()) {
          const a = run[i - 1];
          if (!a) continue;
          for (const t of [0.1, 0.35, 0.65, 0.9]) {
            const p: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
            for (const id of lands) expect(inside(outlines.get(id)!, tenths(p)), `${id} at ${p}`).toBe(false);
          }
        }
      }
    });
  });

  it.each(map.spaces.map((s) => [s.id, s] as const))('has room for name, marks and counters: %s', (_, s) => {
    expect(s.counters).toHaveLength(s.kind === 'land' ? 6 : 2);
    const [x, y, w, h] = s.room;
    const room: Box = [x, y, x + w, y + h];
    expect(liesIn(s.id, room)).toBe(true);
    expect(within(counterBox(s.counters[0]!), room)).toBe(true);
    for (const { what, box } of marks(s)) {
      expect(liesIn(s.id, box), what).toBe(true);
      if (!what.startsWith('counter')) expect(overlap(box, room), what).toBe(false);
    }
    for (const box of nameBoxes(s)) {
      expect(overlap(box, room)).toBe(false);
      if (isSmall(s)) {
        const dry = map.spaces.filter((o) => o.kind === 'land').map((o) => o.id);
        for (const p of corners(box))
          expect(dry.some((id) => inside(outlines.get(id)!, tenths(p)))).toBe(true);
      } else expect(liesIn(s.id, box)).toBe(true);
    }
  });

  it('writes only the names of small lakes and of rivers beside the water', () => {
    expect(map.spaces.filter(isSmall).map((s) => s.id)).toEqual([
      'lake-peipus',
      'lake-onega',
      'rybinsk-sea',
      'dniepr-river',
      'volga-river',
    ]);
    for (const s of map.spaces.filter(isSmall)) {
      const near = Math.min(
        ...outlines
          .get(s.id)!
          .flat()
          .map(([x, y]) => Math.hypot(x / 10 - s.label.at[0], y / 10 - s.label.at[1])),
      );
      expect(near, s.id).toBeLessThan(75);
    }
  });

  it('puts no name, star, flag, mark or counter over another', () => {
    const things = map.spaces.flatMap((s) => [
      ...nameBoxes(s).map((box) => ({ what: `name of ${s.id}`, box })),
      ...marks(s).map(({ what, box }) => ({ what: `${what} of ${s.id}`, box })),
    ]);
    const clashes = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter((b) => a.what !== b.what && overlap(a.box, b.box))
        .map((b) => `${a.what}, ${b.what}`),
    );
    expect(clashes).toEqual([]);
  });

  it('draws every space large enough for a finger', () => {
    for (const s of map.spaces) {
      const rings = outlines.get(s.id)!;
      const round = s.counters.some((at) =>
        [-3, 0, 3].some((dx) =>
          [-3, 0, 3].some((dy) => {
            const middle: Point = [at[0] + dx, at[1] + dy];
            const shortest = Math.min(
              ...rings.flatMap((ring) =>
                ring.map((p, i) => toLine(tenths(middle), p, ring[(i + 1) % ring.length]!)),
              ),
            );
            return inside(rings, tenths(middle)) && (shortest / 10) * 2 >= FINGER;
          }),
        ),
      );
      expect(round, s.id).toBe(true);
    }
  });

  it('is small enough to send', () => {
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(60_000);
  });
});

/** The minimum distance of spaces that are not adjacent, in units: more than the width of a border. */
const APART = 6;

/** The line with points at most a unit or two apart. */
const dense = (line: readonly Point[]): Point[] =>
  line.flatMap((b, i): Point[] => {
    const a = line[i - 1] ?? b;
    const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2) + 1;
    return Array.from({ length: count }, (_, k) => [
      a[0] + ((b[0] - a[0]) * k) / count,
      a[1] + ((b[1] - a[1]) * k) / count,
    ]);
  });

function toLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const l = dx * dx + dy * dy;
  const t = l === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / l));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** The distance between two outlines, in units; not measured if they are far apart. */
function gap(a: readonly (readonly Point[])[], b: readonly (readonly Point[])[]): number {
  const reach = APART * 10;
  const bounds = (rings: readonly (readonly Point[])[]): Box => {
    const all = rings.flat();
    return [
      Math.min(...all.map((p) => p[0])) - reach,
      Math.min(...all.map((p) => p[1])) - reach,
      Math.max(...all.map((p) => p[0])) + reach,
      Math.max(...all.map((p) => p[1])) + reach,
    ];
  };
  const [boxA, boxB] = [bounds(a), bounds(b)];
  if (!overlap(boxA, boxB)) return Infinity;
  const near = (box: Box, p: Point) => p[0] > box[0] && p[0] < box[2] && p[1] > box[1] && p[1] < box[3];
  let least = Infinity;
  for (const [points, rings, box] of [
    [a, b, boxB],
    [b, a, boxA],
  ] as const) {
    for (const p of points.flat()) {
      if (!near(box, p)) continue;
      for (const ring of rings)
        for (const [i, q] of ring.entries())
          least = Math.min(least, toLine(p, q, ring[(i + 1) % ring.length]!) / 10);
    }
  }
  return least;
}
