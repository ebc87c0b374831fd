import { countLines } from '@sandtable/conformance';
import { Machine } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { bridgehead } from './game.js';

describe('lines of play', () => {
  it.each([
    ['ford', [34, 555, 10_598]],
    ['crossing', [328, 97_169]],
  ])('are as many as they were counted: %s', (scenario, counts) => {
    const machine = new Machine(bridgehead, { scenario });
    const found = counts.map((_, i) => countLines(machine, machine.setup('lines'), i + 1));
    expect(found).toEqual(counts);
  });
});
