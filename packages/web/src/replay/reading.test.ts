import { describe, expect, it } from 'vitest';
import type { ReplayOverview } from '../engine/replay-game.js';
import { chartLines } from './chart-lines.js';
import { turnsOf } from './reading.js';

describe('the turns of a game', () => {
  it('begin where the moment is another one', () => {
    const steps = [0, 0, 1, 1, 1, 2].map((table) => ({
      table,
      seat: null,
      text: '',
      scores: [],
      mark: null,
    }));
    const board = {
      moment: (table: unknown) => ({ key: `${table}`, round: `Round ${table}`, label: '', seat: null }),
    };
    const turns = turnsOf({ steps } as unknown as ReplayOverview, board);
    expect(turns.map(({ at, round }) => [at, round])).toEqual([
      [0, 'Round 0'],
      [2, 'Round 1'],
      [5, 'Round 2'],
    ]);
  });
});

describe('the chart of a score', () => {
  it('fits into its box, losses included', () => {
    const { lines, most, least } = chartLines(
      [
        [0, 0],
        [10, -10],
        [30, 5],
      ],
      100,
      40,
    );
    expect([most, least]).toEqual([30, -10]);
    expect(lines).toEqual(['0,30 50,20 100,0', '0,30 50,40 100,25']);
  });

  it('is a flat line where nothing was scored', () => {
    expect(chartLines([[0], [0]], 100, 40).lines).toEqual(['0,40 100,40']);
    expect(chartLines([], 100, 40).lines).toEqual([]);
  });
});
