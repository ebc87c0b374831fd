import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** Asks for a quick match and opens the table, as a browser does. */
async function seek(guest: Guest, order: object): Promise<{ id: string; how: string }> {
  const { status, body } = await guest.post('/api/match', order);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const infoOf = async (guest: Guest, id: string) => (await guest.get(`/api/tables/${id}`)).body;
const LIVE = { game: 'noughts', pace: 'live' } as const;

describe('a quick match', () => {
  it('opens a table and waits; whoever comes next sits down there, and the game begins', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const opened = await seek(ada, { ...LIVE, side: 'noughts' });
    expect(opened.how).toBe('opened');
    expect(await infoOf(ada, opened.id)).toMatchObject({
      quick: true,
      status: 'open',
      clock: { kind: 'live' },
      seats: { noughts: { who: { name: 'Ada' } }, crosses: { open: true } },
    });
    expect(await seek(bob, LIVE)).toEqual({ id: opened.id, how: 'joined' });
    expect(await infoOf(bob, opened.id)).toMatchObject({
      status: 'running',
      seats: { noughts: { who: { name: 'Ada' } }, crosses: { who: { name: 'Bob' } } },
    });
  });

  it('brings people who ask at the same moment to one table, two by two', async () => {
    const names = ['Eva', 'Finn', 'Gus', 'Hal'];
    const guests = await Promise.all(names.map((name) => server.guest(name)));
    const matched = await Promise.all(guests.map((guest) => seek(guest, LIVE)));
    expect(new Set(matched.map(({ id }) => id)).size).toBe(2);
    expect(matched.filter(({ how }) => how === 'joined')).toHaveLength(2);
    for (const { id } of matched) {
      const { status, seats } = await infoOf(guests[0], id);
      expect(status).toBe('running');
      expect(seats.noughts.who.id).not.toBe(seats.crosses.who.id);
    }
  });

  it('gives way: a person who takes any side plays the one that the other leaves', async () => {
    for (const side of ['noughts', 'crosses']) {
      const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
      const commit = 'a'.repeat(64);
      const { id } = await seek(ada, { ...LIVE, commit });
      expect(await seek(bob, { ...LIVE, side })).toEqual({ id, how: 'joined' });
      const { seats, status } = await infoOf(bob, id);
      expect(seats[side].who.name).toBe('Bob');
      expect(seats[side === 'noughts' ? 'crosses' : 'noughts'].who.name).toBe('Ada');
      // Ada's part of the seed went with her: it is asked for now.
      expect(status).toBe('open');
      await ada.connect();
      const { contributions } = (await ada.watch(id)).chance;
      expect(contributions[side === 'noughts' ? 'crosses' : 'noughts']?.commit).toBe(commit);
    }
  });

  it('gives nobody a seat that is not played with the usual options', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const { id } = await seek(ada, { game: 'totaler-krieg', side: 'allies', pace: 'live' });
    await seek(bob, { game: 'totaler-krieg', pace: 'live' });
    const { seats, status } = await infoOf(ada, id);
    expect(status).toBe('running');
    const names = Object.entries(seats).map(([seat, sits]) => [
      seat,
      (sits as { who: { name: string } }).who.name,
    ]);
    expect(names).toEqual([
      ['axis', 'Bob'],
      ['western', 'Ada'],
    ]);
  });

  it('gives each of two people a whole side of a game with more seats', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const { id } = await seek(ada, { game: 'outposts', side: 'north', pace: 'live' });
    await seek(bob, { game: 'outposts', pace: 'live' });
    const { seats, status } = await infoOf(ada, id);
    expect(status).toBe('running');
    expect(Object.values(seats).map((seat) => (seat as { who: { name: string } }).who.name)).toEqual([
      'Ada',
      'Bob',
      'Ada',
      'Bob',
    ]);
  });

  it('sits down at one free seat of a table that somebody opened by hand, if its people are there', async () => {
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    const clock = { kind: 'live', seconds: 600, refill: 5 } as const;
    const id = await ada.open({ game: 'outposts', seats: { amber: 'me' }, clock });
    await ada.connect();
    await ada.watch(id);
    expect(await seek(bob, { game: 'outposts', side: 'south', pace: 'live' })).toEqual({ id, how: 'joined' });
    const { seats, status } = await infoOf(bob, id);
    expect(Object.values(seats).filter((seat) => (seat as { open: boolean }).open)).toHaveLength(2);
    expect(status).toBe('open');
    // By correspondence is another wish, and nobody waits for it.
    expect((await seek(cyd, { game: 'outposts', pace: 'correspondence' })).how).toBe('opened');
  });

  it('never takes anybody to a private table, one of other options, or their own', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const clock = { kind: 'correspondence', seconds: 86_400, refill: 3600 } as const;
    const hidden = await ada.open({ game: 'outposts', seats: { amber: 'me' }, clock, private: true });
    const long = await ada.open({
      game: 'outposts',
      seats: { amber: 'me' },
      clock,
      options: { rounds: 'long' },
    });
    const fitting = await ada.open({ game: 'outposts', seats: { amber: 'me' }, clock });
    const own = await seek(ada, { game: 'outposts', pace: 'correspondence', side: 'south' });
    expect([hidden, long, fitting]).not.toContain(own.id);
    await ada.post(`/api/tables/${fitting}/leave`);
    const found = await seek(bob, { game: 'outposts', pace: 'correspondence', side: 'north' });
    expect([hidden, long]).not.toContain(found.id);
  });

  it('is one wish, however often it is repeated, and a different wish replaces it', async () => {
    const ada = await server.guest('Ada');
    const { id } = await seek(ada, { game: 'east-front', pace: 'live' });
    const again = await Promise.all(
      Array.from({ length: 20 }, () => seek(ada, { game: 'east-front', pace: 'live' })),
    );
    expect(new Set(again.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ id, how: 'waiting' })]),
    );
    const other = await seek(ada, { game: 'east-front', side: 'axis', pace: 'live' });
    expect(other.how).toBe('opened');
    expect((await infoOf(ada, id)).status).toBe('closed');
    const open = (await ada.get('/api/my/tables')).body.filter(
      ({ status }: { status: string }) => status === 'open',
    );
    expect(open.map((one: { id: string }) => one.id)).toEqual([other.id]);
    // Leaving before anybody came closes the table.
    await ada.post(`/api/tables/${other.id}/leave`);
    expect((await infoOf(ada, other.id)).status).toBe('closed');
    expect((await ada.get('/api/tables')).body.map((one: { id: string }) => one.id)).not.toContain(other.id);
  });

  it.each([
    [{ game: 'chess', pace: 'live' }, 400, "there is no game 'chess'"],
    [{ game: 'noughts', pace: 'live', side: 'east' }, 403, "noughts has no side 'east'"],
    [{ game: 'noughts', pace: 'soon' }, 400, 'pace'],
    [{ game: 'noughts' }, 400, 'pace'],
    [{ ...LIVE, private: true }, 400, 'additional properties'],
  ])('%j is refused in a sentence', async (order, status, sentence) => {
    const answer = await (await server.guest()).post('/api/match', order);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(sentence)]);
  });
});

describe('a quick match that was abandoned', () => {
  it('is nobody’s opponent, and is closed', async () => {
    const time = { now: Date.now(), real: false };
    const quiet = await startServer({ time });
    const [ada, bob] = [await quiet.guest('Ada'), await quiet.guest('Bob')];
    const { id } = await seek(ada, LIVE);
    await ada.connect();
    await ada.watch(id);
    time.now += 50_000;
    await quiet.registry.caretaker.tidyUp();
    expect((await infoOf(bob, id)).status).toBe('open');
    ada.hangUp();
    await expect.poll(async () => (await quiet.registry.find(id)).audience.size).toBe(0);
    time.now += 30_000;
    const other = await seek(bob, LIVE);
    expect(other).toMatchObject({ how: 'opened' });
    time.now += 40_000;
    await quiet.registry.caretaker.tidyUp();
    expect((await infoOf(bob, id)).status).toBe('closed');
    await quiet.stop();
  });

  it('is closed after a restart, too', async () => {
    const time = { now: Date.now(), real: false };
    let quiet = await startServer({ time });
    const ada = await quiet.guest('Ada');
    const { id } = await seek(ada, LIVE);
    quiet = await quiet.again();
    await quiet.registry.caretaker.tidyUp();
    time.now += 70_000;
    await quiet.registry.caretaker.tidyUp();
    expect(
      (await (await quiet.guest()).get('/api/tables')).body.map((one: { id: string }) => one.id),
    ).not.toContain(id);
    await quiet.stop();
  });
});

describe('many quick matches', () => {
  it('are limited for each address, and leave no tables behind', async () => {
    const busy = await startServer({ config: { rateLimit: 600 } });
    const ada = await busy.guest('Ada');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        ada.post('/api/match', { ...LIVE, side: i % 2 ? 'noughts' : 'crosses' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    expect((await ada.get('/api/tables')).body).toHaveLength(1);
    await busy.stop();
  });
});

describe('the title of a table', () => {
  it('is shown in the lobby as plain text', async () => {
    const ada = await server.guest('Ada');
    const title = '  Sunday   evening, <b>newcomers</b> welcome ';
    const id = await ada.open({ game: 'noughts', title });
    const listed = (await (await server.guest()).get('/api/tables')).body;
    expect(listed.find((one: { id: string }) => one.id === id).title).toBe(
      'Sunday evening, <b>newcomers</b> welcome',
    );
    server = await server.again();
    expect((await infoOf(await server.guest(), id)).title).toBe('Sunday evening, <b>newcomers</b> welcome');
  });

  it.each([
    ['a'.repeat(61), 'title'],
    ['   ', 'title'],
    ['one\u202etwo', 'nobody can see'],
    ['Т-34 tournament', 'one script'],
    ['z\u0335\u0335\u0335\u0335\u0335\u0335algo', 'few marks'],
    ['!!!', 'letters or numbers'],
  ])('cannot be %j', async (title, why) => {
    const { status, body } = await (await server.guest()).post('/api/tables', { game: 'noughts', title });
    expect([status, body.error]).toEqual([400, expect.stringContaining(why)]);
  });

  it('of a private table is told only to those who may enter', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const id = await ada.open({ game: 'noughts', private: true, title: 'Our secret evening' });
    expect(JSON.stringify((await bob.get('/api/tables')).body)).not.toContain('secret evening');
    expect(JSON.stringify((await bob.get(`/api/tables/${id}`)).body)).not.toContain('secret evening');
    expect((await infoOf(ada, id)).title).toBe('Our secret evening');
  });

  it('goes with the account that gave it', async () => {
    const [ada, bob] = [await server.guest(), await server.guest('Bob')];
    const made = await ada.post('/api/account', { name: 'Adalberta', password: 'correct horse' });
    expect(made.status).toBe(200);
    const id = await ada.open({ game: 'outposts', seats: { amber: 'me' }, title: 'Adalberta invites' });
    await bob.post(`/api/tables/${id}/join`, { seats: ['crimson'] });
    expect((await ada.post('/api/account/delete', { password: 'correct horse' })).status).toBe(204);
    const info = await infoOf(bob, id);
    expect(info.host.name).toBe('Bob');
    expect(JSON.stringify(info)).not.toContain('Adalberta');
    const row = await server.store.tables.find(id);
    expect(JSON.stringify(row)).not.toContain('Adalberta');
  });
});

describe('a person’s tables', () => {
  it('come with who is asked, the round, the points and the time', async () => {
    const ada = await server.guest('Ada');
    const clock = { kind: 'live', seconds: 600, refill: 5 } as const;
    const id = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'me' },
      start: true,
      clock,
    });
    const [mine] = (await ada.get('/api/my/tables')).body;
    expect(mine).toMatchObject({
      id,
      progress: { asked: [expect.any(String)], scores: [0, 0], round: null },
      until: expect.any(Number),
      touched: expect.any(Number),
    });
    await ada.connect();
    await ada.watch(id);
    const [seat] = mine.progress.asked;
    await ada.choose(id, seat, 'mark b2');
    const [after] = (await ada.get('/api/my/tables')).body;
    expect(after.progress.asked).not.toEqual([seat]);
    // A row from before this was kept gets it from the table.
    await server.store.tables.setProgress(id, null, []);
    expect((await ada.get('/api/my/tables')).body[0].progress).toEqual(after.progress);
    await ada.post(`/api/tables/${id}/resign`);
    expect((await ada.get('/api/my/tables')).body).toEqual([]);
    expect((await ada.get('/api/my/finished')).body).toMatchObject([{ id, status: 'finished' }]);
  });

  it('tell the round of a game that has rounds', async () => {
    const ada = await server.guest('Ada');
    const seats = { amber: 'me', crimson: 'random', jade: 'random', indigo: 'random' };
    await ada.open({ game: 'outposts', seats, start: true });
    expect((await ada.get('/api/my/tables')).body[0].progress.round).toEqual({
      now: 1,
      of: expect.any(Number),
    });
  });
});
