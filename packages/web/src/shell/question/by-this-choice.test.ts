import { describe, expect, it } from 'vitest';
import type { Change } from '../../boards/board-module.js';
import { byThisChoice, inEveryGuess } from './by-this-choice.js';

const change = (key: string): Change => ({ key, kind: 'other', text: key, marks: [] });
const points = (by: number): Change => ({
  key: `score axis ${by}`,
  kind: 'score',
  text: `${by} VP`,
  marks: [],
  amount: { of: 'score axis', by, text: (n) => `${n} VP` },
});
const texts = (changes: readonly Change[]) => changes.map(({ text }) => text);

describe('what a choice changes', () => {
  it('is what happens in every guess', () => {
    const guesses = [[change('a'), change('b')], [change('b')]];
    expect(texts(inEveryGuess(guesses))).toEqual(['b']);
    expect(inEveryGuess([])).toEqual([]);
  });

  it('is not what every other choice brings as well', () => {
    const guesses = [[change('army'), change('card')]];
    expect(texts(byThisChoice(guesses, [[change('card')], [change('card'), change('navy')]]))).toEqual([
      'army',
    ]);
    expect(texts(byThisChoice(guesses, [[change('card')], [change('navy')]]))).toEqual(['army', 'card']);
    expect(texts(byThisChoice(guesses, []))).toEqual(['army', 'card']);
  });

  it('is what it costs, whatever the others cost', () => {
    const price = { ...change('card'), price: true };
    expect(texts(byThisChoice([[price]], [[change('card')], [change('card')]]))).toEqual(['card']);
  });

  it('credits a choice only with the points beyond those that come anyway', () => {
    expect(texts(byThisChoice([[points(5)]], [[points(5)], [points(6)]]))).toEqual([]);
    expect(texts(byThisChoice([[points(7)]], [[points(5)], [points(6)]]))).toEqual(['2 VP']);
    expect(texts(byThisChoice([[points(4)]], [[points(5)]]))).toEqual(['-1 VP']);
    expect(texts(byThisChoice([[points(2)]], [[points(5)], []]))).toEqual(['2 VP']);
    expect(texts(byThisChoice([[change('a')]], [[points(5)], [points(3)]]))).toEqual(['a', '-3 VP']);
    expect(texts(byThisChoice([[points(2)]], [[points(-1)], [points(1)]]))).toEqual(['2 VP']);
    // Others that cost points make no gain of a choice that costs fewer, or none.
    expect(texts(byThisChoice([[change('a')]], [[points(-2)]]))).toEqual(['a']);
    expect(texts(byThisChoice([[points(-1)]], [[points(-3)], [points(-4)]]))).toEqual([]);
    expect(texts(byThisChoice([[points(-4)]], [[points(-3)]]))).toEqual(['-1 VP']);
    // A card that waits for its space, or a battle that waits for an answer, misses nothing yet.
    expect(texts(byThisChoice([[change('a')]], [[points(2)], [points(2)]], null))).toEqual(['a']);
    expect(texts(byThisChoice([[points(1)]], [[points(2)]], null))).toEqual(['1 VP']);
  });

  it('compares points with those of choices that lead as far: the others have not been paid yet', () => {
    const others = [[], [points(3)], []];
    expect(texts(byThisChoice([[points(3)]], others, [[points(3)]]))).toEqual([]);
    expect(texts(byThisChoice([[points(5)]], others, [[points(3)]]))).toEqual(['2 VP']);
    // Nobody knows what comes anyway if this choice alone leads to the scoring, or all others lead past it.
    expect(texts(byThisChoice([[points(3)]], others, []))).toEqual([]);
    expect(texts(byThisChoice([[change('a')]], [[points(3)]], []))).toEqual(['a']);
  });
});
