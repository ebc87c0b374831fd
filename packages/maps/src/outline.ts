/** Turns stored arcs into outlines, SVG paths and borders. */
import type { Drawing, Edition, Point, SpaceShape } from './data.js';
import { pointsOf } from './packed-steps.js';

/**
 * The rings of a space as continuous points: a space across the edge of the map extends past it, so draw the map again
 * one period to the left and to the right. Includes outer rings and holes: fill by even-odd.
 */
export function outline(map: Drawing, rings: string): Point[][] {
  const made = runs(map, rings);
  for (const ring of made) ring.pop();
  return map.period === undefined ? made : bringTogether(made, map.period);
}

/** Runs of arcs as open lines. */
export function runs(map: Drawing, text: string): Point[][] {
  return text.split(',').map((run) => joinArcs(map, run));
}

function joinArcs(map: Drawing, ring: string): Point[] {
  const points: Point[] = [];
  for (const n of ring.split(' ').map(Number)) {
    const arc = pointsOf(map.arcs[Math.abs(n) - 1]!, map.parts);
    if (n < 0) arc.reverse();
    const last = points.at(-1);
    // An arc is stored on any turn of the cylinder: shift it to continue the ring.
    const shift = last && map.period ? Math.round((last[0] - arc[0]![0]) / map.period) * map.period : 0;
    for (const [x, y] of last ? arc.slice(1) : arc) points.push([round(x + shift), y]);
  }
  return points;
}

/** Moves all rings to the turn of the cylinder of the longest ring, whose middle is on the map. */
function bringTogether(rings: Point[][], period: number): Point[][] {
  const middle = (ring: Point[]) => {
    const xs = ring.map(([x]) => x);
    return (Math.min(...xs) + Math.max(...xs)) / 2;
  };
  const width = (ring: Point[]) => Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  const main = rings.reduce((a, b) => (width(b) > width(a) ? b : a));
  const home = middle(main) - Math.floor(middle(main) / period) * period;
  return rings.map((ring) => {
    const shift = Math.round((home - middle(ring)) / period) * period;
    return shift === 0 ? ring : ring.map(([x, y]): Point => [round(x + shift), y]);
  });
}

const round = (v: number) => Math.round(v * 10) / 10;

/** The stored rings of a space in an edition. */
export function ringsOf(shape: Pick<SpaceShape, 'rings' | 'firstEdition'>, edition: Edition): string {
  return (edition === 'first' ? shape.firstEdition : undefined) ?? shape.rings;
}

/** SVG path data of closed rings, with relative steps to keep it short. Fill with fill-rule evenodd. */
export function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `${lineOf(ring)}z`).join('');
}

/** SVG path data of an open line. */
export function lineOf(points: readonly Point[]): string {
  let out = '';
  let px = 0;
  let py = 0;
  for (const [i, [x, y]] of points.entries()) {
    const dx = round(x - px);
    const dy = round(y - py);
    out += i === 0 ? `M${dx} ${dy}l` : `${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
    px = x;
    py = y;
  }
  return out;
}

export interface Border {
  /** The spaces or scenery on both sides; null is the edge of the map. */
  between: readonly [string, string | null];
  kind: 'land' | 'sea' | 'coast' | 'frame';
  path: string;
}

interface Parts {
  spaces: readonly { id: string; kind: string; rings: string; firstEdition?: string }[];
  scenery: readonly { id: string; kind: string; rings: string }[];
}

/** All borders, of one edition if there are two, each once: for different line styles between land, sea and coast. */
export function bordersOf(map: Drawing & Parts, edition: Edition = 'second'): Border[] {
  const sides = new Map<number, { id: string; dry: boolean }[]>();
  const note = (rings: string, id: string, dry: boolean) => {
    for (const n of rings.split(/[ ,]/)) {
      const arc = Math.abs(Number(n)) - 1;
      sides.set(arc, [...(sides.get(arc) ?? []), { id, dry }]);
    }
  };
  for (const space of map.spaces) note(ringsOf(space, edition), space.id, space.kind === 'land');
  for (const thing of map.scenery) note(thing.rings, thing.id, thing.kind === 'land');
  return [...sides.entries()].map(([arc, [a, b]]) => ({
    between: [a!.id, b?.id ?? null],
    kind: b === undefined ? 'frame' : a!.dry !== b.dry ? 'coast' : a!.dry ? 'land' : 'sea',
    path: lineOf(pointsOf(map.arcs[arc]!, map.parts)),
  }));
}
