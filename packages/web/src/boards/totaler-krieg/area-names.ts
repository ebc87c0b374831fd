import type { Point } from '@sandtable/hex';
import type { AreaName } from '../../board/hex/model.js';

/** The hexes of a sea or a country, and what is written across them; a line break divides it. */
export interface NamedArea {
  name: string;
  kind: AreaName['kind'];
  centres: readonly Point[];
}

/** Letters of a name, in hexes: the largest that fits is taken. */
const SIZES: Record<AreaName['kind'], readonly number[]> = {
  sea: [0.9, 0.74, 0.62, 0.5, 0.4, 0.3],
  country: [1.1, 0.85, 0.66, 0.52, 0.42, 0.34, 0.27, 0.22],
};
/** The width of a letter with its spacing, relative to its size. */
const LETTER: Record<AreaName['kind'], number> = { sea: 0.62, country: 0.78 };
/** Less than this part of a name on its own hexes is a poor place for it. */
const ENOUGH = 0.86;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Sets each name across its own hexes, as large as fits, clear of places and of the other names. */
export function setAreaNames(areas: readonly NamedArea[], places: readonly Point[]): AreaName[] {
  // A town and its name below it.
  const taken = places.map(({ x, y }) => boxAt(x, y + 0.14, 1.05, 0.5));
  return [...areas]
    .sort((a, b) => b.centres.length - a.centres.length)
    .map((area) => {
      const { spot, box } = bestSpot(area, taken);
      taken.push(box);
      return spot;
    });
}

/** So many places are tried for a name at most. */
const TRIED = 100;
/** Above, in and below the middle of a hex. */
const SHIFTS = [-0.4, 0, 0.4];

function bestSpot({ name, kind, centres }: NamedArea, taken: readonly Box[]): { spot: AreaName; box: Box } {
  const own = new Set(centres.map(({ x, y }) => cellOf(x, y)));
  const all = around(centres);
  const near = taken.filter((box) => overlap(box, all) > 0);
  const middle = { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 };
  const lines = name.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  const every = Math.ceil(centres.length / TRIED);
  const tried = centres.filter((_, i) => i % every === 0);
  let best = { worth: -Infinity, spot: { name, kind, ...middle, size: 0.2 } as AreaName, box: all };
  for (const size of SIZES[kind]) {
    const [width, height] = [longest * size * LETTER[kind], lines.length * size * 1.15];
    for (const { x, y: row } of tried) {
      for (const shift of SHIFTS) {
        const y = row + shift;
        const box = boxAt(x, y, width, height);
        const inside = partInside(own, box);
        const far = Math.hypot(x - middle.x, y - middle.y) / (1 + Math.sqrt(centres.length));
        const worth = Math.min(inside, ENOUGH) * 4 - far * 0.5 + size * 1.2;
        if (worth <= best.worth) continue;
        const hidden = near.reduce((sum, one) => sum + overlap(one, box), 0) / (width * height);
        if (worth - hidden * 4 > best.worth)
          best = { worth: worth - hidden * 4, spot: { name, kind, x, y, size }, box };
      }
    }
  }
  return best;
}

function around(centres: readonly Point[]): Box {
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - 0.5,
    right: Math.max(...xs) + 0.5,
    top: Math.min(...ys) - 0.5,
    bottom: Math.max(...ys) + 0.5,
  };
}

const ROW = Math.sqrt(3) / 2;
/** Half hexes in rows: enough to tell whether a point lies in an area. */
const cellOf = (x: number, y: number) => Math.round(y / ROW) * 1000 + Math.round(x * 2);

/** How much of a box lies in these cells: a hex is two of them wide. */
function partInside(own: ReadonlySet<number>, { left, right, top, bottom }: Box): number {
  let [inside, all] = [0, 0];
  const step = Math.max(0.4, (right - left) / 8);
  for (let x = left; x <= right + 0.01; x += step) {
    for (const y of [top, bottom]) {
      const cell = cellOf(x, y);
      all++;
      if (own.has(cell) || own.has(cell - 1) || own.has(cell + 1)) inside++;
    }
  }
  return inside / all;
}
