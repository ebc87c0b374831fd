import { randomBytes } from 'node:crypto';
import { commitTo, parseJournal, replay, stateHash } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { removeFromTable } from './seat-commands.js';
import { CORRESPONDENCE_WAIT, LIVE_WAIT } from './starting.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: 1_000_000, real: false } });
});
afterAll(() => server.stop());

interface Player {
  guest: Guest;
  seat: string;
  value: string;
  commit: string;
}

const SEATS = ['amber', 'crimson'];

/** Two people and two bots at a game with decks to shuffle; both people have committed to a value. */
async function seated(clock: 'live' | 'correspondence' = 'live') {
  const players: Player[] = [];
  for (const seat of SEATS) {
    const value = randomBytes(32).toString('hex');
    players.push({ guest: await server.guest(`P ${seat}`), seat, value, commit: commitTo(value) });
  }
  const [ada, bob] = players;
  const table = await ada.guest.open({
    game: 'outposts',
    seats: { amber: 'me', jade: 'random', indigo: 'random' },
    clock: { kind: clock, seconds: 100_000, refill: 0 },
    commit: ada.commit,
  });
  const join = { seats: [bob.seat], commit: bob.commit };
  expect((await bob.guest.post(`/api/tables/${table}/join`, join)).status).toBe(200);
  for (const { guest } of players) {
    await guest.connect();
    await guest.watch(table);
  }
  return { ada, bob, table };
}

const reveal = ({ guest, value }: Player, table: string) =>
  guest.post(`/api/tables/${table}/reveal`, { value });
const start = ({ guest }: Player, table: string, body = {}) => guest.post(`/api/tables/${table}/start`, body);
const running = ({ guest }: Player, table: string) =>
  guest.until(() => guest.view(table).info.status === 'running', 'the game to begin');
const isAsked = ({ guest }: Player, table: string) =>
  guest.until(() => guest.view(table).chance.until !== null, 'the values to be asked for');

/** A player resigns for all: returns the journal of the finished game. */
async function journalOf(table: string, ...players: Player[]) {
  for (const { guest } of players) await guest.post(`/api/tables/${table}/resign`);
  const [{ guest }] = players;
  expect((await guest.get(`/api/tables/${table}`)).body.status).toBe('finished');
  return parseJournal((await guest.get(`/api/tables/${table}/journal`)).body);
}

describe('players have a part in the seed', () => {
  it('they commit when they sit down, reveal when the host starts, and the journal proves it', async () => {
    const { ada, bob, table } = await seated();
    const before = ada.guest.view(table);
    expect(before.chance).toEqual({
      generator: 'chacha20',
      until: null,
      contributions: {
        amber: { commit: ada.commit, value: null },
        crimson: { commit: bob.commit, value: null },
      },
    });
    expect((await start(ada, table)).body.status).toBe('open');
    await isAsked(bob, table);
    expect(bob.guest.view(table).chance.until).toBe(server.time.now + LIVE_WAIT);
    expect((await reveal(ada, table)).status).toBe(200);
    // Repeated after a lost answer, it changes nothing.
    const seq = (await server.registry.find(table)).state.seq;
    expect((await reveal(ada, table)).status).toBe(200);
    expect((await server.registry.find(table)).state.seq).toBe(seq);
    expect((await reveal(bob, table)).status).toBe(200);
    await running(bob, table);
    await running(ada, table);
    expect((await reveal(bob, table)).status).toBe(200);
    expect(ada.guest.view(table).chance).toEqual({
      generator: 'chacha20',
      until: null,
      contributions: {
        amber: { commit: ada.commit, value: ada.value },
        crimson: { commit: bob.commit, value: bob.value },
      },
    });
    // While the game runs the journal contains the parts and not the seed.
    const meanwhile = parseJournal((await ada.guest.get(`/api/tables/${table}/journal`)).body);
    expect([meanwhile.header.seed, meanwhile.header.contributions?.length]).toEqual([null, 2]);
    const { header, entries } = await journalOf(table, ada, bob);
    expect(header).toMatchObject({
      commit: before.info.commit,
      chance: 'chacha20',
      contributions: [
        { seat: 'amber', commit: ada.commit, value: ada.value },
        { seat: 'crimson', commit: bob.commit, value: bob.value },
      ],
    });
    const game = (await findGame('outposts'))!;
    const again = replay(game, { header, entries }, { strict: true });
    const { match } = (await server.registry.find(table)).state;
    expect(stateHash(again.state)).toBe(stateHash(match!.state));
    // With the server's seed alone the decks are shuffled differently.
    const { contributions: _, ...alone } = header;
    expect(() => replay(game, { header: alone, entries }, { strict: true })).toThrow('the rules say');
  });

  it('a value is taken only from its owner, only as committed to, and only when it is asked for', async () => {
    const { ada, bob, table } = await seated();
    const eve = await server.guest('Eve');
    const said = async (player: Player | Guest, value: unknown) => {
      const guest = 'guest' in player ? player.guest : player;
      const { status, body } = await guest.post(`/api/tables/${table}/reveal`, { value });
      return [status, body.error];
    };
    expect((await said(ada, ada.value))[1]).toBe(
      'values are asked for when the host begins: keep yours until then',
    );
    await start(ada, table);
    await isAsked(ada, table);
    expect((await said(ada, bob.value))[1]).toBe('this is not the value that you committed to');
    expect((await said(ada, commitTo('x')))[1]).toBe('this is not the value that you committed to');
    expect((await said(eve, ada.value))[1]).toBe('you do not sit at this table');
    for (const bad of [
      null,
      7,
      '',
      'a',
      [ada.value],
      { value: ada.value },
      ada.value.toUpperCase(),
      'x'.repeat(64),
    ]) {
      expect((await said(ada, bad))[0]).toBe(400);
    }
    for (const bad of [`${ada.value}a`, `${ada.value}\n`, 'a'.repeat(10_000)]) {
      expect((await said(ada, bad))[0]).toBe(400);
    }
    expect((await said(ada, 'a'.repeat(20_000)))[0]).toBe(413);
    await reveal(ada, table);
    await reveal(bob, table);
    await running(ada, table);
    expect(ada.guest.view(table).chance.contributions.amber.value).toBe(ada.value);
  });

  it.each([null, 7, '', 'a', [], {}, 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(65)])(
    'an invalid commitment is refused: %j',
    async (commit) => {
      const ada = await server.guest('Ada');
      const table = await ada.open({ game: 'noughts' });
      for (const [path, body] of [
        [`${table}/join`, { seats: ['noughts'], commit }],
        ['', { game: 'noughts', commit }],
        [`${table}/rematch`, { commit }],
      ] as const) {
        expect((await ada.post(`/api/tables/${path}`.replace(/\/$/, ''), body)).status).toBe(400);
      }
    },
  );

  it('once the list is closed the seats are fixed: nobody sits down knowing a value', async () => {
    const { ada, bob, table } = await seated();
    await start(ada, table);
    const stands = 'the game is about to begin: the seats stand until then';
    expect((await bob.guest.post(`/api/tables/${table}/leave`)).body.error).toBe(stands);
    const seat = { seat: 'jade', bot: 'open' };
    expect((await ada.guest.post(`/api/tables/${table}/seat`, seat)).body.error).toBe(stands);
    // Starting again does not shorten the wait.
    expect((await start(ada, table)).body.status).toBe('open');
    expect((await bob.guest.post(`/api/tables/${table}/start`, { anyway: true })).body.error).toContain(
      'host',
    );
    expect((await bob.guest.get(`/api/tables/${table}`)).body.status).toBe('open');
  });

  it('a person who is deleted meanwhile is replaced by a bot, and the game begins', async () => {
    const { ada, bob, table } = await seated();
    await start(ada, table);
    await reveal(ada, table);
    const opened = await server.registry.find(table);
    await removeFromTable(opened, opened.state.seats[1].who!);
    server.time.now += LIVE_WAIT;
    opened.lookAtClocks();
    await running(ada, table);
    expect(ada.guest.view(table).info.seats.crimson).toMatchObject({ who: null, open: true });
    expect(ada.guest.view(table).chance.contributions.crimson).toEqual({ commit: bob.commit, value: null });
  });

  it('a player who does not answer in time has no part in it, and everyone sees that', async () => {
    const { ada, bob, table } = await seated();
    await start(ada, table);
    await reveal(ada, table);
    server.time.now += LIVE_WAIT;
    (await server.registry.find(table)).lookAtClocks();
    await running(bob, table);
    expect(bob.guest.view(table).chance.contributions).toEqual({
      amber: { commit: ada.commit, value: ada.value },
      crimson: { commit: bob.commit, value: null },
    });
    const { status, body } = await reveal(bob, table);
    expect([status, body.error]).toEqual([409, 'too late: the game has begun without this value']);
    const { header, entries } = await journalOf(table, ada, bob);
    expect(header.contributions?.[1]).toEqual({ seat: 'crimson', commit: bob.commit, value: null });
    replay((await findGame('outposts'))!, { header, entries }, { strict: true });
  });

  it('by correspondence players have time to look in, and the host may begin without them', async () => {
    const { ada, bob, table } = await seated('correspondence');
    await start(ada, table);
    await reveal(ada, table);
    server.time.now += CORRESPONDENCE_WAIT - 1;
    const opened = await server.registry.find(table);
    opened.lookAtClocks();
    await opened.inTurn(() => {});
    expect(opened.state.status).toBe('open');
    expect((await start(ada, table, { anyway: true })).body.status).toBe('running');
    await running(bob, table);
    expect(bob.guest.view(table).chance.contributions.crimson.value).toBeNull();
  });

  it.each(['live', 'correspondence'] as const)(
    '%s, the host cannot leave out a connected player',
    async (clock) => {
      const { ada, bob, table } = await seated(clock);
      await start(ada, table);
      await reveal(ada, table);
      server.time.now += LIVE_WAIT - 1;
      const { status, body } = await start(ada, table, { anyway: true });
      expect([status, body.error]).toEqual([409, expect.stringContaining('give them a moment')]);
      await reveal(bob, table);
      await running(bob, table);
      expect(bob.guest.view(table).chance.contributions.crimson.value).toBe(bob.value);
    },
  );

  it('a player without a value changes nothing for the others, and the journal says so', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    expect((await ada.post(`/api/tables/${table}/start`)).body.status).toBe('running');
    const text = (await ada.get(`/api/tables/${table}/journal`)).body;
    expect(text).toContain('chance: chacha20\ncontribution noughts: none\ncontribution crosses: none\n');
  });

  it('leaving the seat withdraws the commitment; a bot has none', async () => {
    const { ada, bob, table } = await seated();
    await bob.guest.post(`/api/tables/${table}/leave`);
    await ada.guest.post(`/api/tables/${table}/seat`, { seat: 'crimson', bot: 'random' });
    await start(ada, table);
    await reveal(ada, table);
    await running(ada, table);
    expect(Object.keys(ada.guest.view(table).chance.contributions)).toEqual(['amber']);
  });

  it('a table that begins at once asks for values first, too', async () => {
    const value = randomBytes(32).toString('hex');
    const guest = await (await server.guest('Ada')).connect();
    const table = await guest.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'random' },
      start: true,
      commit: commitTo(value),
    });
    const { info, chance } = await guest.watch(table);
    expect([info.status, chance.until]).toEqual(['open', server.time.now + LIVE_WAIT]);
    await guest.post(`/api/tables/${table}/reveal`, { value });
    await guest.asked(table, 'noughts');
    expect(guest.view(table).chance.contributions.noughts.value).toBe(value);
  });

  it('a rematch has values of its own', async () => {
    const { ada, bob, table } = await seated();
    await start(ada, table, {});
    await reveal(ada, table);
    await reveal(bob, table);
    await running(ada, table);
    await journalOf(table, ada, bob);
    const fresh = [ada, bob].map((one) => {
      const value = randomBytes(32).toString('hex');
      return { ...one, value, commit: commitTo(value) };
    });
    let again = '';
    for (const { guest, commit } of fresh) {
      again = (await guest.post(`/api/tables/${table}/rematch`, { commit })).body.id;
    }
    await ada.guest.watch(again);
    expect(ada.guest.view(again).chance.contributions).toEqual({
      amber: { commit: fresh[0].commit, value: null },
      crimson: { commit: fresh[1].commit, value: null },
    });
  });
});

describe('a server that ends between the values and the start', () => {
  it('has kept the revealed values, and goes on asking', async () => {
    const { ada, bob, table } = await seated();
    await start(ada, table);
    await reveal(ada, table);
    server = await server.again();
    for (const player of [ada, bob]) {
      const guest = await server.guest();
      for (const [name, value] of player.guest.cookies) guest.cookies.set(name, value);
      player.guest = await guest.connect();
      await guest.watch(table);
    }
    expect(bob.guest.view(table).chance.contributions.amber.value).toBe(ada.value);
    await reveal(bob, table);
    await running(bob, table);
    const { header, entries } = await journalOf(table, ada, bob);
    expect(header.contributions?.map(({ value }) => value)).toEqual([ada.value, bob.value]);
    replay((await findGame('outposts'))!, { header, entries }, { strict: true });
  });

  it('begins a game that nobody watches when it is time', async () => {
    const { ada, table } = await seated();
    await start(ada, table);
    await reveal(ada, table);
    server.time.now += LIVE_WAIT;
    server = await server.again();
    await expect
      .poll(async () => (await server.store.tables.find(table))?.row.status, { timeout: 240_000 })
      .toBe('running');
  });
});

describe('a table from before players had parts in the seed', () => {
  it('goes on with its original generator', async () => {
    const ada = await server.guest('Ada');
    const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' };
    const table = await ada.open({ game: 'outposts', seats });
    const { seed } = (await server.registry.find(table)).state.constants;
    const events = (await server.registry.find(table)).state.seq;
    await server.store.db
      .insertInto('events')
      .values({
        table_id: table,
        seq: events + 1,
        at: server.time.now,
        kind: 'started',
        request: null,
        body: '{}',
      })
      .execute();
    server = await server.again();
    const { match } = (await server.registry.find(table)).state;
    expect(match!.header).toMatchObject({ seed });
    expect([match!.header.chance, match!.header.contributions, match!.state.chance.length]).toEqual([
      undefined,
      undefined,
      4,
    ]);
  });
});
