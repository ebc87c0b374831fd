// Places names, counters, stars and strait marks: found on the grid, inside the space in both editions.
import { STRAITS } from '@sandtable/qmg-ww2/board';
import { HEIGHT, project, sheet, WIDTH } from './warp.mjs';

export const COUNTER = 26;
const GAP = 3;
const STAR = 17;
const MARK = 22;
/** The width and spacing of letters, relative to the type size, with some room to spare for a condensed typeface. */
const LETTER = 0.47;
const SPACING = { land: 0.04, sea: 0.16 };
const LEADING = 1.12;
const SIZES = { land: [22, 21, 20, 19, 18, 17, 16, 15], sea: [28, 26, 24, 22, 20, 18, 17, 16, 15] };

/** Line breaks of names; the first that fits is taken. */
const BREAKS = {
  'pacific-northwest': [['Pacific', 'Northwest']],
  'western-united-states': [
    ['Western', 'United', 'States'],
    ['Western', 'United States'],
  ],
  'eastern-united-states': [
    ['Eastern', 'United States'],
    ['Eastern', 'United', 'States'],
  ],
  'united-kingdom': [['United', 'Kingdom']],
  'new-guinea': [['New', 'Guinea'], ['New Guinea']],
  'southeast-pacific': [['Southeast', 'Pacific']],
};

/** Spaces with too little room: a box in the sea, its centre in degrees, and the point it refers to. */
const CALLOUTS = {
  hawaii: { box: [-141.5, 13.5], to: [-155.6, 19.6] },
  'iwo-jima': { box: [153, 19.5], to: [141.3, 24.8] },
  iceland: { box: [-9, 64.5], to: [-16.5, 65] },
  philippines: { box: [139, 10], to: [125.3, 8] },
  'new-zealand': { box: [191, -43], to: [176, -39] },
  japan: { box: [152.5, 33], to: [139.5, 36.2] },
  madagascar: { box: [60, -25], to: [47, -20] },
  'new-guinea': { box: [162, -13], to: [144.5, -6.3] },
  indonesia: { box: [97, -13], to: [107.2, -7] },
};

/** Where the search starts, in degrees, if the middle of the space is not the best. */
const NEAR = {
  'north-sea': [-14, 47],
  'north-atlantic': [-45, 36],
  'mediterranean-sea': [18, 35],
  'middle-east': [48, 32],
  'latin-america': [-58, -10],
  canada: [-98, 57],
  'southeast-pacific': [-86, -30],
  'south-pacific': [160, -22],
  'baltic-sea': [19.5, 57],
  scandinavia: [16, 62],
  'western-europe': [1.5, 46.5],
  'indian-ocean': [85, -28],
  'bay-of-bengal': [72, 5],
};

export const STRAIT_MARKS = {
  scandinavia: [11.6, 55.8],
  'north-africa': [-5.6, 35.95],
  'middle-east': [32.5, 30.4],
  'southeast-asia': [101.6, 2.6],
  'latin-america': [-80.6, 8.6],
};

/** Spaces with little room: searched on a finer grid. */
const TIGHT = new Set(['italy', 'united-kingdom', 'caspian-sea', 'black-sea', 'baltic-sea', 'germany']);
/** Vertical names, in tall spaces. */
const UPRIGHT = new Set(['caspian-sea']);

const textSize = (lines, size, kind) => [
  Math.max(...lines.map((l) => l.length)) * size * (LETTER + SPACING[kind]),
  lines.length * size * LEADING,
];

/**
 * A summed-area table of a mask, so that testing whether a box is inside takes constant time. The map is laid out
 * twice.
 */
function table(inside) {
  const w = WIDTH * 2;
  const sums = new Int32Array((w + 1) * (HEIGHT + 1));
  for (let y = 0; y < HEIGHT; y++) {
    let row = 0;
    for (let x = 0; x < w; x++) {
      row += inside(x % WIDTH, y) ? 1 : 0;
      sums[(y + 1) * (w + 1) + x + 1] = sums[y * (w + 1) + x + 1] + row;
    }
  }
  return (x0, y0, x1, y1) => {
    if (x0 < 0 || y0 < 0 || x1 > w || y1 > HEIGHT) return false;
    const s = (x, y) => sums[y * (w + 1) + x];
    return s(x1, y1) - s(x0, y1) - s(x1, y0) + s(x0, y0) === (x1 - x0) * (y1 - y0);
  };
}

const box = ([x, y], [w, h], margin = 0) => [
  x - w / 2 - margin,
  y - h / 2 - margin,
  x + w / 2 + margin,
  y + h / 2 + margin,
];
const overlap = (a, b) =>
  [-WIDTH, 0, WIDTH].some((s) => a[0] + s < b[2] && b[0] < a[2] + s && a[1] < b[3] && b[1] < a[3]);

export function places(grids, names, spaces) {
  const at = (grid, x, y) => sheet.at(grid, x + 0.5, y + 0.5);
  const wrap = (x) => ((x % WIDTH) + WIDTH) % WIDTH;
  const taken = [];
  const result = {};
  const marks = {};
  for (const [controller, lonlat] of Object.entries(STRAIT_MARKS)) {
    const [x, y] = project(lonlat);
    marks[controller] = [wrap(x), y];
    taken.push(box(marks[controller], [MARK, MARK], 2));
  }

  for (const space of spaces) {
    const hint = CALLOUTS[space.id];
    if (!hint) continue;
    const made = callout(space, hint);
    taken.push(
      made.callout.box
        .slice(0, 2)
        .concat([made.callout.box[0] + made.callout.box[2], made.callout.box[1] + made.callout.box[3]]),
    );
    result[space.id] = made;
  }
  for (const space of spaces) {
    if (CALLOUTS[space.id]) continue;
    result[space.id] = inside(space, names.indexOf(space.id));
  }
  return { spaces: result, straits: straits() };

  /** For each strait its mark and, in each of its two seas, the nearest open water. */
  function straits() {
    return STRAITS.map(({ controller, seas }) => {
      const [mx, my] = marks[controller];
      const ends = seas.map((id) => {
        const label = names.indexOf(id);
        let best = null;
        for (let y = 8; y < HEIGHT - 8; y += 2) {
          for (let x = 8; x < WIDTH - 8; x += 2) {
            const far = Math.hypot(x - mx, y - my);
            if (far < 15 || (best && far >= best.far)) continue;
            const open = [-5, 0, 5].every((dy) =>
              [-5, 0, 5].every((dx) => at(grids.second, x + dx, y + dy) === label),
            );
            if (open) best = { far, id, at: [x, y] };
          }
        }
        return { id, at: best.at };
      });
      return { controller, at: marks[controller], seas: ends };
    });
  }

  function callout(space, hint) {
    const size = 18;
    const lines = [space.name];
    const [tw, th] = textSize(lines, size, 'land');
    const row = 3 * COUNTER + 2 * GAP;
    const star = space.star ? STAR + 4 : 0;
    const w = Math.ceil(Math.max(row, tw + star) + 10);
    const h = Math.ceil(COUNTER + th + 12);
    const [px, py] = project(hint.box);
    const cx = wrap(px);
    const x = Math.round(Math.min(Math.max(cx - w / 2, 2), WIDTH * 2 - w));
    const y = Math.round(Math.min(Math.max(py - h / 2, 3), HEIGHT - h - 3));
    const [tx, ty] = project(hint.to);
    const target = [wrap(tx), ty];
    const mid = x + w / 2;
    const counters = [0, 1, 2].map((i) => [
      mid - row / 2 + COUNTER / 2 + i * (COUNTER + GAP),
      y + h - 5 - COUNTER / 2,
    ]);
    const made = {
      label: { lines, at: [mid + star / 2, y + 4 + th / 2], size, angle: 0 },
      counters,
      callout: { box: [x, y, w, h], to: target },
    };
    if (space.star) made.star = [mid + star / 2 - tw / 2 - STAR / 2 - 2, y + 4 + th / 2];
    return made;
  }

  function inside(space, label) {
    const fits = table((x, y) => at(grids.second, x, y) === label && at(grids.first, x, y) === label);
    const free = (b) =>
      fits(Math.floor(b[0]), Math.floor(b[1]), Math.ceil(b[2]), Math.ceil(b[3])) &&
      !taken.some((t) => overlap(t, b)) &&
      Math.floor((b[0] - 3) / WIDTH) === Math.floor((b[2] + 3) / WIDTH);
    const cells = [];
    const [hx, hy] = project(NEAR[space.id] ?? space.at);
    const heart = [wrap(hx), hy];
    const step = TIGHT.has(space.id) ? 2 : 4;
    for (let y = 4; y < HEIGHT; y += step) {
      for (let x = 0; x < WIDTH; x += step) {
        if (at(grids.second, x, y) !== label) continue;
        // The copy of the point nearest to the middle of the space, within the double layout.
        let nx = x + Math.round((heart[0] - x) / WIDTH) * WIDTH;
        if (nx < 60) nx += WIDTH;
        cells.push([
          nx,
          y,
          Math.hypot(x + Math.round((heart[0] - x) / WIDTH) * WIDTH - heart[0], y - heart[1]),
        ]);
      }
    }
    cells.sort((a, b) => a[2] - b[2]);
    const breaks = BREAKS[space.id] ?? defaultBreaks(space.name);
    let best = null;
    for (const size of SIZES[space.kind]) {
      for (const lines of breaks) {
        for (const way of [together, apart]) {
          const found = way(size, lines);
          if (!found) continue;
          const score = found.score + (SIZES[space.kind][0] - size) * 13 + (way === apart ? 40 : 0);
          if (!best || score < best.score) best = { ...found, score, size, lines };
        }
      }
    }
    if (best) {
      const turn = Math.floor(best.at[0] / WIDTH) * WIDTH;
      const home = ([x, y]) => [x - turn, y];
      return {
        label: {
          lines: best.lines,
          at: home(best.at),
          size: best.size,
          angle: UPRIGHT.has(space.id) ? 90 : 0,
        },
        counters: best.counters.map(home),
        ...(best.star ? { star: home(best.star) } : {}),
      };
    }
    console.warn(`No room found in ${space.id}.`);
    return {
      label: { lines: [space.name], at: heart, size: 14, angle: 0 },
      counters: [heart, heart, heart],
      failed: true,
    };

    function sizeOf(lines, size) {
      const [w, h] = textSize(lines, size, space.kind);
      return UPRIGHT.has(space.id) ? [h, w] : [w, h];
    }

    /** The name anywhere, then each counter as near to it as possible. */
    function apart(size, lines) {
      const text = sizeOf(lines, size);
      let best = null;
      let tried = 0;
      let seen = 0;
      for (const [x, y, far] of cells) {
        if ((best && far > best.score) || tried > 160) break;
        if (++seen % 2 === 1 && cells.length > 400) continue;
        const here = box([x, y], text, 2);
        if (!free(here)) continue;
        tried++;
        const near = cells
          .map(([cx, cy]) => [cx, cy, Math.hypot((cx - x) * 0.8, cy - y)])
          .filter((c) => c[2] < 130)
          .sort((a, b) => a[2] - b[2]);
        const name = box([x, y], text, 1);
        const spots = near.filter(([cx, cy]) => {
          const b = box([cx, cy], [COUNTER, COUNTER], 1);
          return !overlap(name, b) && free(b);
        });
        const counters = three(spots.slice(0, TIGHT.has(space.id) ? 900 : 240));
        if (!counters) continue;
        const star = space.star ? starSpot([x, y], text, counters) : undefined;
        if (space.star && !star) continue;
        const spread = counters.reduce((sum, [cx, cy]) => sum + Math.hypot(cx - x, cy - y), 0) / 3;
        const score = far + spread * 0.7 + (star ? Math.hypot(star[0] - x, star[1] - y) : 0);
        if (!best || score < best.score) best = { score, at: [x, y], counters, star };
      }
      return best;
    }

    function together(size, lines) {
      const text = sizeOf(lines, size);
      const shapes = [
        [3, 1],
        [2, 2],
        [1, 3],
      ];
      let best = null;
      let tried = 0;
      for (const [x, y, far] of cells) {
        if (best && far > best.score) break;
        const here = box([x, y], text, 2.5);
        if (!free(here)) continue;
        if (++tried > 400) break;
        for (const [cols, rows] of shapes) {
          const w = cols * COUNTER + (cols - 1) * GAP;
          const h = rows * COUNTER + (rows - 1) * GAP;
          const spots = [
            [x, here[3] + h / 2 + 0.5],
            [x, here[1] - h / 2 - 0.5],
            [here[2] + w / 2 + 0.5, y],
            [here[0] - w / 2 - 0.5, y],
          ];
          const slides = [0, 10, -10, 22, -22, 36, -36, 52, -52];
          for (let s = 0; s < spots.length; s++) {
            for (const slide of slides) {
              const c = s < 2 ? [spots[s][0] + slide, spots[s][1]] : [spots[s][0], spots[s][1] + slide];
              const counters = group(c, cols, rows);
              if (!counters.every((p) => free(box(p, [COUNTER, COUNTER], 1)))) continue;
              const star = space.star ? starSpot([x, y], text, counters) : undefined;
              if (space.star && !star) continue;
              const score = far + Math.abs(slide) * 0.4 + s * 3 + (cols === 3 ? 0 : 6);
              if (!best || score < best.score) best = { score, at: [x, y], counters, star };
            }
          }
        }
      }
      return best;
    }

    function starSpot([x, y], text, counters) {
      const dx = text[0] / 2 + STAR / 2 + 2;
      const dy = text[1] / 2 + STAR / 2 + 1;
      const b = counters.map((p) => box(p, [COUNTER, COUNTER], 1));
      const spots = [
        [x, y - dy],
        [x - dx, y],
        [x + dx, y],
        [x, y + dy],
        ...counters.flatMap(([cx, cy]) => [
          [cx + COUNTER / 2 + STAR / 2 + 3, cy],
          [cx - COUNTER / 2 - STAR / 2 - 3, cy],
          [cx, cy + COUNTER / 2 + STAR / 2 + 3],
          [cx, cy - COUNTER / 2 - STAR / 2 - 3],
        ]),
      ];
      const textBox = box([x, y], text, 1);
      return spots.find((p) => {
        const s = box(p, [STAR, STAR]);
        return free(s) && !b.some((o) => overlap(o, s)) && !overlap(textBox, s);
      });
    }
  }
}

/** Three of the spots (nearest first) whose counters do not overlap. */
function three(spots) {
  const clear = ([ax, ay], [bx, by]) => Math.abs(ax - bx) >= COUNTER + 1 || Math.abs(ay - by) >= COUNTER + 1;
  for (let i = 0; i < spots.length; i += 1 + (i >> 3)) {
    for (let j = i + 1; j < spots.length; j += 1 + (j >> 4)) {
      if (!clear(spots[i], spots[j])) continue;
      const third = spots.slice(j + 1).find((s) => clear(s, spots[i]) && clear(s, spots[j]));
      if (third) return [spots[i], spots[j], third].map(([x, y]) => [x, y]);
    }
  }
  return null;
}

function group([x, y], cols, rows) {
  const step = COUNTER + GAP;
  if (cols === 2) {
    return [
      [x - step / 2, y - step / 2],
      [x + step / 2, y - step / 2],
      [x, y + step / 2],
    ];
  }
  return [0, 1, 2].map((i) => [x + (cols === 3 ? (i - 1) * step : 0), y + (rows === 3 ? (i - 1) * step : 0)]);
}

function defaultBreaks(name) {
  const words = name.split(' ');
  return words.length === 1 ? [[name]] : [[name], words];
}
