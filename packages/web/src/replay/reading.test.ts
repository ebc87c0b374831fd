import type { GameInfo } from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board-module.js';
import { chartLines } from './chart-lines.js';
import { choiceIn, Reading, type ReplaySource, turnsOf } from './reading.js';

describe('the turns of a game', () => {
  it('begin where the moment is another one', () => {
    const outline = [0, 0, 1, 1, 1, 2].map((table) => ({ table, line: null, scores: [] }));
    const board = {
      moment: (table: unknown) => ({ key: `${table}`, round: `Round ${table}`, label: '', seat: null }),
    };
    const turns = turnsOf(outline, board);
    expect(turns.map(({ at, round }) => [at, round])).toEqual([
      [0, 'Round 0'],
      [2, 'Round 1'],
      [5, 'Round 2'],
    ]);
  });
});

const about = { seats: [] } as unknown as GameInfo;
const board = { moment: () => ({ key: '', round: '', label: '', seat: null }) } as unknown as BoardModule;

describe('a long game', () => {
  it('is read to its end, page by page', async () => {
    const whole: ReplayOutline = Array.from({ length: 2 * LIMITS.outline + 3 }, (_, at) => ({
      line: `red: step ${at}`,
      scores: [at],
      table: null,
    }));
    const asked: number[] = [];
    const source = {
      finished: true,
      outline: async (from: number) => {
        asked.push(from);
        return whole.slice(from, from + LIMITS.outline);
      },
      frame: () => new Promise(() => {}),
      close() {},
    } as unknown as ReplaySource;
    const reading = await Reading.open(about, board, [], source);
    expect(asked).toEqual([0, LIMITS.outline, 2 * LIMITS.outline]);
    expect(reading.length).toBe(whole.length - 1);
    expect(choiceIn(reading.outline.at(-1)!.line)).toEqual({ seat: 'red', text: `step ${reading.length}` });
    expect(choiceIn(null)).toBeNull();
    reading.close();
  });
});

describe('somebody who runs through a game', () => {
  it('gives up what they have passed, and sees where they are', async () => {
    const asked: { at: number; signal: AbortSignal; answer(frame: ReplayView): void }[] = [];
    const source = {
      finished: false,
      frame: (at: number, _: string, signal: AbortSignal) =>
        new Promise<ReplayView>((answer, reject) => {
          asked.push({ at, signal, answer });
          signal.addEventListener('abort', () => reject(new Error('no longer wanted')));
        }),
    } as unknown as ReplaySource;
    const outline: ReplayOutline = new Array(10).fill({ line: null, table: null, scores: [] });
    const reading = new Reading(about, board, outline, [], source);
    for (const at of [3, 5, 8]) reading.go(at);
    expect(asked.map(({ at, signal }) => [at, signal.aborted])).toEqual([
      [0, true],
      [3, true],
      [5, true],
      [8, false],
    ]);
    asked[3].answer({ at: 8, view: { viewer: 'spectator' } } as unknown as ReplayView);
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
