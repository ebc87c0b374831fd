import { expect, it } from 'vitest';
import { isMissingPart } from './missing-file.js';

it.each([
  'Failed to fetch dynamically imported module: http://host/assets/rules-1.js',
  'error loading dynamically imported module: http://host/assets/rules-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/rules-1.css',
])('a missing file is told from other errors: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
  expect(isMissingPart(message)).toBe(true);
});

it('a fault in a part that was loaded is none', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(false);
  expect(isMissingPart(undefined)).toBe(false);
});
