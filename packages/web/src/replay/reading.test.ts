import type { GameInfo } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board-module.js';
import type { ReplayFrame, ReplayOverview } from '../engine/replay-game.js';
import { chartLines } from './chart-lines.js';
import { Reading, type ReplaySource, turnsOf } from './reading.js';

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

describe('somebody who runs through a game', () => {
  it('gives up what they have passed, and sees where they are', async () => {
    const asked: { at: number; signal: AbortSignal; answer(frame: ReplayFrame): void }[] = [];
    const source = {
      frame: (at: number, _: string, signal: AbortSignal) =>
        new Promise<ReplayFrame>((answer, reject) => {
          asked.push({ at, signal, answer });
          signal.addEventListener('abort', () => reject(new Error('no longer wanted')));
        }),
    } as unknown as ReplaySource;
    const about = { seats: [] } as unknown as GameInfo;
    const overview = {
      steps: new Array(10).fill({ table: null }),
      finished: false,
    } as unknown as ReplayOverview;
    const board = { moment: () => ({ key: '', round: '', label: '', seat: null }) } as unknown as BoardModule;
    const reading = new Reading(about, board, overview, [], source);
    for (const at of [3, 5, 8]) reading.go(at);
    expect(asked.map(({ at, signal }) => [at, signal.aborted])).toEqual([
      [0, true],
      [3, true],
      [5, true],
      [8, false],
    ]);
    asked[3].answer({ at: 8, view: { viewer: 'spectator' } } as unknown as ReplayFrame);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reading.frame.value?.at).toBe(8);
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
