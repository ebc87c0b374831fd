// Deterministic noise: maps look the same on every screen and at every redraw.

/** A pseudo-random number between 0 and 1 for two integers. */
export function hash(a: number, b: number): number {
  let n = Math.imul(a + 0x51ed, 0x9e3779b1) ^ Math.imul(b + 0x2f1b, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
}

/** A table of such numbers, which repeats itself only far beyond any map. */
const SIDE = 256;
let table: Float32Array | null = null;

function numbers(): Float32Array {
  table ??= Float32Array.from({ length: SIDE * SIDE }, (_, i) => hash(i % SIDE, (i / SIDE) | 0));
  return table;
}

/** Smooth noise between 0 and 1, with a wavelength of about one unit. */
export function noise(x: number, y: number): number {
  const known = table ?? numbers();
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - xi, y - yi];
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const [left, right] = [xi & (SIDE - 1), (xi + 1) & (SIDE - 1)];
  const [top, bottom] = [(yi & (SIDE - 1)) * SIDE, ((yi + 1) & (SIDE - 1)) * SIDE];
  const upper = known[top + left] * (1 - sx) + known[top + right] * sx;
  return upper * (1 - sy) + (known[bottom + left] * (1 - sx) + known[bottom + right] * sx) * sy;
}

/** The sum of several octaves, between -0.5 and 0.5. */
export function fractalNoise(x: number, y: number, octaves: number): number {
  let [sum, weight, scale, whole] = [0, 1, 1, 0];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale + i * 17.3, y * scale - i * 9.1);
    whole += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / whole - 0.5;
}
