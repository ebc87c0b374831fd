import { expect, it } from 'vitest';
import { factsOf } from './facts.js';
import { enemyOf, NORTH, SOUTH } from './numbers.js';

it('sides, hexes and units are not interchangeable: checked by the compiler', () => {
  const { hexNames, unitNames, unitAndHex } = factsOf({
    scenario: 'ford',
    zones: 'stop',
    'supply-zones': 'covered',
  });
  const [hex, unit] = [hexNames.values[3], unitNames.values[1]];
  expect(unitAndHex.factors.secondOf(unitAndHex.of(unit, hex))).toBe(hex);
  // @ts-expect-error: the unit comes first
  unitAndHex.of(hex, unit);
  // @ts-expect-error: a unit is not a hex
  hexNames.name(unit);
  // @ts-expect-error: a hex has no enemy
  enemyOf(hex);
  expect(enemyOf(SOUTH)).toBe(NORTH);
});
