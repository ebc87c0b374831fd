import { HexSheet } from '@sandtable/hex';
import { ringPoints } from '@sandtable/maps/hex-coast';
import { TOTALER_KRIEG as COAST } from '@sandtable/maps/totaler-krieg';
import { RIVER, SHEET } from '@sandtable/totaler-krieg/map';
import { type Chain, sideChains, smoothPath } from '../../board/hex/chains.js';
import { bordersOf } from './borders.js';

// Plain values only: the build works them out, so that the start page does not load the whole map.

/** What is shown, in hexes: from the Sound to the Vistula, with Danzig near the middle. */
const WIDE = 12;
const HIGH = 4.6;
/** How far beyond the frame anything is drawn. */
const MARGIN = 0.8;

const sheet = new HexSheet(SHEET.grid);
const middle = sheet.centre(SHEET.hexOf('w3827'));
const [left, top] = [middle.x - 5.9, middle.y - 2.6];

const short = (n: number): number => Math.round(n * 100) / 100;
const centreOf = (hex: number): [x: number, y: number] => {
  const { x, y } = sheet.centre(hex);
  return [short(x - left), short(y - top)];
};

const isNear = (x: number, y: number) => x > -MARGIN && x < WIDE + MARGIN && y > -MARGIN && y < HIGH + MARGIN;

const shown = SHEET.ids.flatMap((id, hex) => (id !== '' && isNear(...centreOf(hex)) ? [hex] : []));

type Point = readonly [x: number, y: number];

/** A ring of the coast within the frame: what lies beyond it is cut off at its edges. */
function framed(ring: readonly Point[]): Point[] {
  const edges: readonly (readonly [axis: 0 | 1, sign: 1 | -1, at: number])[] = [
    [0, 1, -MARGIN],
    [0, -1, -(WIDE + MARGIN)],
    [1, 1, -MARGIN],
    [1, -1, -(HIGH + MARGIN)],
  ];
  let points = [...ring];
  for (const [axis, sign, at] of edges) {
    const inside = (point: Point) => sign * point[axis] >= at;
    points = points.flatMap((point, i) => {
      const before = points[(i + points.length - 1) % points.length];
      const kept = inside(point) ? [point] : [];
      if (inside(point) === inside(before)) return kept;
      const t = (at - sign * before[axis]) / (sign * (point[axis] - before[axis]));
      const cut: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
      return [cut, ...kept];
    });
  }
  return points;
}

/** The cover is small: points nearer to each other than this are one, in hexes. */
const FINEST = 0.07;

function thinned(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const before = kept[kept.length - 1];
    if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= FINEST) kept.push(point);
  }
  return kept;
}

/** Rings of the coast as one path, relative to the frame. */
function coastIn(rings: readonly string[]): string {
  return rings
    .flatMap((ring) => {
      const within = thinned(
        framed(ringPoints(ring, COAST.unit).map(({ x, y }): Point => [x - left, y - top])),
      );
      return within.length < 3 ? [] : `M${within.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
    })
    .join('');
}

/** Lines along hexsides within the frame, smooth. */
function linesOf(sides: readonly number[]): string {
  const near = sides.map((bits, hex) => (isNear(...centreOf(hex)) ? bits : 0));
  const moved = (chain: Chain): Chain => chain.map(({ x, y }) => ({ x: short(x - left), y: short(y - top) }));
  return sideChains(sheet, near)
    .map((chain) => smoothPath(moved(chain)))
    .join('');
}

const rivers = SHEET.ids.map((_, hex) =>
  [0, 1, 2, 3, 4, 5].reduce((bits, side) => bits | (SHEET.sides[hex * 6 + side] & RIVER ? 1 << side : 0), 0),
);

/** Forest, mountains and swamp as soft patches: a disc around each hex, which run into each other. */
const PATCHES = ['forest', 'mountain', 'swamp'] as const;
const DISC = 'a.56 .56 0 1 0 1.12 0a.56 .56 0 1 0-1.12 0z';
const patchesOf = (kind: string): string =>
  shown
    .filter((hex) => !SHEET.isSea[hex] && SHEET.terrain[hex] === kind)
    .map((hex) => {
      const [x, y] = centreOf(hex);
      return `M${short(x - 0.56)} ${y}${DISC}`;
    })
    .join('');

/** A hexagon from its uppermost corner on: the same words again and again, which pack well. */
const HEXAGON = 'l.5 .29v.58l-.5 .29-.5-.29v-.58z';
const grid = shown
  .map((hex) => {
    const [x, y] = centreOf(hex);
    return `M${x} ${short(y - 0.58)}${HEXAGON}`;
  })
  .join('');

/** The towns whose names are written, and on which side of them. */
const NAMED: readonly (readonly [hex: string, under: boolean])[] = [
  ['w3825', true],
  ['w3927', false],
  ['e3702', true],
  ['w3827', true],
  ['e4002', false],
  ['w3925', false],
];

type Sign = 'infantry' | 'tank' | 'plane';

/** Some units as they stand in September 1939. */
const UNITS: readonly (readonly [hex: string, seat: 'axis' | 'western', sign: Sign])[] = [
  ['w3926', 'axis', 'infantry'],
  ['w3826', 'axis', 'tank'],
  ['w3725', 'axis', 'plane'],
  ['w3626', 'axis', 'tank'],
  ['e3902', 'axis', 'infantry'],
  ['e3901', 'western', 'infantry'],
  ['w3827', 'western', 'infantry'],
  ['e3702', 'western', 'infantry'],
  ['e3803', 'western', 'infantry'],
  ['e3601', 'western', 'infantry'],
];

const UNIT_HEXES = new Set(UNITS.map(([hex]) => hex));

/** Poland and its neighbours, as the cover shows them. */
export const COVER_MAP = {
  box: [0, 0, WIDE, HIGH] as const,
  land: coastIn(COAST.land),
  patches: PATCHES.map((kind) => ({ kind, path: patchesOf(kind) })),
  grid,
  rivers: linesOf(rivers),
  borders: linesOf(bordersOf({ gained: {} }).borders),
  towns: NAMED.map(([hex, under]) => ({
    at: centreOf(SHEET.hexOf(hex)),
    name: SHEET.placeNames[SHEET.hexOf(hex)],
    under,
    taken: UNIT_HEXES.has(hex),
  })),
  units: UNITS.map(([hex, seat, sign]) => ({ at: centreOf(SHEET.hexOf(hex)), seat, sign })),
};
