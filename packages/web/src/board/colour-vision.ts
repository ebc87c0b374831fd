// For tests: colour blindness, which one in twelve men has. The colours of a board as seen without one of the three kinds of
// cones, by the matrices of Machado, Oliveira and Fernandes (2009) at full severity, for linear light.

export type Rgb = readonly [number, number, number];
export const VISION: Record<string, readonly Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function linear(colour: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function seenBy(matrix: readonly Rgb[], colour: string): Rgb {
  const rgb = linear(colour);
  const see = (row: Rgb) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]));
  return [see(matrix[0]), see(matrix[1]), see(matrix[2])];
}

/** CIE L*a*b*, in which distances approximate perceived differences. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function difference(matrix: readonly Rgb[], one: string, other: string): number {
  const [a, b] = [lab(seenBy(matrix, one)), lab(seenBy(matrix, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A colour laid over another with an opacity. */
export function over(top: string, below: string, opacity: number): string {
  const part = (at: number) => {
    const [a, b] = [top, below].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a * opacity + b * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
