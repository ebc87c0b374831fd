import { expect, it } from 'vitest';
import { factsOf } from './facts.js';
import { enemyOf, NORTH, SOUTH } from './numbers.js';

it('sides, hexes and units do not stand for each other: the compiler looks at these lines', () => {
  const { hexNames, unitNames, unitAndHex } = factsOf({
    scenario: 'ford',
    zones: 'stop',
    'supply-zones': 'covered',
  });
  const [hex, unit] = [hexNames.values[3], unitNames.values[1]];
  expect(unitAndHex.factors.secondOf(unitAndHex.of(unit, hex))).toBe(hex);
  // @ts-expect-error: the unit comes first
  unitAndHex.of(hex, unit);
  // @ts-expect-error: a unit is no hex
  hexNames.name(unit);
  // @ts-expect-error: a hex has no enemy
  enemyOf(hex);
  expect(enemyOf(SOUTH)).toBe(NORTH);
});
