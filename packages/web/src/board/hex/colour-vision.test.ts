import { describe, expect, it } from 'vitest';
import { STYLES } from '../../boards/bridgehead/units.js';
import { DAY, NIGHT, type Palette } from './palette.js';

// Colour blindness, which one in twelve men has: the colours of the board as seen without one of the three kinds of
// cones, by the matrices of Machado, Oliveira and Fernandes (2009) at full severity, for linear light.

type Rgb = readonly [number, number, number];
const VISION: Record<string, readonly Rgb[]> = {
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

function linear(colour: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seenBy(matrix: readonly Rgb[], colour: string): Rgb {
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

function difference(matrix: readonly Rgb[], one: string, other: string): number {
  const [a, b] = [lab(seenBy(matrix, one)), lab(seenBy(matrix, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The opacity of a side's colour in the band along the edge of its territory. */
const BAND = 0.45;
function held(plate: string, paper: string): string {
  const part = (at: number) => {
    const [over, under] = [plate, paper].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(over * BAND + under * (1 - BAND))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Adjacent colours can be told apart from a distance of about 2; marks on a map, from about 15. */
const APART = 15;

describe.each(Object.entries(VISION))('seen by %s', (_, matrix) => {
  it('the sides can be told apart and their numbers read', () => {
    const { south, north } = STYLES;
    expect(difference(matrix, south.plate, north.plate)).toBeGreaterThan(25);
    for (const { plate, ink } of [south, north]) expect(difference(matrix, plate, ink)).toBeGreaterThan(45);
  });

  it('the territories of South and North can be told apart, in both themes', () => {
    for (const { paper } of [DAY, NIGHT]) {
      const [south, north] = [held(STYLES.south.plate, paper), held(STYLES.north.plate, paper)];
      expect(difference(matrix, south, north)).toBeGreaterThan(APART);
    }
  });

  it.each([
    ['day', DAY],
    ['night', NIGHT],
  ] as [string, Palette][])(
    'reach, zones, supply and choice are told apart from each other and the paper by %s',
    (_, p) => {
      const pairs: [string, string, string][] = [
        ['reach and zone', p.reach, p.zone],
        ['reach and supply', p.reach, p.supply],
        ['zone and supply', p.zone, p.supply],
        ['reach and its edge', p.reachEdge, p.reachCasing],
        ['supply and its casing', p.supply, p.supplyCasing],
        ['attack and its rim', p.attack, p.attackRim],
        ['choice and its rim', p.select, p.selectRim],
        ['cost and its number', p.cost, p.costInk],
        ['attack and choice', p.attack, p.select],
        ['supply and paper', p.supply, p.paper],
        ['zone and paper', p.zone, p.paper],
        ['edge of the reach and paper', p.reachEdge, p.paper],
      ];
      const close = pairs
        .map(([name, one, other]) => [name, Math.round(difference(matrix, one, other))] as const)
        .filter(([, apart]) => apart < APART);
      expect(close).toEqual([]);
    },
  );
});

it('the matrices keep grey, and make red and green alike for red-green blindness', () => {
  for (const matrix of Object.values(VISION)) {
    expect(difference(matrix, '#808080', '#808080')).toBe(0);
    for (const part of seenBy(matrix, '#808080')) expect(part).toBeCloseTo(linear('#808080')[0], 2);
  }
  const [red, green] = ['#c8452f', '#6a7a2f'];
  expect(difference(VISION.deuteranopia, red, green)).toBeLessThan(difference(VISION.usual, red, green) / 2);
});
