import {
  bordersOf,
  FRONT_COUNTER,
  type Frontier,
  type FrontMapData,
  type FrontSpace,
  lineOf,
  outline,
  type Point,
  pathOf,
  runs,
} from '@sandtable/maps';
import { boxOf, isInside, tintsOf } from '../../board/drawing.js';
import type { NameLabel } from '../../board/label-lines.js';
import type { MapSheet } from '../../board/pan-zoom.js';
import { inRows } from '../../board/stacks.js';

/** A space of the drawn map, ready to be shown. */
export interface DrawnSpace extends Omit<FrontSpace, 'rings'> {
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

/** The border of the Soviet Union in a year, with the year written along it. */
export interface DrawnFrontier extends Pick<Frontier, 'year' | 'label'> {
  land: string;
  water: string;
}

export interface DrawnFront {
  sheet: MapSheet;
  spaces: ReadonlyMap<string, DrawnSpace>;
  scenery: readonly { id: string; kind: string; path: string }[];
  borders: Readonly<Record<'land' | 'sea' | 'coast' | 'frame', string>>;
  frontiers: readonly DrawnFrontier[];
  /** The borders between two spaces of land. */
  landBorders: readonly { between: readonly [string, string]; path: string }[];
}

/** Maximum scale, in pixels per unit. */
const CLOSEST = 2.6;

export function draw(
  data: FrontMapData,
  labelOf: (shape: FrontSpace) => NameLabel = ({ label }) => label,
): DrawnFront {
  const borders = bordersOf(data);
  const tints = tintsOf(borders.filter(({ kind }) => kind === 'land').map(({ between }) => between));
  const lines = { land: '', sea: '', coast: '', frame: '' };
  for (const { kind, path } of borders) lines[kind] += path;
  const spaces = new Map<string, DrawnSpace>();
  for (const shape of data.spaces) {
    const outlines = outline(data, shape.rings);
    const box = boxOf(outlines);
    const middle = inRows(shape.counters, 1)[0] ?? shape.label.at;
    spaces.set(shape.id, {
      ...shape,
      label: labelOf(shape),
      path: pathOf(outlines),
      outlines,
      box,
      tint: tints.get(shape.id) ?? 0,
      middle,
    });
  }
  const { width, height } = data;
  const joined = (text: string) => (text === '' ? '' : runs(data, text).map(lineOf).join(''));
  return {
    sheet: {
      width,
      height,
      wraps: false,
      closest: CLOSEST,
      centre: [width / 2, height / 2],
      counter: FRONT_COUNTER,
    },
    spaces,
    scenery: data.scenery.map(({ id, kind, rings }) => ({ id, kind, path: pathOf(outline(data, rings)) })),
    borders: lines,
    landBorders: borders.flatMap(({ kind, between: [a, b], path }) =>
      kind === 'land' && b !== null ? [{ between: [a, b] as const, path }] : [],
    ),
    frontiers: data.frontiers.map(({ year, label, land, water }) => ({
      year,
      label,
      land: joined(land),
      water: joined(water),
    })),
  };
}

/** The space at a point of the map: lakes and rivers before the land around them; null if there is none. */
export function spaceAt(map: DrawnFront, x: number, y: number): string | null {
  for (const kind of ['water', 'land']) {
    for (const { id, kind: own, box, outlines } of map.spaces.values()) {
      if (own !== kind || x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue;
      if (isInside(outlines, x, y)) return id;
    }
  }
  return null;
}

export function straightLine([ax, ay]: Point, [bx, by]: Point): string {
  return `M${ax} ${ay}L${bx} ${by}`;
}
