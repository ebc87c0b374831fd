// Where names, control marks, stars, flags and counters go: found on the grid, inside the space and clear of each other.
import { LEADING, textWidth } from '../../dist/type.js';
import { HEIGHT, project, sheet, WIDTH } from './warp.mjs';

export const COUNTER = 32;
const GAP = 3;
const STAR = 20;
const FLAG = [24, 17];
const CONTROL = 18;
const SIZES = {
  land: [25, 24, 23, 22, 21, 20, 19, 18],
  water: [26, 24, 22, 20, 19, 18, 17, 16, 15],
};
/** Counters side by side and one above the other: land may hold three kinds of two factions, water fleets of two. */
const SHAPES = {
  land: [
    [3, 2],
    [2, 3],
    [6, 1],
  ],
  water: [
    [2, 1],
    [1, 2],
  ],
};

const BREAKS = {
  'baltic-states': [['Baltic States'], ['Baltic', 'States']],
  'east-prussia': [['East Prussia'], ['East', 'Prussia']],
  'gulf-of-finland': [['Gulf of Finland'], ['Gulf of', 'Finland']],
  'west-baltic-sea': [['West Baltic Sea'], ['West Baltic', 'Sea']],
};

/**
 * Names of waters too small for them are written on the land beside: in that space, as near as can be. A river's name
 * runs along it: a point of its course in degrees, how far beside it in units, and the angle.
 */
const BESIDE = {
  'lake-peipus': { lines: ['Lake', 'Peipus'], on: 'baltic-states' },
  'lake-ladoga': { lines: ['Lake', 'Ladoga'], on: 'petrozavodsk' },
  'lake-onega': { lines: ['Lake', 'Onega'], on: 'vologda' },
  'rybinsk-sea': { lines: ['Rybinsk', 'Sea'], on: 'vologda' },
  'dniepr-river': { lines: ['Dniepr River'], at: [34, 48.9], off: [-20, 46], angle: 25 },
  'volga-river': { lines: ['Volga River'], at: [46, 50.9], off: [46, 6], angle: -66 },
};
const BESIDE_SIZE = 17;

/** Where the search starts, in degrees, when the middle of the space is not the best. */
const NEAR = {
  finland: [26, 62.3],
  karelia: [32.4, 63],
  vologda: [43, 61],
  gorki: [45.5, 55.6],
  berlin: [13.6, 51.6],
  vienna: [14, 47.9],
  caucasus: [43, 44.6],
  'baltic-sea': [19.4, 58],
  'sea-of-azov': [38, 43.2],
  'adriatic-sea': [15.8, 43],
  sevastopol: [33.5, 46.4],
  romania: [25, 45.8],
};

const textSize = (lines, size, kind) => [
  Math.max(...lines.map((line) => textWidth(line, kind))) * size,
  lines.length * size * LEADING,
];

const box = ([x, y], [w, h], margin = 0) => [
  x - w / 2 - margin,
  y - h / 2 - margin,
  x + w / 2 + margin,
  y + h / 2 + margin,
];
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const union = (boxes) => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
];

/** Sums over rectangles of a mask, so that "is this box inside" is one look. */
function table(inside) {
  const sums = new Int32Array((WIDTH + 1) * (HEIGHT + 1));
  for (let y = 0; y < HEIGHT; y++) {
    let row = 0;
    for (let x = 0; x < WIDTH; x++) {
      row += inside(x, y) ? 1 : 0;
      sums[(y + 1) * (WIDTH + 1) + x + 1] = sums[y * (WIDTH + 1) + x + 1] + row;
    }
  }
  return (b) => {
    const [x0, y0, x1, y1] = [Math.floor(b[0]), Math.floor(b[1]), Math.ceil(b[2]), Math.ceil(b[3])];
    if (x0 < 0 || y0 < 0 || x1 > WIDTH || y1 > HEIGHT) return false;
    const s = (x, y) => sums[y * (WIDTH + 1) + x];
    return s(x1, y1) - s(x0, y1) - s(x1, y0) + s(x0, y0) === (x1 - x0) * (y1 - y0);
  };
}

/** What it costs when counters do not stand in a block. */
const LOOSE = 150;

/** Ways to write a name with its control mark, stars and flags; each a list of things around the middle (0, 0). */
function headings(lines, size, kind, stars, flags) {
  const text = textSize(lines, size, kind);
  if (kind === 'water') return [{ cost: 0, things: [{ what: 'label', at: [0, 0], size: text }] }];
  const badges = [
    ...Array.from({ length: stars }, () => ({ what: 'star', size: [STAR, STAR] })),
    ...flags.map((faction) => ({ what: 'flag', faction, size: FLAG })),
  ];
  const mark = { what: 'control', size: [CONTROL, CONTROL] };
  const name = { what: 'label', size: text };
  const row = (things, y) => {
    const wide = things.reduce((sum, t) => sum + t.size[0], 0) + (things.length - 1) * 4;
    let x = -wide / 2;
    return things.map((t) => {
      const at = [x + t.size[0] / 2, y];
      x += t.size[0] + 4;
      return { ...t, at };
    });
  };
  const ways = [{ cost: badges.length > 1 ? 4 : 0, things: row([mark, name, ...badges], 0) }];
  if (badges.length > 0) {
    const down = text[1] / 2 + 12;
    ways.push({ cost: 3, things: [...row([mark, name], -11), ...row(badges, down - 11)] });
    ways.push({ cost: 5, things: [...row([name], -11), ...row([mark, ...badges], down - 11)] });
  } else {
    ways.push({ cost: 5, things: [...row([name], -11), ...row([mark], text[1] / 2 + 11 - 11)] });
  }
  return ways;
}

const group = ([x, y], [cols, rows]) =>
  Array.from({ length: cols * rows }, (_, i) => [
    x + ((i % cols) - (cols - 1) / 2) * (COUNTER + GAP),
    y + (Math.floor(i / cols) - (rows - 1) / 2) * (COUNTER + GAP),
  ]);

export function places(grid, names, spaces) {
  const taken = [];
  const result = {};
  for (const [id, hint] of Object.entries(BESIDE)) {
    const { lines, angle = 0 } = hint;
    const size = textSize(lines, BESIDE_SIZE, 'water');
    const at = hint.at ? project(hint.at).map((v, d) => v + hint.off[d]) : beside(id, hint.on, size);
    taken.push(...alongText(at, size, angle));
    result[id] = { label: { lines, at, size: BESIDE_SIZE, angle } };
  }
  for (const space of spaces) result[space.id] = { ...inside(space), ...result[space.id] };
  return result;

  /** The place on a land for a name that is nearest to the middle of a water. */
  function beside(id, on, size) {
    const fits = table((x, y) => names[sheet.at(grid, x + 0.5, y + 0.5)] === on);
    const [x, y] = middleOf(names.indexOf(id));
    let best = null;
    for (let py = 4; py < HEIGHT; py += 2) {
      for (let px = 4; px < WIDTH; px += 2) {
        const far = Math.hypot(px - x, py - y);
        if (best && far >= best.far) continue;
        const b = box([px, py], size, 5);
        if (fits(b) && !taken.some((t) => overlap(t, b))) best = { far, at: [px, py] };
      }
    }
    if (!best) throw new Error(`No place for the name of ${id}.`);
    return best.at;
  }

  function middleOf(label) {
    let [sx, sy, count] = [0, 0, 0];
    for (let y = 2; y < HEIGHT; y += 4) {
      for (let x = 2; x < WIDTH; x += 4) {
        if (sheet.at(grid, x + 0.5, y + 0.5) !== label) continue;
        sx += x;
        sy += y;
        count++;
      }
    }
    return [sx / count, sy / count];
  }

  function inside(space) {
    const label = names.indexOf(space.id);
    const kind = space.water ? 'water' : 'land';
    const fits = table((x, y) => sheet.at(grid, x + 0.5, y + 0.5) === label);
    const free = (b) => fits(b) && !taken.some((t) => overlap(t, b));
    const spots = [];
    const step = 4;
    for (let y = 2; y < HEIGHT; y += step) {
      for (let x = 2; x < WIDTH; x += step) {
        if (sheet.at(grid, x + 0.5, y + 0.5) === label) spots.push([x, y]);
      }
    }
    const heart = NEAR[space.id] ? project(NEAR[space.id]) : middleOf(label);
    const far = ([x, y]) => Math.hypot(x - heart[0], y - heart[1]);
    spots.sort((a, b) => far(a) - far(b));
    const rooms = SHAPES[kind].map((shape) => {
      const size = shape.map((k) => k * COUNTER + (k - 1) * GAP);
      return { shape, size, at: spots.filter((p) => free(box(p, size, 3))) };
    });
    const single = spots.filter((p) => free(box(p, [COUNTER, COUNTER], 2)));
    const most = SHAPES[kind][0][0] * SHAPES[kind][0][1];
    /** As many counters as wanted, each as near to the name as it can be; null if they do not all fit. */
    const loose = ([x, y], things, wanted) => {
      const names = things.map((t) => box(t.at, t.size, 1));
      const near = single
        .filter(
          (p) =>
            Math.hypot(p[0] - x, p[1] - y) < 150 &&
            !names.some((n) => overlap(n, box(p, [COUNTER, COUNTER], 1))),
        )
        .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
      const chosen = [];
      for (const p of near) {
        if (
          chosen.every(
            (q) => Math.abs(p[0] - q[0]) >= COUNTER + GAP || Math.abs(p[1] - q[1]) >= COUNTER + GAP,
          )
        )
          chosen.push(p);
        if (chosen.length === wanted) return chosen;
      }
      return null;
    };
    if (BESIDE[space.id]) {
      const block = rooms
        .flatMap(({ shape, size, at }) =>
          at.slice(0, 1).map((p) => ({ counters: group(p, shape), room: box(p, size), far: far(p) })),
        )
        .sort((a, b) => a.far - b.far)[0];
      const counters = block?.counters ?? loose(heart, [], most) ?? loose(heart, [], 1);
      if (!counters) {
        console.warn(`No room for counters in ${space.id}.`);
        return { counters: [], room: [heart[0], heart[1], 1, 1] };
      }
      if (counters.length < most) console.warn(`Room for one counter only in ${space.id}.`);
      return { counters, room: grown(block?.room ?? box(counters[0], [COUNTER, COUNTER]), fits, []) };
    }
    const words = space.name.split(' ');
    const breaks = BREAKS[space.id] ?? (words.length === 1 ? [[space.name]] : [[space.name], words]);
    let best = null;
    for (const size of SIZES[kind]) {
      for (const lines of breaks) {
        for (const way of headings(
          lines,
          size,
          kind,
          Math.max(space.stars, space.marker ? 1 : 0),
          space.flags,
        )) {
          const all = union(way.things.map((t) => box(t.at, t.size)));
          let tried = 0;
          for (const [x, y] of spots) {
            const here = far([x, y]);
            const base = here * 0.6 + (SIZES[kind][0] - size) * 6 + way.cost * 2 + (lines.length - 1) * 6;
            if (best && base >= best.score) break;
            const things = way.things.map((t) => ({ ...t, at: [t.at[0] + x, t.at[1] + y] }));
            const block = [all[0] + x - 3, all[1] + y - 3, all[2] + x + 3, all[3] + y + 3];
            if (!things.every((t) => free(box(t.at, t.size, 3)))) continue;
            if (++tried > 300) break;
            for (const { shape, size: need, at } of rooms) {
              for (const p of at) {
                const b = box(p, need, 3);
                if (overlap(b, block)) continue;
                const apart = Math.hypot(p[0] - x, (p[1] - y) * 0.8);
                const score =
                  base +
                  (shape[0] > 3 ? 70 : 0) +
                  apart * 0.6 +
                  (p[1] < y ? 9 : 0) +
                  Math.abs(p[0] - x) * 0.15;
                if (!best || score < best.score)
                  best = { score, things, lines, size, counters: group(p, shape), room: box(p, need) };
              }
            }
            if (best && base + LOOSE >= best.score) continue;
            const counters = loose([x, y], things, most);
            if (!counters) continue;
            const spread =
              counters.reduce((sum, q) => sum + Math.hypot(q[0] - x, q[1] - y), 0) / counters.length;
            const score = base + LOOSE + spread * 0.6;
            if (!best || score < best.score)
              best = { score, things, lines, size, counters, room: box(counters[0], [COUNTER, COUNTER]) };
          }
        }
      }
    }
    if (!best) {
      console.warn(`No room found in ${space.id}.`);
      return {
        label: { lines: [space.name], at: heart, size: 14, angle: 0 },
        counters: [],
        room: [heart[0], heart[1], 1, 1],
        ...(kind === 'land' ? { control: heart } : {}),
      };
    }
    const found = (what) => best.things.filter((t) => t.what === what);
    const [name] = found('label');
    const boxes = best.things.map((t) => box(t.at, t.size, 2));
    const standing = best.counters.map((p) => box(p, [COUNTER, COUNTER], 2));
    taken.push(...boxes, ...standing);
    const stars = found('star').map((t) => t.at);
    return {
      label: { lines: best.lines, at: name.at, size: best.size, angle: 0 },
      room: grown(
        best.room,
        fits,
        taken.filter((t) => !standing.includes(t)),
      ),
      counters: best.counters,
      ...(kind === 'land' ? { control: found('control')[0].at } : {}),
      ...(stars.length > 0 && !space.marker ? { stars } : {}),
      ...(space.marker ? { marker: stars[0] } : {}),
      ...(space.flags.length > 0
        ? { flags: found('flag').map((t) => ({ faction: t.faction, at: t.at })) }
        : {}),
    };
  }
}

/** A box made as large as it can be without leaving the space or touching what stands there. */
function grown(from, fits, others) {
  const b = [...from];
  const sides = [true, true, true, true];
  for (let grew = true; grew && b[2] - b[0] < 190 && b[3] - b[1] < 150; ) {
    grew = false;
    for (let side = 0; side < 4; side++) {
      if (!sides[side]) continue;
      const next = [...b];
      next[side] += side < 2 ? -2 : 2;
      const wide = [next[0] - 2, next[1] - 2, next[2] + 2, next[3] + 2];
      if (fits(wide) && !others.some((o) => overlap(o, next))) {
        b[side] = next[side];
        grew = true;
      } else sides[side] = false;
    }
  }
  return [b[0], b[1], b[2] - b[0], b[3] - b[1]];
}

/** A line of text at an angle as a row of small boxes. */
function alongText([x, y], [w, h], angle) {
  if (angle === 0) return [box([x, y], [w, h], 2)];
  const a = (angle * Math.PI) / 180;
  const count = Math.ceil(w / (h * 0.6));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count - 0.5) * (w - h * 0.6);
    return box([x + Math.cos(a) * along, y + Math.sin(a) * along], [h, h], 1);
  });
}
