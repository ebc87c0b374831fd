import type { LogLine } from '@sandtable/kernel';
import type { SeatInfo, TableInfo } from '@sandtable/protocol';
import { expect, it } from 'vitest';
import { backPoints, firstTakenBack, needsOthers } from './back-points.js';

const log: LogLine[] = [
  { at: 0, text: 'The game begins' },
  { at: 1, text: 'Amber plays Settle' },
  { at: 1, text: 'Amber draws 1 card' },
  { at: 2, text: 'Amber settles Fir' },
  { at: 4, text: 'Jade passes' },
];

it('offers every choice that the log tells of, the latest first', () => {
  expect(backPoints(log)).toEqual([
    { to: 3, lines: ['Jade passes'] },
    { to: 1, lines: ['Amber settles Fir'] },
    { to: 0, lines: ['Amber plays Settle', 'Amber draws 1 card'] },
  ]);
  expect(backPoints(log, 1)).toHaveLength(1);
});

it('says what would be taken back first', () => {
  expect(firstTakenBack(log, 0)).toBe('Amber plays Settle');
  expect(firstTakenBack(log, 2)).toBe('Jade passes');
  expect(firstTakenBack(log, 4)).toBeNull();
});

it('asks people only, and nobody twice', () => {
  const person = (id: string, bot: string | null = null): SeatInfo => ({
    who: { id, name: id },
    bot,
    open: false,
    resigned: false,
  });
  const bot: SeatInfo = { who: null, bot: 'greedy', open: false, resigned: false };
  const info = (seats: TableInfo['seats']) => ({ seats }) as TableInfo;
  expect(needsOthers(info({ a: person('ann'), b: bot }), ['a'])).toBe(false);
  expect(needsOthers(info({ a: person('ann'), b: person('ann') }), ['a'])).toBe(false);
  expect(needsOthers(info({ a: person('ann'), b: person('bob', 'greedy') }), ['a'])).toBe(false);
  expect(needsOthers(info({ a: person('ann'), b: person('bob') }), ['a'])).toBe(true);
});
