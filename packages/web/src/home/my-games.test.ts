import type { MyTable, Result } from '@sandtable/protocol';
import { aboutOf } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import type { SavedInfo } from '../table/saved.js';
import { hasWon, inOrder, type MyGame, savedGame } from './my-games.js';
import { serverGame } from './server-games.js';

const SAVED: SavedInfo = {
  id: 's',
  game: 'noughts',
  options: {},
  seed: 'x',
  seats: { noughts: { kind: 'person', name: 'Ann' }, crosses: { kind: 'bot', bot: 'greedy' } },
  touched: 5,
  finished: false,
  guided: false,
  curtain: false,
};

const seat = (id: string | null, bot: string | null = null) => ({
  who: id === null ? null : { id, name: id.toUpperCase() },
  bot,
  open: id === null && bot === null,
  resigned: false,
});

/** As the server sends it, without what these tests do not read. */
const TABLE: MyTable = JSON.parse(
  JSON.stringify({
    id: 't',
    game: 'noughts',
    status: 'running',
    seats: { noughts: seat('me'), crosses: seat('bob') },
    clock: { kind: 'live', seconds: 600, refill: 5 },
    started: 1,
    progress: { asked: ['noughts'], scores: [0, 0], round: null },
    until: 900,
    touched: 3,
    result: null,
  }),
);

const game = (more: Partial<MyGame>) => ({ ...savedGame(SAVED, aboutOf)!, ...more });

describe('my games', () => {
  it('say whose turn it is, also those kept by an older version', () => {
    expect(savedGame(SAVED, aboutOf)).toMatchObject({ standing: 'going', people: ['Ann'], replay: null });
    const progress = { asked: ['noughts'], scores: [0, 0], round: { now: 1, of: null } };
    expect(savedGame({ ...SAVED, progress }, aboutOf)).toMatchObject({
      standing: 'asked',
      href: '#/table/s',
    });
    expect(savedGame({ ...SAVED, finished: true }, aboutOf)).toMatchObject({ standing: 'finished' });
    expect(savedGame({ ...SAVED, game: 'chess' }, aboutOf)).toBeNull();
  });

  it('on the server: asked, waiting, gathering, over', () => {
    expect(serverGame(TABLE, 'me', aboutOf)).toMatchObject({
      standing: 'asked',
      until: 900,
      seats: ['noughts'],
      people: ['BOB'],
    });
    const of = (more: object) => serverGame({ ...TABLE, ...more } as MyTable, 'me', aboutOf)?.standing;
    expect(of({ progress: { asked: ['crosses'], scores: [0, 0], round: null } })).toBe('going');
    expect(of({ seats: { noughts: seat('me', 'greedy'), crosses: seat('bob') } })).toBe('going');
    expect(of({ status: 'paused' })).toBe('going');
    expect(of({ status: 'open', progress: null })).toBe('gathering');
    expect(of({ status: 'stuck' })).toBe('stuck');
    expect(of({ status: 'finished' })).toBe('finished');
  });

  it('come in the order of their clocks, then online before here, then the latest', () => {
    const asked = (key: string, more: Partial<MyGame>) => game({ key, standing: 'asked', ...more });
    const list = [
      asked('old here', { touched: 1 }),
      asked('new here', { touched: 9 }),
      asked('days', { where: 'online', until: 5_000 }),
      asked('no clock', { where: 'online', until: null }),
      asked('minutes', { where: 'online', until: 100 }),
      game({ key: 'over', standing: 'finished' }),
      game({ key: 'gathering', standing: 'gathering' }),
    ];
    const keys = (games: readonly MyGame[]) => games.map(({ key }) => key);
    const { asked: turns, going, finished } = inOrder(list);
    expect(keys(turns)).toEqual(['minutes', 'days', 'no clock', 'new here', 'old here']);
    expect([keys(going), keys(finished)]).toEqual([['gathering'], ['over']]);
  });

  it('say who has won', () => {
    const result: Result = { winner: 'noughts', scores: [1, 0], how: 'played', why: null };
    expect(hasWon(game({ result }))).toBe(true);
    expect(hasWon(game({ result: { ...result, winner: 'crosses' } }))).toBe(false);
    expect(hasWon(game({ result: { ...result, winner: null } }))).toBeNull();
    expect(hasWon(game({ result, seats: ['noughts', 'crosses'] }))).toBeNull();
  });
});
