import { expect, it } from 'vitest';
import { confusablesModule, keptModule } from './confusables.mjs';

it('the table of look-alike characters matches the package (npm run confusables)', () => {
  expect(keptModule() === confusablesModule()).toBe(true);
});
