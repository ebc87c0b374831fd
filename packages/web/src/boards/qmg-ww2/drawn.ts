import {
  bordersOf,
  COUNTER,
  type Edition,
  type MapData,
  outline,
  type Point,
  pathOf,
  ringsOf,
  type SpaceShape,
} from '@sandtable/maps';
import { boxOf, isInside, tintsOf } from '../../board/drawing.js';
import type { NameLabel } from '../../board/label-lines.js';
import type { MapSheet } from '../../board/pan-zoom.js';

/** A space of the drawn map, ready to be shown. */
export interface DrawnSpace extends Omit<SpaceShape, 'rings' | 'firstEdition'> {
  /** Its name in the page's language. */
  label: NameLabel;
  path: string;
  /** The outlines as points, for hit testing. */
  outlines: readonly (readonly Point[])[];
  box: readonly [number, number, number, number];
  /** One of four tints, different from those of its neighbours. */
  tint: number;
  /** Where lines to and from it begin and end. */
  middle: Point;
}

export interface DrawnMap {
  data: MapData;
  sheet: MapSheet;
  spaces: ReadonlyMap<string, DrawnSpace>;
  scenery: readonly { id: string; kind: string; path: string }[];
  borders: Readonly<Record<'land' | 'sea' | 'coast' | 'frame', string>>;
  /** The spaces that share a border. */
  neighbours: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The width of a letter on the map, relative to its size: names of seas are spaced. */
export const LETTER = { land: 0.43, sea: 0.53 };

/** Maximum scale, in pixels per unit. */
const CLOSEST = 3.2;
/** The initial centre: between Europe and the Indian Ocean. */
const CENTRE: Point = [1010, 470];

export function draw(
  data: MapData,
  edition: Edition,
  labelOf: (shape: SpaceShape) => NameLabel = ({ label }) => label,
): DrawnMap {
  const borders = bordersOf(data, edition);
  const tints = tintsOf(borders.filter(({ kind }) => kind === 'land').map(({ between }) => between));
  const lines = { land: '', sea: '', coast: '', frame: '' };
  for (const { kind, path } of borders) lines[kind] += path;
  const spaces = new Map<string, DrawnSpace>();
  for (const shape of data.spaces) {
    const outlines = outline(data, ringsOf(shape, edition));
    spaces.set(shape.id, {
      ...shape,
      label: labelOf(shape),
      path: pathOf(outlines),
      outlines,
      box: boxOf(outlines),
      tint: tints.get(shape.id) ?? 0,
      middle: shape.counters[0] ?? shape.label.at,
    });
  }
  const scenery = data.scenery.map((thing) => ({
    id: thing.id,
    kind: thing.kind,
    path: pathOf(outline(data, thing.rings)),
  }));
  const { period, height } = data;
  const sheet = { width: period, height, wraps: true, closest: CLOSEST, centre: CENTRE, counter: COUNTER };
  const neighbours = new Map<string, Set<string>>();
  for (const { between } of borders) {
    const [a, b] = between;
    if (b === null) continue;
    neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
    neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
  }
  return { data, sheet, spaces, scenery, borders: lines, neighbours };
}

/** The space at a point of the map, on any turn of the cylinder; null if there is none. */
export function spaceAt(map: DrawnMap, x: number, y: number): string | null {
  const { period } = map.data;
  for (const { id, callout } of map.spaces.values()) {
    if (!callout) continue;
    const [left, top, width, height] = callout.box;
    const dx = (((x - left) % period) + period) % period;
    if (dx <= width && y >= top && y <= top + height) return id;
  }
  for (const { id, box, outlines } of map.spaces.values()) {
    if (y < box[1] || y > box[3]) continue;
    for (const turn of [0, -period, period]) {
      const at = x + turn;
      if (at >= box[0] && at <= box[2] && isInside(outlines, at, y)) return id;
    }
  }
  return null;
}

/** The copy of a place that is nearest to another, on whichever turn of the cylinder. */
export function nearCopy({ data: { period } }: DrawnMap, [ax]: Point, [bx, by]: Point): Point {
  return [bx - Math.round((bx - ax) / period) * period, by];
}

/** The line from one place to another, the short way round the cylinder. */
export function shortLine(
  map: DrawnMap,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): string {
  const { period } = map.data;
  const dx = bx - ax - Math.round((bx - ax) / period) * period;
  return `M${ax} ${ay}l${dx} ${by - ay}`;
}
