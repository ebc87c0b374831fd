import { describe, expect, it } from 'vitest';
import type { LocalSeat } from '../../engine/seat-tags.js';
import { blankView } from '../../table/blank-table.js';
import { swapped } from './seats-again.js';
import { takenBack, tell } from './story.js';
import { verdictFor } from './verdict.js';

const about = {
  seats: [
    { id: 'germany', name: 'Germany', side: 0 },
    { id: 'britain', name: 'Britain', side: 1 },
    { id: 'japan', name: 'Japan', side: 0 },
    { id: 'russia', name: 'Russia', side: 1 },
  ],
  sides: [
    { id: 'axis', name: 'Axis' },
    { id: 'allies', name: 'Allies' },
  ],
};
const person: LocalSeat = { kind: 'person', name: 'Ann' };
const bot: LocalSeat = { kind: 'bot', bot: 'greedy' };

describe('the verdict', () => {
  it('is for the person at the screen', () => {
    expect(verdictFor(about, ['germany', 'japan'], 'axis')).toBe('won');
    expect(verdictFor(about, ['russia'], 'axis')).toBe('lost');
    expect(verdictFor(about, ['russia'], null)).toBe('draw');
  });
  it('takes no side for spectators and for those who played both', () => {
    expect(verdictFor(about, [], 'axis')).toBe('watched');
    expect(verdictFor(about, ['germany', 'russia'], 'axis')).toBe('watched');
  });
});

describe('swapped sides', () => {
  it('give each seat to whoever played the matching one', () => {
    const seats = { germany: person, britain: bot, japan: bot, russia: bot };
    expect(swapped(about, seats)).toEqual({ germany: bot, britain: person, japan: bot, russia: bot });
  });
  it('are not offered if nothing would change, or the sides do not match', () => {
    expect(swapped(about, { germany: bot, britain: bot, japan: bot, russia: bot })).toBeNull();
    const odd = { ...about, seats: about.seats.slice(0, 3) };
    expect(swapped(odd, { germany: person, britain: bot, japan: bot })).toBeNull();
  });
});

describe('what is told of a turn', () => {
  it('is the moment that mattered most, as the log has it', () => {
    const frame = (kind: string, ...log: string[]) => ({
      view: blankView({ table: kind }),
      log: log.map((text) => ({ at: 0, text })),
    });
    const board = {
      changes: (_: unknown, { table }: { table: unknown }) => [
        { key: '', kind: table as 'gain', text: '', marks: [] },
      ],
      isHeading: (line: string) => line.startsWith('Turn'),
    };
    const turn = [
      frame('other'),
      frame('card', 'Turn of Japan', 'Japan plays Land Battle'),
      frame('loss', 'Japan battles India', 'The Army in India is removed'),
      frame('score', 'The Axis gain 3'),
    ];
    expect(tell(board, turn, 'Land Battle')).toBe('The Army in India is removed');
    expect(tell(board, [turn[0], turn[1], turn[3]], null)).toBe('The Axis gain 3');
    expect(tell(board, turn.slice(0, 1), null)).toBe('');
    // The card has been named: the line that names it is told only if there is no other.
    const all = frame('gain', 'Japan plays Plunder', 'The Axis gain 5', 'Japan draws a card');
    expect(tell(board, [turn[0], all], 'Plunder')).toBe('The Axis gain 5');
    expect(tell(board, [turn[0], frame('gain', 'Japan plays Plunder'), turn[3]], 'Plunder')).toBe(
      'The Axis gain 3',
    );
    expect(tell(board, [turn[0], frame('gain', 'Japan plays Plunder')], 'Plunder')).toBe(
      'Japan plays Plunder',
    );
  });
});

describe('what was taken back', () => {
  it('is not told: the choices, what others answered to them, and the undo itself', () => {
    const lines = [
      null,
      'axis: move a b',
      'axis: attack c',
      'axis: undo',
      'axis: attack d',
      'allies: pass',
      'axis: undo',
    ];
    expect([...takenBack(lines)].sort()).toEqual([2, 3, 4, 5, 6]);
  });
  it('goes back as far as it was asked to', () => {
    expect([...takenBack(['a: one', 'a: two', 'a: undo', 'a: undo', 'a: three'])].sort()).toEqual([
      0, 1, 2, 3,
    ]);
    expect(takenBack(['a: one', 'b: undo']).size).toBe(0);
  });
});
