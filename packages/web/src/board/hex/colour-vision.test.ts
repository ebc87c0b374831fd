import { describe, expect, it } from 'vitest';
import { STYLES } from '../../boards/bridgehead/units.js';
import { contrast, difference, linear, over, seenBy, VISION } from '../colour-vision.js';
import { NAME_STRENGTH } from './map-lines.js';
import { DAY, NIGHT, type Palette } from './palette.js';

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

/** The ground of Totaler Krieg and of Bridgehead. */
const GROUND = {
  day: ['#ece5cf', '#bec99e', '#cdba96', '#b2c8b6', '#ecd8a8', '#e2d5bd'],
  night: ['#363932', '#2d3a2e', '#423c32', '#2a3c3a', '#4a4230', '#3d3a34'],
};

describe.each([
  ['day', DAY],
  ['night', NIGHT],
] as ['day' | 'night', Palette][])('on the ground by %s', (when, p) => {
  it('the names of places can be read on their halo, whatever lies under it', () => {
    expect(contrast(p.label, p.halo)).toBeGreaterThan(7);
    for (const ground of [...GROUND[when], ...p.sea])
      expect(contrast(p.label, ground), ground).toBeGreaterThan(4.5);
  });

  it('the large names of seas and countries can be read', () => {
    for (const sea of p.sea)
      expect(contrast(over(p.seaName, sea, NAME_STRENGTH.sea), sea), sea).toBeGreaterThan(3);
    for (const ground of GROUND[when])
      expect(contrast(over(p.countryName, ground, NAME_STRENGTH.country), ground), ground).toBeGreaterThan(3);
  });

  it('rivers, coasts, borders and railways are seen on every ground, by everyone', () => {
    for (const matrix of Object.values(VISION))
      for (const ground of GROUND[when])
        for (const line of [p.river, p.coast, p.border, p.rail])
          expect(difference(matrix, line, ground), `${line} ${ground}`).toBeGreaterThan(15);
  });

  it('trees, tufts and hatching do not stand out as lines do', () => {
    const [, forest, mountain, swamp] = GROUND[when];
    for (const [sign, ground, alpha] of [
      [p.tree, forest, 0.6],
      [p.hill, mountain, 0.6],
      [p.tuft, swamp, 0.75],
    ] as const)
      expect(contrast(over(sign, ground, alpha), ground)).toBeLessThan(contrast(p.label, ground) / 2);
  });
});

it('the matrices keep grey, and make red and green alike for red-green blindness', () => {
  for (const matrix of Object.values(VISION)) {
    expect(difference(matrix, '#808080', '#808080')).toBe(0);
    for (const part of seenBy(matrix, '#808080')) expect(part).toBeCloseTo(linear('#808080')[0], 2);
  }
  const [red, green] = ['#c8452f', '#6a7a2f'];
  expect(difference(VISION.deuteranopia, red, green)).toBeLessThan(difference(VISION.usual, red, green) / 2);
});
