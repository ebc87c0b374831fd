import { HexSheet } from '@sandtable/hex';
import { RIVER, SHEET } from '@sandtable/totaler-krieg/map';

// Plain values only: the build works them out, so that the start page does not load the whole map.

/** What is shown, in hexes: left, top, width, height around the road from Berlin to Warsaw. */
const WIDE = 10.6;
const HIGH = 3;

const sheet = new HexSheet(SHEET.grid);
const middle = sheet.centre(SHEET.hexOf('w3827'));
const [left, top] = [middle.x - 4.6, middle.y - 1.45];

const short = (n: number): number => Math.round(n * 100) / 100;
const centreOf = (hex: number): [x: number, y: number] => {
  const { x, y } = sheet.centre(hex);
  return [short(x - left), short(y - top)];
};

const shown = SHEET.ids.flatMap((id, hex) => {
  const [x, y] = centreOf(hex);
  return id !== '' && x > -1 && x < WIDE + 1 && y > -1 && y < HIGH + 1 ? [hex] : [];
});

/** Every river once, from corner to corner. */
const rivers = shown.flatMap((hex) =>
  [0, 1, 2].flatMap((side) => {
    if (!(SHEET.sides[hex * 6 + side] & RIVER)) return [];
    const [from, to] = [sheet.corner(hex, side), sheet.corner(hex, side + 1)];
    const [x, y] = [short(from.x - left), short(from.y - top)];
    return `M${x} ${y}l${short(to.x - from.x)} ${short(to.y - from.y)}`;
  }),
);

const KINDS = ['clear', 'forest', 'mountain', 'swamp', 'sea'] as const;
const kindOf = (hex: number): string => (SHEET.isSea[hex] ? 'sea' : SHEET.terrain[hex]);

/** A hexagon from its uppermost corner on: the same words again and again, which pack well. */
const HEXAGON = 'l.5 .29v.58l-.5 .29-.5-.29v-.58z';

/** Hexagons around these hexes, as one path. */
const outlines = (hexes: readonly number[]): string =>
  hexes
    .map((hex) => {
      const [x, y] = centreOf(hex);
      return `M${short(x)} ${short(y - 0.58)}${HEXAGON}`;
    })
    .join('');

type Sign = 'infantry' | 'tank' | 'plane';

/** Some units as they stand in September 1939. */
const UNITS: readonly (readonly [hex: string, seat: 'axis' | 'western', sign: Sign])[] = [
  ['w3825', 'axis', 'infantry'],
  ['w3926', 'axis', 'tank'],
  ['w3626', 'axis', 'tank'],
  ['w3826', 'axis', 'infantry'],
  ['e3902', 'axis', 'infantry'],
  ['w3727', 'axis', 'plane'],
  ['w3827', 'western', 'infantry'],
  ['e3702', 'western', 'infantry'],
  ['e3803', 'western', 'infantry'],
  ['e3601', 'western', 'infantry'],
];

/** Poland and its neighbours, as the cover shows them. */
export const COVER_MAP = {
  box: [0, 0, WIDE, HIGH] as const,
  grounds: KINDS.map((kind) => ({ kind, path: outlines(shown.filter((hex) => kindOf(hex) === kind)) })),
  cities: shown
    .filter((hex) => SHEET.isCity[hex])
    .map((hex) => {
      const [x, y] = centreOf(hex);
      return `M${short(x - 0.08)} ${short(y + 0.22)}h.16v.16h-.16Z`;
    })
    .join(''),
  rivers: rivers.join(''),
  units: UNITS.map(([hex, seat, sign]) => ({ at: centreOf(SHEET.hexOf(hex)), seat, sign })),
};
