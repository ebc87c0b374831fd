import type { MyTable, TableInfo } from '@sandtable/protocol';
import { describe, expect, it } from 'vitest';
import {
  acquaintances,
  filtered,
  heldOrder,
  invitedTo,
  type LobbyFilter,
  NO_FILTER,
} from './lobby-filter.js';

const person = (id: string) => ({ id, name: id.toUpperCase() });
const seat = (who: string | null) => ({
  who: who === null ? null : person(who),
  bot: null,
  open: who === null,
  resigned: false,
});

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    game: 'noughts',
    options: {},
    status: 'open',
    private: false,
    host: person('ada'),
    seats: { noughts: seat('ada'), crosses: seat(null) },
    clock: null,
    created: 1,
    started: null,
    finished: null,
    commit: '',
    seed: null,
    result: null,
    rematch: null,
    ...more,
  };
}

const LIVE = { kind: 'live', seconds: 600, refill: 5 } as const;
const TABLES = [
  table('running', { status: 'running', seats: { noughts: seat('ada'), crosses: seat('bob') } }),
  table('wide', {
    game: 'outposts',
    seats: { a: seat('cyd'), b: seat(null), c: seat(null) },
    host: person('cyd'),
  }),
  table('old'),
  table('new', { created: 9, title: 'Sunday Evening', clock: LIVE }),
  table('full', { seats: { noughts: seat('ada'), crosses: seat('bob') } }),
];

const ids = (more: Partial<LobbyFilter>, known = new Set<string>()) =>
  filtered(TABLES, { ...NO_FILTER, ...more }, known, (game) => game).map(({ id }) => id);

describe('the filters of the lobby', () => {
  it('put the tables first that begin soonest', () => {
    expect(ids({})).toEqual(['new', 'old', 'wide', 'full', 'running']);
  });

  it('choose by game, pace, free seats, people and words', () => {
    expect(ids({ game: 'outposts' })).toEqual(['wide']);
    expect(ids({ pace: 'live' })).toEqual(['new']);
    expect(ids({ pace: 'none' })).toEqual(['old', 'wide', 'full', 'running']);
    expect(ids({ joinable: true })).toEqual(['new', 'old', 'wide']);
    expect(ids({ known: true }, new Set(['bob']))).toEqual(['full', 'running']);
    expect(ids({ words: 'sunday' })).toEqual(['new']);
    expect(ids({ words: '  cyd OUTPOSTS ' })).toEqual(['wide']);
    expect(ids({ words: 'nobody' })).toEqual([]);
  });

  it('know the people of games that have begun', () => {
    const mine = TABLES.map((one) => ({ ...one, started: one.status === 'running' ? 1 : null }) as MyTable);
    expect([...acquaintances(mine, 'ada')]).toEqual(['bob']);
  });

  it('hold still under the pointer', () => {
    expect(heldOrder(['a', 'b'], ['c', 'a'], true)).toEqual({ order: ['a', 'b'], waiting: 1 });
    expect(heldOrder(['a', 'b'], ['c', 'a'], false)).toEqual({ order: ['c', 'a'], waiting: 0 });
  });

  it('understand an invitation, and nothing else', () => {
    expect(invitedTo(' https://x.example/#/play/Ab_-9?invite=Secret-1 ')).toBe(
      '#/play/Ab_-9?invite=Secret-1',
    );
    expect(invitedTo('#/play/Ab9')).toBe('#/play/Ab9');
    for (const text of ['', 'hello', 'javascript:alert(1)', '#/rules/x', '#/play/a b'])
      expect(invitedTo(text)).toBeNull();
  });
});
