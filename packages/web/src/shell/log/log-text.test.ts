import { describe, expect, it } from 'vitest';
import { hiddenPart } from './log-text.js';

describe('what the others do not read', () => {
  it('is a line that is in brackets as a whole', () => {
    expect(hiddenPart('(Land Battle, Build Army)')).toBe('Land Battle, Build Army');
    expect(hiddenPart('(es war „Blitzkrieg“)')).toBe('es war „Blitzkrieg“');
  });

  it('is not a line that only has brackets', () => {
    expect(hiddenPart('The Axis gain 2 VP (Axis 8, Allies 8)')).toBeNull();
    expect(hiddenPart('()')).toBeNull();
  });
});
