import { expect, it } from 'vitest';
import { pretty } from './pretty.js';

it('writes an id as a title: small words inside it stay small', () => {
  expect(pretty('north-africa')).toBe('North Africa');
  expect(pretty('fall-of-france')).toBe('Fall of France');
  expect(pretty('the-great-crusade')).toBe('The Great Crusade');
});
