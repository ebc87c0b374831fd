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

it('cuts no word of a last link that is too long', () => {
  expect(tailOf(CHAIN, 25, widthOf)).toBe('… Segment of the Axis');
  for (let width = 0; width < 90; width++) {
    const tail = tailOf(CHAIN, width, widthOf);
    if (tail === null) continue;
    expect(tail.length).toBeLessThanOrEqual(width);
    expect(` ${CHAIN.join(' › ')}`).toContain(` ${tail.replace(/^… /, '')}`);
  }
});

it('says nothing rather than too little', () => {
  expect(tailOf(CHAIN, 12, widthOf)).toBe(null);
});
