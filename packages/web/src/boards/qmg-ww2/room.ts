import { type Arrangement, arrange, counterBox, nameBox, type Roomy, STAR } from '../../board/arrange.js';
import type { Box } from '../../board/drawing.js';
import { type Extent, union } from '../../board/framing.js';
import type { Point } from '../../board/pan-zoom.js';
import { SpaceGrid } from '../../board/space-grid.js';
import { type DrawnMap, type DrawnSpace, LETTER } from './drawn.js';
import { HOMES } from './homes.js';

/** From this growth of counters on, names matter less than where pieces are. */
const CROWDED = 1.5;
/** The ring around the star of a Home space, in units. */
const HOME_STAR = 26;
/** The mark of a strait. */
const STRAIT = 24;

interface Known {
  rooms: readonly Roomy[];
  scales: Map<number, Arrangement>;
}

const known = new Map<DrawnMap, Known>();

/** Where counters and names are at a scale; computed once for each scale. */
export function arrangementOf(map: DrawnMap, k: number): Arrangement {
  const { rooms, scales } = known.get(map) ?? { rooms: roomsOf(map), scales: new Map() };
  known.set(map, { rooms, scales });
  const found = scales.get(k) ?? arrange({ ...map.sheet, counter: map.sheet.counter! }, rooms, k);
  scales.set(k, found);
  return found;
}

export function roomsOf(map: DrawnMap): Roomy[] {
  const grid = gridOf(map);
  return [...map.spaces.values()].map((space, i) => ({
    id: space.id,
    label: space.label,
    letter: LETTER[space.kind],
    counters: space.counters,
    marks: [
      ...(space.star ? [{ at: space.star, size: HOMES[space.id] ? HOME_STAR : STAR, yields: true }] : []),
      ...map.data.straits
        .filter(({ controller }) => controller === space.id)
        .map(({ at }) => ({ at, size: STRAIT })),
    ],
    rank: rankOf(space),
    box: boxOf(space),
    contains: (x, y) => grid.at(x, y) === i,
  }));
}

/** Homes first, then stars, land, and large seas before small ones. */
function rankOf({ id, kind, star, callout, box }: DrawnSpace): number {
  const size = ((box[2] - box[0]) * (box[3] - box[1])) / 1e7;
  return (HOMES[id] ? 4 : star ? 3 : kind === 'land' ? (callout ? 1.5 : 2) : 1) + size;
}

function boxOf({ box, callout }: DrawnSpace): Box {
  if (!callout) return [...box];
  const [x, y, width, height] = callout.box;
  return [x, y, x + width, y + height];
}

/** Seas, then land, then the boxes of small spaces, which take their place. */
function gridOf(map: DrawnMap): SpaceGrid {
  const grid = new SpaceGrid(map.sheet.width, map.sheet.height, true);
  const spaces = [...map.spaces.values()];
  for (const kind of ['sea', 'land'])
    for (const [i, space] of spaces.entries())
      if (space.kind === kind && !space.callout) grid.fill(space.outlines, i);
  for (const [i, { callout }] of spaces.entries()) if (callout) grid.fillBox(callout.box, i);
  return grid;
}

/** Where a space is: its name and first counters, at a scale if one is given, and all of it. */
export function extentOf(
  map: DrawnMap,
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
    : space.counters.slice(0, 1);
  const core = union(places.map((at) => counterBox(at, arranged?.growth ?? 0)));
  const heart = named ? union([name, core]) : core;
  // A sea is large: its name and counters tell enough of it.
  return { id, heart, core, whole: space.kind === 'sea' ? heart : union([boxOf(space), heart]) };
}

/** Where the star of a space is drawn: a name that grows pushes it aside. */
export function starOf({ id, star }: Pick<DrawnSpace, 'id' | 'star'>, arranged?: Arrangement): Point | null {
  return star ? (arranged?.markAt(id, 0) ?? star) : null;
}
