import { describe, expect, it } from 'vitest';
import { type BenchResult, runBench } from './bench.js';
import { isWarm, median } from './clock.js';
import { isMet } from './row.js';
import { tableOf } from './table.js';

const result: BenchResult = {
  rows: [
    { name: 'moves', value: 1234567.8, unit: 'moves/s' },
    { name: 'copy', value: 1.234, unit: 'µs' },
  ],
  ratios: { usVsThem: 49.9 },
  bars: [
    { name: 'copy', value: 1.234, unit: 'µs', atMost: 2, met: true },
    { name: 'usVsThem', value: 49.9, unit: 'times', atLeast: 50, met: false },
  ],
  machine: { node: 'v20.1.0', processor: 'Abacus', cores: 2, load: 0.5 },
  quick: false,
};

describe('the bench', () => {
  it('measures what it promises', async () => {
    const announced: string[] = [];
    const { rows, ratios, bars, quick } = await runBench(
      true,
      (subject) => announced.push(subject),
      // Child processes load the built program, which the test of the command covers.
      (subject, _, effort) => subject.measure(effort),
    );
    expect(quick).toBe(true);
    expect(announced).toContain('noughts on the kernel and on boardgame.io');
    // No process plays two of our games: the second would be slowed down by the first.
    expect(announced).toEqual(
      expect.arrayContaining([
        'matches of qmg-ww2 by ChaCha20 and by sfc32',
        'matches of east-front by ChaCha20 and by sfc32',
      ]),
    );
    const units = Object.fromEntries(rows.map(({ name, unit }) => [name, unit]));
    expect(units).toMatchObject({
      'noughts: random play on the kernel': 'moves/s',
      'noughts: random play on boardgame.io': 'moves/s',
      'outposts: random play': 'decisions/s',
      'outposts: random games': 'games/s',
      'outposts: clone of a position': 'µs',
      'outposts: hash of a position': 'µs',
      'outposts: size of a position': 'bytes',
      'outposts: guess at what is hidden': 'µs',
      'outposts: view of a seat': 'µs',
      'bridgehead: view of the large map': 'bytes',
      'bridgehead: what a move changes in it': 'bytes',
      'bridgehead: moves of one unit': 'µs',
      'bridgehead: preview of a move': 'ms',
      'bridgehead: random choices on the large map': 'choices/s',
      'qmg-ww2: random play': 'decisions/s',
      'qmg-ww2: random games': 'games/s',
      'east-front: random play': 'decisions/s',
      'a long game: choices looked through': 'choices',
      'a long table: a snapshot is taken': 'ms',
      'a long table: kept besides its events': 'bytes',
    });
    expect(rows.every(({ value }) => Number.isFinite(value) && value > 0)).toBe(true);
    const value = (name: string) => rows.find((row) => row.name === name)!.value;
    expect(ratios.kernelVsBoardgameIo).toBeCloseTo(
      value('noughts: random play on the kernel') / value('noughts: random play on boardgame.io'),
    );
    expect(ratios.qmgWw2VsBoardgameIo).toBeGreaterThan(0);
    expect(bars.map(({ name, atLeast, atMost }) => [name, atLeast ?? atMost])).toEqual(
      expect.arrayContaining([
        ['outposts: clone of a position', 2],
        ['outposts: hash of a position', 20],
        ['bridgehead: view of the large map', 120_000],
        ['bridgehead: what a move changes in it', 4000],
        ['bridgehead: moves of one unit', 200],
        ['kernelVsBoardgameIo', 50],
        ['bridgehead: preview of a move', 5],
        ['qmg-ww2: random play', 350_000],
        ['qmg-ww2: random games', 570],
        ['east-front: random play', 250_000],
        ['qmgWw2ChaCha20VsSfc32', 0.95],
        ['eastFrontChaCha20VsSfc32', 0.95],
        ['a long game: memory to look back', 60],
        ['a long game: slowest of 400 positions', 50],
        ['a long table: read and shown', 300],
        ['a table from 1939 to 1945: read and shown', 300],
        ['totaler-krieg: random choices in 1939', 20_000],
      ]),
    );
  });

  it('prints a table with the bars beside the numbers', () => {
    expect(tableOf(result).split('\n')).toEqual([
      'moves     1,234,568 moves/s',
      'copy           1.23 µs       at most 2 µs: met',
      'usVsThem      49.90 times    at least 50 times: missed',
      '',
      'Abacus, 2 cores, Node 20.1.0; load 0.5 before; seconds are of processor time',
      '',
    ]);
    expect(tableOf({ ...result, quick: true })).not.toMatch(/met|missed/);
  });

  it('is warm when several rounds in a row bring nothing', () => {
    const plateau = [10, 20, 20, 19, 20, 20, 20];
    expect([isWarm([]), isWarm(plateau), isWarm([...plateau, 20])]).toEqual([false, false, true]);
    // What gets faster after a while was not warm.
    expect(isWarm([...plateau, 30])).toBe(false);
  });

  it('judges by the median, and by both ends of a bar', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
    expect([isMet(2, { atMost: 2 }), isMet(2.1, { atMost: 2 })]).toEqual([true, false]);
    expect([isMet(50, { atLeast: 50 }), isMet(49, { atLeast: 50 })]).toEqual([true, false]);
  });
});
