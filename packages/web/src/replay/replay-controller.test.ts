import type { GameInfo } from '@sandtable/kernel';
import type { ReplayOutline, ReplayView } from '@sandtable/protocol';
import { LIMITS } from '@sandtable/protocol/limits';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../boards/board-module.js';
import { makeBoard } from '../boards/generic/index.js';
import { blankView } from '../table/blank-table.js';
import { chartLines } from './chart-lines.js';
import { choiceIn, ReplayController, type ReplaySource } from './replay-controller.js';
import { ReplayTimeline } from './replay-timeline.js';

describe('the turns of a game', () => {
  it('begin where the moment changes', () => {
    const outline = [0, 0, 1, 1, 1, 2].map((table) => ({ table, line: null, scores: [] }));
    const board = {
      moment: (table: unknown) => ({ key: `${table}`, round: `Round ${table}`, label: '', seat: null }),
    };
    const course = new ReplayTimeline(board);
    course.add(outline.slice(0, 4));
    course.add(outline.slice(4));
    expect(course.turns.map(({ at, round }) => [at, round])).toEqual([
      [0, 'Round 0'],
      [2, 'Round 1'],
      [5, 'Round 2'],
    ]);
    expect(course.rounds()).toEqual([0, 2, 5]);
  });

  it('of one round are one stop of the time-lapse', () => {
    const moments = ['1 red', '1 red', '1 blue', '2 red', '2 blue', '2 blue'];
    const board = {
      moment: (table: unknown) => {
        const [round, label] = `${table}`.split(' ');
        return { key: `${table}`, round, label, seat: null };
      },
    };
    const course = new ReplayTimeline(board);
    course.add(moments.map((table) => ({ table, line: null, scores: [] })));
    expect(course.turns).toHaveLength(4);
    expect(course.rounds()).toEqual([0, 3]);
  });
});

const about: GameInfo = { id: 'raid', title: 'Raid', blurb: '', credits: '', seats: [], sides: [] };
const board: BoardModule = {
  ...makeBoard(about),
  moment: () => ({ key: '', round: '', label: '', seat: null }),
};
const source: ReplaySource = {
  finished: true,
  outline: async () => [],
  frame: () => new Promise(() => {}),
  journal: async () => '',
  link: async () => '',
  playOn: null,
  close() {},
};

describe('a long game', () => {
  it('is read to its end, page by page', async () => {
    const whole: ReplayOutline = Array.from({ length: 2 * LIMITS.outline + 3 }, (_, at) => ({
      line: `red: step ${at}`,
      scores: [at >> 1],
      table: { much: `of position ${at}` },
    }));
    const asked: number[] = [];
    const long: ReplaySource = {
      ...source,
      outline: async (from: number) => {
        asked.push(from);
        return whole.slice(from, from + LIMITS.outline);
      },
    };
    const reading = await ReplayController.open(about, board, [], long);
    expect(asked).toEqual([0, LIMITS.outline, 2 * LIMITS.outline]);
    expect(reading.length).toBe(whole.length - 1);
    // Only turn starts and score changes are kept, no positions.
    expect(reading.course.turns).toHaveLength(1);
    expect(reading.course.scores.slice(0, 3)).toEqual([
      { at: 0, scores: [0] },
      { at: 2, scores: [1] },
      { at: 4, scores: [2] },
    ]);
    expect(JSON.stringify(reading.course)).not.toContain('of position');
    expect(choiceIn(whole.at(-1)!.line)).toEqual({ seat: 'red', text: `step ${reading.length}` });
    expect(choiceIn(null)).toBeNull();
    reading.close();
  });
});

describe('fast stepping through a replay', () => {
  it('cancels the positions passed by, and shows the current one', async () => {
    const asked: { at: number; signal: AbortSignal; answer(frame: ReplayView): void }[] = [];
    const slow: ReplaySource = {
      ...source,
      finished: false,
      frame: (at: number, _: string, signal: AbortSignal) =>
        new Promise<ReplayView>((answer, reject) => {
          asked.push({ at, signal, answer });
          signal.addEventListener('abort', () => reject(new Error('no longer wanted')));
        }),
    };
    const course = new ReplayTimeline(board);
    course.add(new Array(10).fill({ line: null, table: null, scores: [] }));
    const reading = new ReplayController(about, board, course, [], slow);
    for (const at of [3, 5, 8]) reading.go(at);
    expect(asked.map(({ at, signal }) => [at, signal.aborted])).toEqual([
      [0, true],
      [3, true],
      [5, true],
      [8, false],
    ]);
    asked[3].answer({ at: 8, of: 9, view: blankView(), line: null, log: [], scores: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(reading.frame.value?.at).toBe(8);
  });
});

describe('the chart of a score', () => {
  const marks = (...scores: [at: number, ...points: number[]][]) =>
    scores.map(([at, ...points]) => ({ at, scores: points }));

  it('fits into its box, losses included', () => {
    const { lines, most, least } = chartLines(marks([0, 0, 0], [1, 10, -10], [2, 30, 5]), 2, 100, 40);
    expect([most, least]).toEqual([30, -10]);
    expect(lines).toEqual(['0,30 50,20 100,0', '0,30 50,40 100,25']);
  });

  it('bends where the score changes, and nowhere else', () => {
    expect(chartLines(marks([0, 0], [5, 10]), 10, 100, 40).lines).toEqual(['0,40 40,40 50,0 100,0']);
  });

  it('is a flat line if nothing was scored', () => {
    expect(chartLines(marks([0, 0]), 1, 100, 40).lines).toEqual(['0,40 100,40']);
    expect(chartLines([], 0, 100, 40).lines).toEqual([]);
  });

  it('has no more points than its box can show, however long the game was', () => {
    const long = Array.from({ length: 200_000 }, (_, at) => ({ at, scores: [at % 50, at] }));
    const { lines, most } = chartLines(long, 199_999, 1000, 72);
    expect(most).toBe(199_999);
    for (const line of lines) expect(line.split(' ').length).toBeLessThanOrEqual(1_001);
    expect(lines[1].endsWith('1000,0')).toBe(true);
  });
});

describe('a replay', () => {
  it('shows what a choice did as a scene, and nothing after a jump', async () => {
    const frames: ReplaySource = {
      ...source,
      frame: async (at: number) => ({
        at,
        of: 9,
        view: blankView({ scores: [at] }),
        line: at === 0 ? null : `red: step ${at}`,
        log: [{ at, text: `Red steps ${at}` }],
        scores: [at],
      }),
    };
    const scored: BoardModule = {
      ...board,
      headline: (view) => ({
        ...board.headline(view),
        scores: [{ side: 'reds', name: 'Reds', points: view.scores[0] }],
      }),
    };
    const course = new ReplayTimeline(scored);
    course.add(new Array(10).fill({ line: null, table: null, scores: [] }));
    const reading = new ReplayController(about, scored, course, [], frames);
    const shown = () => new Promise((resolve) => setTimeout(resolve));
    await shown();
    expect(reading.scene.value).toBeNull();
    reading.go(1);
    await shown();
    expect(reading.scene.value).toMatchObject({
      by: 'red',
      told: ['Red steps 1'],
      points: [{ side: 'reds', gained: 1 }],
    });
    reading.go(5);
    await shown();
    expect(reading.scene.value).toBeNull();
    reading.close();
  });
});
