import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import type { RatingRow } from '../storage/club-store.js';
import { rateGame, shown } from './rating.js';
import { recomputeRatings, SAME_OPPONENTS } from './results.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse';

interface Player extends Guest {
  id: string;
}

async function account(name: string): Promise<Player> {
  const guest = await server.guest();
  const { body } = await guest.post('/api/account', { name, password: PASSWORD });
  return Object.assign(guest, { id: body.id as string });
}

/** A game that the second player resigns. */
async function beat(winner: Guest, loser: Guest, more: object = {}): Promise<string> {
  const table = await begin(winner, loser, more);
  expect((await loser.post(`/api/tables/${table}/resign`)).status).toBe(200);
  await server.results.round();
  return table;
}

async function begin(host: Guest, other: Guest, more: object = {}): Promise<string> {
  const table = await host.open({ game: 'noughts', seats: { noughts: 'me' }, rated: true, ...more });
  expect((await other.post(`/api/tables/${table}/join`, { seats: ['crosses'] })).status).toBe(200);
  expect((await host.post(`/api/tables/${table}/start`)).status).toBe(200);
  return table;
}

const ratings = (): Promise<RatingRow[]> =>
  server.store.db.selectFrom('ratings').selectAll().orderBy('game').orderBy('rater').execute();

const pointsOf = async ({ id }: Player) =>
  (await server.store.club.ratings(id)).map((row) => shown(row).points)[0];

describe('ratings', () => {
  it('every side counts the same, and whoever has several seats counts for each', () => {
    const sure = { mu: 25, sigma: 25 / 3 };
    const seat = (rater: string, stayed = true) => ({ rater, stayed });
    const after = rateGame(
      [
        { rank: 1, seats: [seat('a'), seat('a'), seat('a')] },
        { rank: 2, seats: [seat('b')] },
      ],
      () => sure,
    );
    expect(after.get('a')!.mu - 25).toBeCloseTo(25 - after.get('b')!.mu);
    // Whoever left the winners gains nothing, and whoever left the losers loses all the same.
    const left = rateGame(
      [
        { rank: 1, seats: [seat('a', false), seat('c')] },
        { rank: 2, seats: [seat('b', false), seat('d')] },
      ],
      () => sure,
    );
    expect(left.get('a')).toEqual(sure);
    expect(left.get('c')!.mu).toBeGreaterThan(25);
    expect(left.get('b')!.mu).toBeLessThan(25);
  });

  it('a rated game changes them once, whoever records it and however often', async () => {
    const [ann, ben] = [await account('Ann'), await account('Ben')];
    const table = await beat(ann, ben);
    const before = await ratings();
    expect(await pointsOf(ann)).toBeGreaterThan(1500);
    expect(await pointsOf(ben)).toBeLessThan(1500);
    // As after a crash between the game's last event and its result, or before the mark was written.
    await server.store.db.updateTable('tables').set({ recorded: 0 }).where('id', '=', table).execute();
    await server.results.round();
    expect(await ratings()).toEqual(before);
    expect(await server.store.club.unrecorded(10)).toEqual([]);
    await recomputeRatings(server.store);
    expect(await ratings()).toEqual(before);
  });

  it('follow from the results, to the last digit', async () => {
    const players = [await account('Carla'), await account('Dan'), await account('Eve')];
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 2],
    ])
      await beat(players[a], players[b]);
    const before = await ratings();
    await server.store.db.updateTable('ratings').set({ mu: 99, games: 7 }).execute();
    expect(await recomputeRatings(server.store)).toBeGreaterThanOrEqual(4);
    expect(await ratings()).toEqual(before);
  });

  it('a game that ended while no server looked is recorded at the next start', async () => {
    const [ann, ben] = [await account('Fay'), await account('Gus')];
    const table = await begin(ann, ben);
    server.results.close();
    await ben.post(`/api/tables/${table}/resign`);
    server = await server.again();
    await server.results.round();
    expect(await pointsOf(ann)).toBeGreaterThan(1500);
  });

  it('are for accounts at public tables', async () => {
    const ann = await account('Hanna');
    const guest = await server.guest('Passing');
    const hidden = await ann.post('/api/tables', { game: 'noughts', rated: true, private: true });
    expect([hidden.status, hidden.body.error]).toEqual([
      400,
      'a rated game is public: everybody may see how it was won',
    ]);
    expect((await guest.post('/api/tables', { game: 'noughts', rated: true })).status).toBe(403);
    const table = await ann.open({ game: 'noughts', seats: { noughts: 'me' }, rated: true });
    const refused = await guest.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'rated games are for accounts: choose a password first',
    ]);
    const quick = { game: 'noughts', pace: 'live', rated: true };
    expect((await guest.post('/api/match', quick)).status).toBe(403);
    expect((await ann.post('/api/match', quick)).body.how).toBe('opened');
    // A browser with two accounts does not play against itself.
    const second = await ann.post('/api/session', { name: 'Ann', password: PASSWORD });
    expect(second.status).toBe(200);
    expect((await ann.post(`/api/tables/${table}/join`, { seats: ['crosses'] })).body.error).toBe(
      'you sit at this table already under another name, and it is rated',
    );
  });

  it('the same two count a few times a day', async () => {
    const [ann, ben] = [await account('Iris'), await account('Jon')];
    for (let i = 0; i < SAME_OPPONENTS; i++) await beat(ann, ben);
    const before = await pointsOf(ann);
    const last = await beat(ann, ben);
    expect(await pointsOf(ann)).toBe(before);
    const { body } = await ann.get(`/api/people/${ann.id}/games`);
    expect(body.games[0]).toMatchObject({ table: last, rated: false });
    expect(body.games[1].rated).toBe(true);
    // One opponent does not make a place in the ladder.
    const { body: profile } = await ben.get(`/api/people/${ann.id}`);
    expect(profile.ratings).toMatchObject([{ game: 'noughts', games: SAME_OPPONENTS, ranked: false }]);
  });

  it('whoever leaves for good leaves the result to nobody else', async () => {
    const [ann, ben, cid] = [await account('Kim'), await account('Leo'), await account('Mia')];
    const table = await begin(ann, ben);
    await ben.post(`/api/tables/${table}/leave`, { forGood: true });
    await cid.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    await cid.post(`/api/tables/${table}/resign`);
    await server.results.round();
    expect(await pointsOf(ben)).toBeLessThan(1500);
    expect(await server.store.club.ratings(cid.id)).toEqual([]);
    const { body } = await cid.get(`/api/people/${ben.id}/games`);
    expect(body.games[0].seats).toContainEqual({
      seat: 'crosses',
      side: 'crosses',
      who: { id: ben.id, name: 'Leo' },
      bot: null,
      account: true,
      outcome: 'lost',
      stayed: false,
    });
  });

  it('bots are rated, too, if the host wants that', async () => {
    const ann = await account('Nora');
    const seats = { noughts: 'me', crosses: 'random' };
    const table = await ann.open({ game: 'noughts', seats, rated: true, start: true });
    await ann.post(`/api/tables/${table}/resign`);
    await server.results.round();
    expect(await pointsOf(ann)).toBeLessThan(1500);
    expect((await server.store.club.ratings('bot:random'))[0].mu).toBeGreaterThan(25);
    const unrated = await ann.open({ game: 'noughts', seats, start: true });
    const before = await pointsOf(ann);
    await ann.post(`/api/tables/${unrated}/resign`);
    await server.results.round();
    expect(await pointsOf(ann)).toBe(before);
  });
});

describe('profiles', () => {
  it('tell what everybody may know, and private games to their players only', async () => {
    const [ann, ben] = [await account('Olga'), await account('Paul')];
    const watcher = await server.guest();
    await beat(ann, ben);
    const seats = { crosses: 'me' };
    const table = await ann.open({ game: 'noughts', seats, private: true });
    const { body: seen } = await ann.get(`/api/tables/${table}`);
    expect(seen.status).toBe('open');
    const row = (await server.store.tables.row(table))!;
    await ben.post(`/api/tables/${table}/join`, { seats: ['noughts'], invite: row.invite });
    await ann.post(`/api/tables/${table}/start`);
    await ann.post(`/api/tables/${table}/resign`);
    await server.results.round();

    const { body: told } = await watcher.get(`/api/people/${ann.id}`);
    expect(Object.keys(told)).toEqual(['id', 'name', 'since', 'ratings', 'sides']);
    expect(told.sides).toEqual([{ game: 'noughts', side: 'noughts', won: 1, lost: 0, drawn: 0 }]);
    expect((await watcher.get(`/api/people/${ann.id}/games`)).body.games).toHaveLength(1);
    expect((await ann.get(`/api/people/${ann.id}/games`)).body.games).toHaveLength(2);
    const against = await watcher.get(`/api/people/${ann.id}/against/${ben.id}`);
    expect(against.body.games).toEqual([{ game: 'noughts', won: 1, lost: 0, drawn: 0 }]);
    const own = await ben.get(`/api/people/${ann.id}/against/${ben.id}`);
    expect(own.body.games).toEqual([{ game: 'noughts', won: 1, lost: 1, drawn: 0 }]);

    // Nobody has a profile who is gone, or a guest, except for themselves.
    const guest = (await watcher.get('/api/me')).body.id;
    expect((await watcher.get(`/api/people/${guest}`)).status).toBe(200);
    expect((await ann.get(`/api/people/${guest}`)).status).toBe(404);
    expect((await ann.get('/api/people/nobody')).status).toBe(404);
    await ben.post('/api/account/delete', { password: PASSWORD });
    expect((await ann.get(`/api/people/${ben.id}`)).status).toBe(404);
    expect(await server.store.club.ratings(ben.id)).toEqual([]);
    const { body: after } = await ann.get(`/api/people/${ann.id}/games`);
    expect(JSON.stringify(after)).not.toContain('Paul');
    await recomputeRatings(server.store);
    expect(await server.store.club.ratings(ben.id)).toEqual([]);
  });

  it('a game that cannot be recorded keeps no other waiting, and is tried again', async () => {
    const [ann, ben] = [await account('Uma'), await account('Vic')];
    const { club } = server.store;
    const record = club.record.bind(club);
    let broken: string | null = null;
    const spy = vi.spyOn(club, 'record').mockImplementation(async (rows, rate) => {
      broken ??= rows.result.table_id;
      if (rows.result.table_id === broken) throw new Error('a disk error');
      return record(rows, rate);
    });
    const games = async () =>
      (await ann.get(`/api/people/${ann.id}/games`)).body.games.map(({ table }: { table: string }) => table);
    const first = await beat(ann, ben);
    const second = await beat(ann, ben);
    expect([broken, await games()]).toEqual([first, [second]]);
    spy.mockRestore();
    await server.results.round();
    expect((await games()).sort()).toEqual([first, second].sort());
  });

  it('a long history comes in pages, without a gap', async () => {
    const ann = await account('Quinn');
    const { club } = server.store;
    for (let i = 0; i < 65; i++) {
      const common = { table_id: `long-${i}`, game: 'noughts', finished: 1000 + (i >> 2), private: 0 };
      const result = JSON.stringify({ winner: null, scores: [0, 0], how: 'played', why: null });
      const seat = { side: 'noughts', rater: ann.id, outcome: 'drawn', stayed: 1 };
      await club.record(
        { result: { ...common, result }, played: [{ ...common, ...seat, seat: 'noughts' }], onTime: false },
        async () => null,
      );
    }
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await ann.get(`/api/people/${ann.id}/games${next === '' ? '' : `?after=${next}`}`);
      seen.push(...body.games.map(({ table }: { table: string }) => table));
      next = body.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
    expect((await ann.get(`/api/people/${ann.id}/games?after=x`)).status).toBe(400);
  });

  it('a ladder lists those who have played enough, against several', async () => {
    const [ann, ben, cid] = [await account('Rita'), await account('Sven'), await account('Tom')];
    for (let i = 0; i < 3; i++) await beat(ann, ben);
    for (let i = 0; i < 2; i++) await beat(ann, cid);
    const { body } = await ben.get('/api/ladders/noughts');
    const names = body.rows.map(({ who }: { who: { name: string } | null }) => who?.name);
    expect(names).toContain('Rita');
    expect(names).not.toContain('Sven');
    expect(body.rows[0].place).toBe(1);
    expect((await ben.get('/api/ladders/nothing')).status).toBe(400);
  });
});
