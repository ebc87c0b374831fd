// Boxes on the map: which are inside a space, which overlap, how far one can grow.
import { HEIGHT, WIDTH } from './warp.mjs';

export const box = ([x, y], [w, h], margin = 0) => [
  x - w / 2 - margin,
  y - h / 2 - margin,
  x + w / 2 + margin,
  y + h / 2 + margin,
];

export const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const union = (boxes) => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
];

/** A summed-area table of a mask, so that testing whether a box is inside takes constant time. */
export function table(inside) {
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

/** Grows a box as far as useful without leaving the space or touching other boxes; x, y, width, height. */
export function grown(from, fits, others) {
  const b = [...from];
  const free = [true, true, true, true];
  for (let grew = true; grew && b[2] - b[0] < 190 && b[3] - b[1] < 150; ) {
    grew = false;
    for (let side = 0; side < 4; side++) {
      if (!free[side]) continue;
      const next = [...b];
      next[side] += side < 2 ? -2 : 2;
      const wide = [next[0] - 2, next[1] - 2, next[2] + 2, next[3] + 2];
      if (fits(wide) && !others.some((o) => overlap(o, next))) {
        b[side] = next[side];
        grew = true;
      } else free[side] = false;
    }
  }
  return [b[0], b[1], b[2] - b[0], b[3] - b[1]];
}

/** A line of text at an angle as a row of small boxes. */
export function alongText([x, y], [w, h], angle) {
  if (angle === 0) return [box([x, y], [w, h], 2)];
  const a = (angle * Math.PI) / 180;
  const count = Math.ceil(w / (h * 0.6));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count - 0.5) * (w - h * 0.6);
    return box([x + Math.cos(a) * along, y + Math.sin(a) * along], [h, h], 1);
  });
}
