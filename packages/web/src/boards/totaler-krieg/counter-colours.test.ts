import { describe, expect, it } from 'vitest';
import { contrast, difference, VISION } from '../../board/colour-vision.js';
import { factionStyle, styleOf } from './units.js';

const NATIONS = [
  ...['germany', 'italy', 'hungary', 'rumania', 'finland', 'bulgaria', 'russia', 'britain'],
  ...['united-states', 'france', 'poland', 'any other'],
];
const FACTIONS = ['axis', 'western', 'soviet'];

describe('the numbers on a counter can be read', () => {
  it.each(FACTIONS.flatMap((faction) => NATIONS.map((nation) => [faction, nation])))('%s, %s', (...whose) => {
    const [faction, nation] = whose;
    const { plate, ink } = styleOf(faction, nation);
    expect(contrast(plate, ink)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(Object.entries(VISION))('the counters of the factions differ by colour for %s', (_, matrix) => {
  const plates = FACTIONS.map((faction) => factionStyle(faction).plate);
  for (const [i, one] of plates.entries())
    for (const other of plates.slice(i + 1)) expect(difference(matrix, one, other)).toBeGreaterThan(15);
});

it('the counters of the factions differ by shape, too', () => {
  expect(new Set(FACTIONS.map((faction) => factionStyle(faction).shape)).size).toBe(FACTIONS.length);
});
