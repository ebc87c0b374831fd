import { type Arrangement, arrange, counterBox, nameBox, type Roomy, STAR } from '../../board/arrange.js';
import { type Extent, union } from '../../board/framing.js';
import { SpaceGrid } from '../../board/space-grid.js';
import type { DrawnFront, DrawnSpace } from './drawn.js';

/** From this growth of counters on, names matter less than where pieces are. */
const CROWDED = 1.5;
/** The width of a letter on the map, relative to its size: names of waters are spaced. */
const LETTER = { land: 0.43, water: 0.53 };
const CONTROL_MARK = 16;
const FLAG = 24;

const known = new Map<number, Arrangement>();
let rooms: readonly Roomy[] | null = null;

/** Where counters and names are at a scale; computed once for each scale. */
export function arrangementOf(map: DrawnFront, k: number): Arrangement {
  rooms ??= roomsOf(map);
  const found = known.get(k) ?? arrange({ ...map.sheet, counter: map.sheet.counter! }, rooms, k);
  known.set(k, found);
  return found;
}

export function roomsOf(map: DrawnFront): Roomy[] {
  const spaces = [...map.spaces.values()];
  const grid = new SpaceGrid(map.sheet.width, map.sheet.height, false);
  // Lakes and rivers lie over the land around them.
  for (const kind of ['land', 'water'])
    for (const [i, space] of spaces.entries()) if (space.kind === kind) grid.fill(space.outlines, i);
  return spaces.map((space, i) => ({
    id: space.id,
    label: space.label,
    letter: LETTER[space.kind],
    counters: space.counters,
    marks: [
      ...(space.stars ?? []).map((at) => ({ at, size: STAR * 1.2 })),
      ...(space.control ? [{ at: space.control, size: CONTROL_MARK }] : []),
      ...(space.flags ?? []).map(({ at }) => ({ at, size: FLAG })),
      ...(space.marker ? [{ at: space.marker, size: STAR }] : []),
    ],
    rank: rankOf(space),
    box: [...space.box],
    contains: (x, y) => grid.at(x, y) === i,
  }));
}

/** Stars first, then land, then waters. */
function rankOf({ kind, stars }: DrawnSpace): number {
  return stars ? 3 : kind === 'land' ? 2 : 1;
}

/** Where a space is: its name and counters, at a scale if one is given, and all of it. */
export function extentOf(
  map: DrawnFront,
  id: string,
  arranged: Arrangement | null,
  /** How many counters are there. */
  count: number,
): Extent | null {
  const space = map.spaces.get(id);
  if (!space) return null;
  const named = !arranged || (arranged.growth < CROWDED && arranged.nameGrowth(id) > 0);
  const name = nameBox({ label: space.label, letter: LETTER[space.kind] }, arranged?.nameGrowth(id) ?? 1);
  const places = arranged
    ? [...arranged.places(id, count), ...arranged.places(id, count + 1)]
    : [space.middle];
  const core = union(places.map((at) => counterBox(at, arranged?.growth ?? 0)));
  const heart = named ? union([name, core]) : core;
  return { id, heart, core, whole: space.kind === 'water' ? heart : union([[...space.box], heart]) };
}
