import { expect, it } from 'vitest';
import { tailOf } from './tail-of.js';

/** Every letter is one wide. */
const widthOf = (text: string) => text.length;

const CHAIN = ['Turn of the Axis', 'Movement Segment', 'Attack Segment of the Axis'];

it('shows the whole chain where there is room', () => {
  expect(tailOf(CHAIN, 100, widthOf)).toBe(CHAIN.join(' › '));
});

it('begins with a whole link', () => {
  expect(tailOf(CHAIN, 60, widthOf)).toBe('Movement Segment › Attack Segment of the Axis');
  expect(tailOf(CHAIN, 40, widthOf)).toBe('Attack Segment of the Axis');
});

const LONG = 'Japan battled the South China Sea; the Navy in it was removed: nobody else is there';

it('begins with a whole clause of a last link that is too long', () => {
  expect(tailOf([LONG], 55, widthOf)).toBe('… the Navy in it was removed: nobody else is there');
  expect(tailOf([LONG], 30, widthOf)).toBe('… nobody else is there');
  for (let width = 0; width < 120; width++) {
    const tail = tailOf([...CHAIN, LONG], width, widthOf);
    if (tail === null) continue;
    expect(tail.length).toBeLessThanOrEqual(width);
    expect([...CHAIN, LONG].join(' › ').endsWith(tail.replace(/^… /, ''))).toBe(true);
  }
});

it('says nothing rather than half a clause', () => {
  expect(tailOf(CHAIN, 25, widthOf)).toBe(null);
  expect(tailOf([LONG], 12, widthOf)).toBe(null);
});
