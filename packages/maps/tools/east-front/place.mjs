// Places names, control marks, stars, flags and counters: found on the grid, inside the space and clear of each other.
import { LEADING, textWidth } from '../../dist/type.js';
import { alongText, box, grown, overlap, table, union } from './room.mjs';
import { HEIGHT, project, sheet, WIDTH } from './warp.mjs';

const COUNTER = 32;
const GAP = 3;
const STAR = 20;
const FLAG = [24, 17];
const CONTROL = 18;
const SIZES = {
  land: [25, 24, 23, 22, 21, 20, 19, 18],
  water: [26, 24, 22, 20, 19, 18, 17, 16, 15],
};
/** Counters across and down: land may hold three kinds of two factions, water the fleets of two. */
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
 * Names of waters that are too small for them are written on the land beside: in that space, as near as possible. A
 * river's name runs along it: a point of its course in degrees, the distance from it in units, and the angle.
 */
const BESIDE = {
  'lake-peipus': { lines: ['Lake', 'Peipus'], on: 'baltic-states' },
  'lake-onega': { lines: ['Lake', 'Onega'], on: 'vologda' },
  'rybinsk-sea': { lines: ['Rybinsk', 'Sea'], on: 'vologda' },
  'dniepr-river': { lines: ['Dniepr River'], at: [34, 48.9], off: [-20, 47], angle: 25 },
  'volga-river': { lines: ['Volga River'], at: [46, 50.9], off: [46, 6], angle: -66 },
};
const BESIDE_SIZE = 17;

/** Where the search starts, in degrees, if the middle of the space is not the best. */
const NEAR = {
  finland: [26, 62.3],
  karelia: [32.4, 63],
  vologda: [43, 61],
  gorki: [45.5, 55.6],
  berlin: [13.6, 51.6],
  vienna: [14, 47.9],
  caucasus: [43, 44.6],
  'baltic-sea': [18.9, 57.8],
  'sea-of-azov': [38, 43.2],
  'adriatic-sea': [15.8, 43],
  sevastopol: [33.5, 46.4],
  romania: [25, 45.8],
};

const textSize = (lines, size, kind) => [
  Math.max(...lines.map((line) => textWidth(line, kind))) * size,
  lines.length * size * LEADING,
];

/** Penalties for counters that do not form a block, form one long row, or are above the name. */
const LOOSE = 150;
const LONG = 70;
const ABOVE = 25;
/** The step of the search, in units. */
const STEP = 4;

/** Ways to arrange a name with its control mark, stars and flags; each is a list of boxes around the middle (0, 0). */
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

const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** `courses` are lines over water: no name may cover them, but counters may. */
export function places(grid, names, spaces, courses) {
  const taken = [];
  const wet = courses.flatMap((line) => line.map((p) => box(p, [8, 8])));
  const result = {};
  const labelAt = (x, y) => sheet.at(grid, x + 0.5, y + 0.5);
  for (const [id, hint] of Object.entries(BESIDE)) {
    const { lines, angle = 0 } = hint;
    const size = textSize(lines, BESIDE_SIZE, 'water');
    const at = hint.at ? project(hint.at).map((v, d) => v + hint.off[d]) : beside(id, hint.on, size);
    taken.push(...alongText(at, size, angle));
    result[id] = { label: { lines, at, size: BESIDE_SIZE, angle } };
  }
  for (const space of spaces) {
    const ground = groundOf(space);
    result[space.id] = BESIDE[space.id]
      ? { ...result[space.id], ...countersOnly(space, ground) }
      : everything(space, ground);
  }
  return { spaces: result, years };

  /** Whether a text at an angle lies in one land space, clear of everything. */
  function years(at, size, angle) {
    const boxes = alongText(at, size, angle);
    const [x, y] = at;
    const label = labelAt(x, y);
    if (x < 20 || y < 20 || x > WIDTH - 20 || y > HEIGHT - 20 || spaces[label]?.water !== false) return false;
    const inside = (b) =>
      [b[0], b[2]].every((px) => [b[1], b[3]].every((py) => labelAt(px, py) === label)) &&
      !taken.some((t) => overlap(t, b));
    return boxes.every(inside);
  }

  /** The points of a space, those nearest its middle first, and what is free there. */
  function groundOf({ id, water }) {
    const label = names.indexOf(id);
    const fits = table((x, y) => labelAt(x, y) === label);
    const free = (b) => fits(b) && !taken.some((t) => overlap(t, b));
    const spots = spotsOf(label);
    const heart = NEAR[id] ? project(NEAR[id]) : middleOf(spots);
    spots.sort((a, b) => far(a, heart) - far(b, heart));
    const shapes = SHAPES[water ? 'water' : 'land'];
    const blocks = shapes.map((shape) => {
      const size = shape.map((k) => k * COUNTER + (k - 1) * GAP);
      return { shape, size, at: spots.filter((p) => free(box(p, size, 3))) };
    });
    const single = spots.filter((p) => free(box(p, [COUNTER, COUNTER], 2)));
    return { fits, free, spots, heart, blocks, single, wanted: shapes[0][0] * shapes[0][1] };
  }

  /** For a small water whose name is beside it: only the counters. */
  function countersOnly({ id }, { fits, heart, blocks, single, wanted }) {
    const [block] = blocks
      .flatMap(({ shape, size, at }) => at.slice(0, 1).map((p) => ({ p, shape, size })))
      .sort((a, b) => far(a.p, heart) - far(b.p, heart));
    const counters = block ? group(block.p, block.shape) : scattered(single, heart, [], wanted);
    if (!counters) throw new Error(`No room for counters in ${id}.`);
    const room = block ? box(block.p, block.size) : box(counters[0], [COUNTER, COUNTER]);
    return { counters, room: grown(room, fits, []) };
  }

  /** The best arrangement of everything in a space. */
  function everything(space, ground) {
    const kind = space.water ? 'water' : 'land';
    const words = space.name.split(' ');
    const breaks = BREAKS[space.id] ?? (words.length === 1 ? [[space.name]] : [[space.name], words]);
    const stars = space.marker ? 1 : space.stars;
    let best = null;
    for (const size of SIZES[kind]) {
      for (const lines of breaks) {
        for (const heading of headings(lines, size, kind, stars, space.flags)) {
          const cost = (SIZES[kind][0] - size) * 6 + heading.cost * 2 + (lines.length - 1) * 6;
          const found = bestWith(heading, ground, cost, best?.score ?? Infinity);
          if (found) best = { ...found, lines, size };
        }
      }
    }
    if (!best) throw new Error(`No room found in ${space.id}.`);
    return written(space, best, ground);
  }

  /** The best places for a heading and its counters, if they are better than this score. */
  function bestWith(heading, { free, spots, heart, blocks, single, wanted }, cost, limit) {
    const all = union(heading.things.map((t) => box(t.at, t.size)));
    let best = null;
    let tried = 0;
    const least = () => best?.score ?? limit;
    for (const [x, y] of spots) {
      const base = cost + far([x, y], heart) * 0.6;
      if (base >= least()) break;
      const things = heading.things.map((t) => ({ ...t, at: [t.at[0] + x, t.at[1] + y] }));
      if (!things.every((t) => free(box(t.at, t.size, 3)) && !wet.some((w) => overlap(w, box(t.at, t.size)))))
        continue;
      if (++tried > 300) break;
      const name = [all[0] + x - 3, all[1] + y - 3, all[2] + x + 3, all[3] + y + 3];
      for (const { shape, size, at } of blocks) {
        for (const p of at) {
          if (overlap(box(p, size, 3), name)) continue;
          const apart = Math.hypot(p[0] - x, (p[1] - y) * 0.8) * 0.6 + Math.abs(p[0] - x) * 0.15;
          const score = base + apart + (shape[0] > 3 ? LONG : 0) + (p[1] < y ? ABOVE : 0);
          if (score < least()) best = { score, things, counters: group(p, shape), room: box(p, size) };
        }
      }
      if (base + LOOSE >= least()) continue;
      const counters = scattered(single, [x, y], things, wanted);
      if (!counters) continue;
      const spread = counters.reduce((sum, p) => sum + far(p, [x, y]), 0) / counters.length;
      const score = base + LOOSE + spread * 0.6;
      if (score < least()) best = { score, things, counters, room: box(counters[0], [COUNTER, COUNTER]) };
    }
    return best;
  }

  function written(space, best, { fits }) {
    const found = (what) => best.things.filter((t) => t.what === what);
    const marks = best.things.map((t) => box(t.at, t.size, 2));
    const room = grown(best.room, fits, [...taken, ...marks]);
    taken.push(...marks, ...best.counters.map((p) => box(p, [COUNTER, COUNTER], 2)));
    const stars = found('star').map((t) => t.at);
    return {
      label: { lines: best.lines, at: found('label')[0].at, size: best.size, angle: 0 },
      room,
      counters: best.counters,
      ...(space.water ? {} : { control: found('control')[0].at }),
      ...(stars.length > 0 && !space.marker ? { stars } : {}),
      ...(space.marker ? { marker: stars[0] } : {}),
      ...(space.flags.length > 0
        ? { flags: found('flag').map((t) => ({ faction: t.faction, at: t.at })) }
        : {}),
    };
  }

  /** The place for a name on land that is nearest to the middle of a water. */
  function beside(id, on, size) {
    const fits = table((x, y) => names[labelAt(x, y)] === on);
    const middle = middleOf(spotsOf(names.indexOf(id)));
    let best = null;
    for (let y = 4; y < HEIGHT; y += 2) {
      for (let x = 4; x < WIDTH; x += 2) {
        const way = far([x, y], middle);
        if (best && way >= best.way) continue;
        const b = box([x, y], size, 5);
        if (fits(b) && !taken.some((t) => overlap(t, b))) best = { way, at: [x, y] };
      }
    }
    if (!best) throw new Error(`No place for the name of ${id}.`);
    return best.at;
  }

  function spotsOf(label) {
    const spots = [];
    for (let y = 2; y < HEIGHT; y += STEP)
      for (let x = 2; x < WIDTH; x += STEP) if (labelAt(x, y) === label) spots.push([x, y]);
    return spots;
  }
}

const middleOf = (spots) => [0, 1].map((d) => spots.reduce((sum, p) => sum + p[d], 0) / spots.length);

/** As many counters as wanted, each as near to the name as possible; null if they do not all fit. */
function scattered(spots, at, things, wanted) {
  const marks = things.map((t) => box(t.at, t.size, 1));
  const near = spots
    .filter((p) => far(p, at) < 150 && !marks.some((m) => overlap(m, box(p, [COUNTER, COUNTER], 1))))
    .sort((a, b) => far(a, at) - far(b, at));
  const chosen = [];
  for (const p of near) {
    const clear = (q) => Math.abs(p[0] - q[0]) >= COUNTER + GAP || Math.abs(p[1] - q[1]) >= COUNTER + GAP;
    if (chosen.every(clear)) chosen.push(p);
    if (chosen.length === wanted) return chosen;
  }
  return null;
}
