import type { TableView } from '@sandtable/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankTable, blankView } from '../table/blank-table.js';
import { Film, newLines, type Pace } from './film.js';

function table(seq: number, lines: string[], prompt: string | null = null): TableView {
  const decisions = prompt ? [{ seat: 'a', prompt, anchor: null, options: [], standing: null }] : [];
  return blankTable({
    info: { id: String(seq) },
    log: { a: lines.map((text, at) => ({ at, text })) },
    earlier: { a: { log: 0, lines: 0 } },
    views: { a: blankView({ decisions }) },
  });
}

const seqOf = ({ shown }: Film) => Number(shown.value?.info.id);

describe('a film', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  let pace: Pace = 'calm';
  const film = () =>
    new Film(
      () => pace,
      () => 'a',
    );

  it('shows one event after another, then stops', () => {
    pace = 'calm';
    const shown = film();
    for (const [seq, lines] of [
      [0, []],
      [1, ['x']],
      [2, ['x', 'y']],
      [3, ['x', 'y', 'z']],
    ] as const)
      shown.push(table(seq, [...lines]));
    expect([seqOf(shown), shown.running.value]).toEqual([1, true]);
    expect(shown.told.value).toEqual(['x']);
    vi.runAllTimers();
    expect([seqOf(shown), shown.running.value]).toEqual([3, false]);
    expect(shown.told.value).toEqual(['z']);
  });

  it('does not hold a frame without news, nor one with the same question', () => {
    pace = 'calm';
    const shown = film();
    shown.push(table(0, [], 'Discard'));
    shown.push(table(1, ['b discards'], 'Discard'));
    shown.push(table(2, ['b discards', 'c discards'], 'Discard'));
    vi.advanceTimersByTime(1);
    expect([seqOf(shown), shown.running.value]).toEqual([2, false]);
  });

  it('can be skipped', () => {
    pace = 'calm';
    const shown = film();
    for (let seq = 0; seq < 6; seq++)
      shown.push(
        table(
          seq,
          Array.from({ length: seq }, (_, i) => `line ${i}`),
        ),
      );
    shown.skip();
    expect([seqOf(shown), shown.running.value]).toEqual([5, false]);
    vi.runAllTimers();
    expect(seqOf(shown)).toBe(5);
  });

  it('is off if the player prefers no motion', () => {
    pace = 'off';
    const shown = film();
    for (let seq = 0; seq < 3; seq++) shown.push(table(seq, ['x'.repeat(seq)]));
    expect([seqOf(shown), shown.running.value]).toEqual([2, false]);
  });

  it('replays past positions', () => {
    pace = 'calm';
    const shown = film();
    const now = table(9, ['a', 'b', 'c']);
    shown.push(now);
    shown.playFrom([table(7, ['a']), table(8, ['a', 'b'])], now);
    expect([seqOf(shown), shown.running.value]).toEqual([7, true]);
    vi.runAllTimers();
    expect([seqOf(shown), shown.running.value]).toEqual([9, false]);
  });
});

describe('what is new in a log', () => {
  const part = (from: number, ...texts: string[]) => ({
    from,
    lines: texts.map((text, i) => ({ at: (from + i) >> 1, text })),
  });
  const lines = (...texts: string[]) => part(0, ...texts);
  it('is what follows the lines already read', () => {
    expect(newLines(lines('a', 'b'), lines('a', 'b', 'c'))).toEqual(['c']);
  });
  it('is the line about the undo after an undo', () => {
    expect(newLines(lines('a', 'b', 'c'), lines('a', 'takes back'))).toEqual(['takes back']);
  });
  it('is found when the beginning is no longer shown', () => {
    expect(newLines(part(2, 'a', 'b', 'c'), part(4, 'c', 'd'))).toEqual(['d']);
    expect(newLines(part(4, 'c', 'd'), part(2, 'a', 'b', 'c'))).toEqual([]);
    expect(newLines(lines('a'), lines('takes back'))).toEqual(['takes back']);
  });
  it('is the lines of the last choice if none of the lines already read is left', () => {
    expect(newLines(lines('a', 'b'), part(10, 'k', 'l', 'm', 'n'))).toEqual(['m', 'n']);
    expect(newLines(part(10, 'k', 'l'), part(4, 'c'))).toEqual(['c']);
  });
});
