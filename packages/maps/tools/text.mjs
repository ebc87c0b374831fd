// Formats numbers, points and arcs for a map's module.
export const num = (v) => String(Math.round(v * 10) / 10);
export const point = ([x, y]) => `[${num(x)}, ${num(y)}]`;
export const quote = (s) => `'${s}'`;

/** The first point, then steps, in tenths of a unit. */
export function arcText(line) {
  let out = '';
  let px = 0;
  let py = 0;
  for (const [x, y] of line) {
    for (const v of [x - px, y - py]) out += (v < 0 || out === '' ? '' : ' ') + v;
    px = x;
    py = y;
  }
  return out;
}

export const ringText = (rings) => rings.map((ring) => ring.join(' ')).join(',');
