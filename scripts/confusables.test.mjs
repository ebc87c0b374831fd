import { expect, it } from 'vitest';
import { confusablesModule, keptModule } from './confusables.mjs';

it('the table of characters that look alike is what the package says (npm run confusables)', () => {
  expect(keptModule() === confusablesModule()).toBe(true);
});
