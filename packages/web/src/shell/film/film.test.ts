import type { TableView } from '@sandtable/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankTable, blankView } from '../../table/blank-table.js';
import { Film, type Lens, newLines, type Pace } from './film.js';

function table(seq: number, lines: string[], prompt: string | null = null): TableView {
  const decisions = prompt ? [{ seat: 'a', prompt, anchor: null, options: [], standing: null }] : [];
  return blankTable({
    info: { id: String(seq) },
    log: { a: lines.map((text, at) => ({ at, text })) },
    lines: { a: lines.map((text, at) => ({ at, seat: text[0], text })) },
    earlier: { a: { log: 0, lines: 0 } },
    views: { a: blankView({ decisions }) },
  });
}

/** A table after these lines; in the tests each line is a choice of the seat it begins with. */
const after = (...lines: string[]) => table(lines.length, lines);

const seqOf = ({ shown }: Film) => Number(shown.value?.info.id);

/** A line with "!" shows something, one with "card" a card; the part of the turn is the last digit in the log. */
const lens: Lens = {
  scene: (_before, _after, choices, told) => {
    const card = choices.find(({ text }) => text.includes('card'));
    if (!choices.some(({ text }) => text.includes('!')) && !card) return null;
    const face = card && {
      id: card.text,
      name: '',
      type: '',
      text: '',
      provenance: null,
      disputed: false,
      seat: null,
    };
    return { by: choices[0].seat, card: face ?? null, arrows: [], marks: [], points: [], at: [], told };
  },
  part: ({ log }) =>
    log.a
      .map(({ text }) => text.replace(/\D/g, ''))
      .filter((part) => part !== '')
      .at(-1) ?? '',
  isOwn: (seat) => seat === 'a',
};

describe('a film', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  let pace: Pace = 'calm';
  const film = () =>
    new Film(
      () => pace,
      () => 'a',
      lens,
    );
  /** Pushes the positions after each of these lines. */
  const play = (shown: Film, ...lines: string[]) => {
    for (let n = 0; n <= lines.length; n++) shown.push(after(...lines.slice(0, n)));
  };

  it('counts positions, not what else changes at the table', () => {
    const shown = film();
    const first = after();
    shown.push(first);
    expect(shown.count.value).toBe(1);
    shown.push({ ...first, info: { ...first.info, commit: 'known now' } });
    expect(shown.count.value).toBe(1);
    shown.push(after('a 1'));
    expect(shown.count.value).toBe(2);
  });

  it('shows one scene after another, then stops', () => {
    pace = 'calm';
    const shown = film();
    play(shown, 'b! 1', 'c! 2', 'd! 3');
    expect([seqOf(shown), shown.running.value]).toEqual([1, true]);
    expect(shown.told.value).toEqual(['b! 1']);
    vi.runAllTimers();
    expect([seqOf(shown), shown.running.value]).toEqual([3, false]);
    expect(shown.told.value).toEqual(['d! 3']);
    expect(shown.scene.value).toBeNull();
  });

  it('shows what happens within a part of a turn as one scene, and each card as one of its own', () => {
    pace = 'calm';
    const shown = film();
    play(shown, 'b card 1', 'b! 1', 'b! 1', 'b card 1', 'b draws', 'b! 2', 'c!');
    const scenes: (readonly string[])[] = [];
    for (;;) {
      scenes.push(shown.told.value);
      if (!shown.running.value) break;
      vi.advanceTimersToNextTimer();
    }
    expect(scenes).toEqual([
      ['b card 1', 'b! 1', 'b! 1'],
      ['b card 1', 'b draws'],
      ['b! 2', 'c!'],
    ]);
  });

  it('adds what follows at once to the scene on screen', () => {
    pace = 'calm';
    const shown = film();
    play(shown, 'b card 1');
    shown.push(after('b card 1', 'b! 1'));
    expect([seqOf(shown), shown.running.value]).toEqual([2, false]);
    expect(shown.scene.value?.told).toEqual(['b card 1', 'b! 1']);
  });

  it('never mixes what the player did with what the others do next', () => {
    pace = 'calm';
    const shown = film();
    play(shown, 'b! 1', 'a ends', 'b ends', 'c! 2');
    const seen: number[] = [];
    for (;;) {
      seen.push(seqOf(shown));
      if (!shown.running.value) break;
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([2, 4]);
  });

  it('takes a bounded time, however much happened', () => {
    pace = 'calm';
    const shown = film();
    play(shown, ...Array.from({ length: 300 }, (_, i) => `b card ${i}`));
    vi.advanceTimersByTime(16_000);
    expect([seqOf(shown), shown.running.value]).toEqual([300, false]);
  });

  it('does not hold a frame without news, nor one with the same question', () => {
    pace = 'calm';
    const shown = film();
    shown.push(table(0, [], 'Discard'));
    shown.push(table(1, ['b! 1'], 'Discard'));
    shown.push(table(2, ['b! 1', 'c! 2'], 'Discard'));
    vi.advanceTimersByTime(1);
    expect([seqOf(shown), shown.running.value]).toEqual([2, false]);
  });

  it('can be skipped, wholly or to the next scene', () => {
    pace = 'calm';
    const shown = film();
    play(shown, 'b! 1', 'b! 2', 'b! 3', 'b! 4', 'b! 5');
    shown.nextScene();
    expect([seqOf(shown), shown.running.value]).toEqual([2, true]);
    shown.skip();
    expect([seqOf(shown), shown.running.value]).toEqual([5, false]);
    vi.runAllTimers();
    expect(seqOf(shown)).toBe(5);
  });

  it('is off if the player prefers no motion', () => {
    pace = 'off';
    const shown = film();
    play(shown, 'b! 1', 'b! 2');
    expect([seqOf(shown), shown.running.value, shown.scene.value]).toEqual([2, false, null]);
  });

  it('replays past positions', () => {
    pace = 'calm';
    const shown = film();
    const now = after('b! 1', 'b! 2', 'b! 3');
    shown.push(now);
    shown.playFrom([after('b! 1'), after('b! 1', 'b! 2')], now);
    expect([seqOf(shown), shown.running.value, shown.again.value]).toEqual([1, true, true]);
    vi.runAllTimers();
    expect([seqOf(shown), shown.running.value, shown.again.value]).toEqual([3, false, false]);
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
