import type { Box } from './drawing.js';
import { overlaps } from './framing.js';
import { growthAt, markGrowthAt, nameGrowthAt } from './growth.js';
import type { NameLabel } from './label-lines.js';
import type { Point } from './pan-zoom.js';

// Where counters and names go at a scale: counters keep their size on the screen, so that on a small map they need
// more room than the map gives them. They never cover a name or a star, and as little as possible of each other.

/** What the arrangement needs to know of a space. */
export interface Roomy {
  id: string;
  label: NameLabel;
  /** How wide a letter of its name is, relative to the type size. */
  letter: number;
  /** The places of its counters at the map's own scale. */
  counters: readonly Point[];
  /** Stars and other marks: their middles and sizes, and whether they stand aside for a name that grows. */
  marks: readonly { at: Point; size: number; yields?: boolean }[];
  /** Names of higher rank stay when there is not room for all. */
  rank: number;
  box: Box;
  contains(x: number, y: number): boolean;
}

export interface Arrangement {
  /** By how much counters are drawn larger than the map. */
  growth: number;
  /** By how much a name is drawn larger; 0 if there is no room for it. */
  nameGrowth(id: string): number;
  /** By how much stars are drawn larger. */
  markGrowth: number;
  /** Where a mark of a space is, by its index. */
  markAt(id: string, index: number): Point | null;
  /** The places of this many counters of a space. */
  places(id: string, count: number): readonly Point[];
}

/** The distance of counters from each other, relative to their size; of many on a small map. */
const APART = 1.08;
const CROWDED = 0.92;
/** Names may overlap by this part of a line: the boxes around them are larger than the letters. */
const SLACK = 0.12;
/** The part of a line by which the box around a name is higher than its letters, on either side. */
const NAME_EDGE = 0.1;
/** The part of a counter that may touch the box around a name, and its edge. */
const TOLERANCE = 0.2;
/** The parts of their size at which names of other languages are tried. */
const SMALLER = [1, 0.88, 0.78, 0.7];

interface Sheet {
  width: number;
  wraps: boolean;
  counter: number;
}

/** Arranges names and counters at a scale. */
export function arrange(sheet: Sheet, spaces: readonly Roomy[], k: number): Arrangement {
  const growth = growthAt(k, sheet.counter);
  const size = sheet.counter * growth;
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const markGrowth = Math.max(0.6, markGrowthAt(k, STAR));
  const natural = spaces.flatMap((space) =>
    space.marks.map(({ at, size: own }) => ({ id: space.id, box: squareAt(at, own * markGrowth) })),
  );
  const { growths, names } = arrangeNames(spaces, natural, k);
  const stars = standAside(spaces, natural, names, growths, markGrowth, size);
  const marks = [...stars].flatMap(([id, places]) =>
    places.map((at, i) => ({ id, box: squareAt(at, byId.get(id)!.marks[i].size * markGrowth) })),
  );
  const fixed = [...names, ...marks];
  const known = new Map<string, readonly Point[]>();
  /** The first counter of every space, so that a space leaves room for its neighbours. */
  const firsts = new Map<string, Box>();
  const settle = (space: Roomy, count: number): readonly Point[] => {
    const others = [...firsts].filter(([id]) => id !== space.id).map(([, box]) => box);
    return best(sheet, space, count, size, growth, fixed, others);
  };
  const byRoom = [...spaces].sort((a, b) => areaOf(a.box) - areaOf(b.box));
  for (const space of byRoom) {
    const first = settle(space, 1);
    known.set(`${space.id} 1`, first);
    if (first[0]) firsts.set(space.id, squareAt(first[0], size));
  }
  // Where there is no room for a name beside the counters, it is left out.
  for (const { id, box } of names)
    if ([...firsts.values()].some((first) => shared(first, box) > TOLERANCE)) growths.set(id, 0);
  return {
    growth,
    markGrowth,
    markAt: (id, index) => stars.get(id)?.[index] ?? null,
    nameGrowth: (id) => growths.get(id) ?? 1,
    places: (id, count) => {
      const key = `${id} ${count}`;
      const space = byId.get(id);
      if (!space || count === 0) return [];
      const found = known.get(key) ?? settle(space, count);
      known.set(key, found);
      return found;
    },
  };
}

/** The side of a star in units. */
export const STAR = 19;

interface Fixed {
  id: string;
  box: Box;
}

/** Names grow on a small map; those without room, of lower rank, are left out. */
function arrangeNames(
  spaces: readonly Roomy[],
  marks: readonly Fixed[],
  k: number,
): { growths: Map<string, number>; names: Fixed[] } {
  const growths = new Map<string, number>();
  const names: Fixed[] = [];
  for (const space of [...spaces].sort((a, b) => b.rank - a.rank)) {
    const { translated, size } = space.label;
    const most = nameGrowthAt(k, size);
    const isFree = (grown: number, besideOwn: boolean) => {
      const inner = shrink(nameBox(space, grown), size * grown * SLACK);
      return (
        !names.some((other) => overlaps(inner, other.box)) &&
        !marks.some((mark) => (besideOwn || mark.id !== space.id) && overlaps(inner, mark.box))
      );
    };
    // The map has room for its own names, at its own scale; for those of other languages it is sought. Better a name
    // that touches a mark of its space than none.
    const tried = translated ? SMALLER.map((part) => part * most) : [most];
    const found =
      (translated ? tried.find((part) => isFree(part, true)) : undefined) ??
      tried.find((part) => isFree(part, false));
    const grown = most <= 1 && !translated ? most : (found ?? 0);
    growths.set(space.id, grown);
    if (grown > 0) names.push({ id: space.id, box: nameBox(space, grown) });
  }
  return { growths, names };
}

/** The steps from its place that a star is moved, relative to its size, and what being outside its space costs. */
const ASIDE = [0.2, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 1.8, 2.2];
const ABROAD = 0.7;

/** The places of the marks of every space. A star that a grown name lies on goes to the nearest place beside it. */
function standAside(
  spaces: readonly Roomy[],
  natural: readonly Fixed[],
  names: readonly Fixed[],
  growths: ReadonlyMap<string, number>,
  markGrowth: number,
  counter: number,
): Map<string, Point[]> {
  const sizes = new Map(spaces.map(({ id, label }) => [id, label.size]));
  const inner = names.map(({ id, box }) => ({
    id,
    box: shrink(box, sizes.get(id)! * (growths.get(id) ?? 1) * NAME_EDGE),
  }));
  return new Map(
    spaces.map(({ id, marks, contains, counters }): [string, Point[]] => {
      const others = natural.filter((mark) => mark.id !== id);
      const own = counters.slice(0, 1).map((at) => squareAt(at, counter));
      const places = marks.map(({ at, size, yields }): Point => {
        const side = size * markGrowth;
        const cost = ([x, y]: Point, part: number) => {
          const box = squareAt([x, y], side);
          let sum = DISTANCE * part + (contains(x, y) ? 0 : ABROAD);
          for (const name of inner) sum += 12 * shared(box, name.box);
          for (const mark of others) sum += 12 * shared(box, mark.box);
          for (const one of own) sum += 0.6 * shared(box, one);
          return sum;
        };
        if (!yields || !inner.some((name) => overlaps(squareAt(at, side), name.box))) return at;
        let found = { at, cost: cost(at, 0) };
        for (const part of ASIDE)
          for (let i = 0; i < AROUND; i++) {
            const angle = (i / AROUND) * 2 * Math.PI;
            const one: Point = [at[0] + Math.cos(angle) * part * side, at[1] + Math.sin(angle) * part * side];
            const costs = cost(one, part);
            if (costs < found.cost - 1e-6) found = { at: one, cost: costs };
          }
        return found.at;
      });
      return [id, places];
    }),
  );
}

/** The box of a name; a name at an angle takes the box around it. */
export function nameBox({ label, letter }: Pick<Roomy, 'label' | 'letter'>, grown: number): Box {
  const size = label.size * grown;
  const longest = Math.max(...label.lines.map((line) => line.length));
  const [width, height] = [longest * size * letter, label.lines.length * size * 1.02];
  const turn = (label.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [w, h] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const [x, y] = label.at;
  return [x - w, y - h, x + w, y + h];
}

/** The blocks in which counters may stand: in rows of up to three, or in a column. */
function blocks(count: number, step: number): Point[][] {
  const widths = [...new Set([Math.min(count, 3), Math.min(count, 2), 1, count <= 4 ? count : 3])];
  return widths
    .filter((columns) => columns > 0 && Math.ceil(count / columns) <= 3)
    .map((columns) => {
      const rows = Math.ceil(count / columns);
      return Array.from({ length: count }, (_, i): Point => {
        const row = Math.floor(i / columns);
        const inRow = row === rows - 1 ? count - row * columns : columns;
        return [((i % columns) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step];
      });
    });
}

/** The steps from the map's own place that are tried, relative to the size of a counter. */
const RINGS = [0, 0.3, 0.6, 0.9, 1.25, 1.65];
const AROUND = 12;
/** What a step of a counter's size away from the map's own place costs. */
const DISTANCE = 0.35;

function best(
  { width, wraps }: Sheet,
  space: Roomy,
  count: number,
  size: number,
  growth: number,
  fixed: readonly Fixed[],
  others: readonly Box[],
): readonly Point[] {
  const own = space.counters.slice(0, count);
  if (own.length === 0) return Array.from({ length: count }, () => space.label.at);
  const middle: Point = [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y))];
  // What is near enough to matter; on a cylinder also what is across the edge.
  const reach = size * (count + 4) + 80;
  const near = (box: Box): Box[] =>
    (wraps ? [0, width, -width] : [0])
      .map((dx): Box => [box[0] + dx, box[1], box[2] + dx, box[3]])
      .filter((one) =>
        overlaps(one, [middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach]),
      );
  const names = fixed.flatMap(({ box }) => near(box));
  const counters = others.flatMap(near);
  /** What these places cost; no more is worked out once it is more than a limit. */
  const cost = (places: readonly Point[], limit: number): number => {
    const most = limit * places.length;
    let sum = 0;
    for (const [x, y] of places) sum += DISTANCE * (Math.hypot(x - middle[0], y - middle[1]) / size);
    for (const at of places) {
      if (sum > most) break;
      sum += 2.2 * outside(space, at, size);
      if (sum > most) break;
      const box = squareAt(at, size);
      for (const name of names) sum += 12 * shared(box, name);
      for (const counter of counters) sum += 9 * shared(box, counter);
    }
    return sum / places.length;
  };
  // On a large map the places of the map itself are free of names.
  const natural = count <= space.counters.length && growth <= 1.02 ? [own] : [];
  let found: { places: readonly Point[]; cost: number } | null = null;
  for (const places of natural) found = { places, cost: cost(places, Infinity) };
  if (found && found.cost < 2) return found.places;
  const step = size * (count > 3 && growth > 1.3 ? CROWDED : APART);
  const shapes = blocks(count, step);
  for (const ring of RINGS) {
    // Further away it only gets worse.
    if (found && found.cost < DISTANCE * ring) break;
    for (let i = 0; i < (ring === 0 ? 1 : AROUND); i++) {
      const angle = (i / AROUND) * 2 * Math.PI;
      const [cx, cy] = [middle[0] + Math.cos(angle) * ring * size, middle[1] + Math.sin(angle) * ring * size];
      for (const block of shapes) {
        const places = block.map(([x, y]): Point => [cx + x, cy + y]);
        const one: number = cost(places, found?.cost ?? Infinity);
        if (!found || one < found.cost - 1e-6) found = { places, cost: one };
      }
    }
  }
  return found?.places ?? own;
}

/** How much of a counter lies outside its space: of its corners. */
function outside(space: Roomy, [x, y]: Point, size: number): number {
  const half = size * 0.4;
  let out = 0;
  if (!space.contains(x - half, y - half)) out++;
  if (!space.contains(x + half, y - half)) out++;
  if (!space.contains(x - half, y + half)) out++;
  if (!space.contains(x + half, y + half)) out++;
  // A counter may hang over the edge, but its middle must be inside.
  return out / 4 + (space.contains(x, y) ? 0 : 4);
}

/** The part of a counter that something covers. */
function shared(counter: Box, other: Box): number {
  const width = Math.min(counter[2], other[2]) - Math.max(counter[0], other[0]);
  const height = Math.min(counter[3], other[3]) - Math.max(counter[1], other[1]);
  return width > 0 && height > 0 ? 0.1 + (width * height) / areaOf(counter) : 0;
}

/** How far a counter and the marks at its corners reach from its middle, in units of a counter that is not grown. */
const REACH = 20;

/** The box around a counter with the number and the marks at its corners. */
export function counterBox([x, y]: Point, growth: number): Box {
  const reach = REACH * growth;
  return [x - reach, y - reach, x + reach, y + reach];
}

function squareAt([x, y]: Point, size: number): Box {
  return [x - size / 2, y - size / 2, x + size / 2, y + size / 2];
}

function shrink([left, top, right, bottom]: Box, by: number): Box {
  return [left + by, top + by, right - by, bottom - by];
}

function areaOf([left, top, right, bottom]: Box): number {
  return (right - left) * (bottom - top);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
