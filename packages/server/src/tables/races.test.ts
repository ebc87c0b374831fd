import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import type { Table } from './table.js';

// Two simultaneous requests: one of them is first, the other is told so, and nothing is lost.

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: 1_700_000_000_000, real: false } });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (table: string, what: string) => `/api/tables/${table}/${what}`;

async function twoAtNoughts(clock: { kind: 'live'; seconds: number; refill: number } | null = null) {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' }, clock });
  await bob.post(at(table, 'join'), { seats: ['crosses'] });
  for (const one of [ada, bob]) {
    await one.connect();
    await one.watch(table);
  }
  await ada.post(at(table, 'start'));
  await ada.asked(table, 'noughts');
  await bob.until(() => bob.seq(table) === ada.seq(table));
  return { ada, bob, table };
}

/** Another tab of the same browser. */
async function tabOf(guest: Guest, table: string): Promise<Guest> {
  const tab = new Guest(server.url);
  for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
  await tab.connect();
  await tab.watch(table);
  return tab;
}

/** Holds back the next write until it is released. */
function holdTheDisk(): { begun: Promise<void>; letGo(): void } {
  const { writer } = server.store;
  const append = writer.append.bind(writer);
  let letGo = () => {};
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  vi.spyOn(writer, 'append').mockImplementationOnce(async (row) => {
    begin();
    await held;
    return append(row);
  });
  return { begun, letGo };
}

/** The stored events equal the state in memory, number by number. */
async function wholeJournal(id: string): Promise<string[]> {
  const { row, events } = (await server.store.tables.find(id))!;
  // Undone choices are deleted, and the undo says so.
  const missing = events.reduce((sum, { body }) => JSON.parse(body).swept?.missing ?? sum, 0);
  expect(new Set(events.map(({ seq }) => seq)).size).toBe(events.length);
  expect(row.seq).toBe(events.length + missing);
  expect((await server.registry.find(id)).state.seq).toBe(row.seq);
  return events.flatMap(({ kind, body }) => (kind === 'choice' ? [JSON.parse(body).lines[0]] : []));
}

describe('two tabs at the same seat', () => {
  it('that choose at the same moment: one choice is made, the other one is outdated, both see the same', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const tab = await tabOf(ada, table);
    const answers = await Promise.all([
      ada.choose(table, 'noughts', 'mark a1'),
      tab.choose(table, 'noughts', 'mark b2'),
    ]);
    expect(answers.map(({ t }) => t).sort()).toEqual(['ok', 'refused']);
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ code: 'outdated' });
    await bob.asked(table, 'crosses');
    for (const one of [ada, tab]) await one.until(() => one.seq(table) === bob.seq(table));
    expect(tab.view(table)).toEqual(ada.view(table));
    expect(await wholeJournal(table)).toHaveLength(1);
  });

  it('that send the same choice, as a retry over another connection would: it is made once', async () => {
    const { ada, table } = await twoAtNoughts();
    const tab = await tabOf(ada, table);
    const choice = { id: 'one', at: ada.seq(table), seat: 'noughts', text: 'mark a1' };
    const answers = await Promise.all([
      ada.choose(table, 'noughts', 'mark a1', { id: 'one' }),
      tab.choose(table, 'noughts', 'mark a1', { id: 'one' }),
      ada.post(at(table, 'choices'), choice).then(({ body }) => body),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0].t).toBe('ok');
    expect(await wholeJournal(table)).toEqual(['noughts: mark a1']);
  });

  it('one of which closes: the person is still present', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    const tab = await tabOf(ada, table);
    tab.hangUp();
    const { audience } = await server.registry.find(table);
    await vi.waitFor(() => expect(audience.size).toBe(2), { timeout: 240_000 });
    const eve = await (await server.guest()).connect();
    await eve.watch(table);
    expect((await eve.next('presence')).seats).toEqual(['noughts', 'crosses']);
    expect((await bob.post(at(table, 'substitute'), { seat: 'noughts' })).status).toBe(409);
  });
});

describe('an outdated choice over HTTP', () => {
  it('is refused, and the current view is sent on every connection of that person, and on no other', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    const fulls = (guest: Guest) => guest.heard.filter((text) => text.startsWith('{"t":"table"')).length;
    const [before, others] = [fulls(bob), fulls(ada)];
    const stale = { id: 'x', at: 1, seat: 'crosses', text: 'mark b2' };
    expect((await bob.post(at(table, 'choices'), stale)).body).toMatchObject({ code: 'outdated' });
    await bob.until(() => fulls(bob) === before + 1);
    expect(fulls(ada)).toBe(others);
  });

  it('on a socket that does not watch brings the view along, too', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    const tab = new Guest(server.url);
    for (const [name, value] of bob.cookies) tab.cookies.set(name, value);
    await tab.connect();
    const answer = tab.choose(table, 'crosses', 'mark b2', { at: 1 });
    expect((await tab.next('table')).full.views.crosses.count).toBe(1);
    expect(await answer).toMatchObject({ code: 'outdated' });
  });
});

describe('undo', () => {
  it('while another player chooses: the first request stands', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    await ada.until(() => ada.seq(table) === bob.seq(table));
    const disk = holdTheDisk();
    const chosen = bob.choose(table, 'crosses', 'mark b2');
    await disk.begun;
    const undone = ada.choose(table, 'noughts', 'undo');
    // Requested while the other one is on its way to the disk.
    await ada.get('/api/me');
    disk.letGo();
    expect(await chosen).toMatchObject({ t: 'ok' });
    expect(await undone).toMatchObject({ t: 'refused', code: 'outdated' });
    expect(await wholeJournal(table)).toEqual(['noughts: mark a1', 'crosses: mark b2']);
  });

  it('first: the choice that replied to the undone one is outdated', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    await ada.until(() => ada.view(table).undo.includes('noughts'));
    const seen = bob.seq(table);
    const disk = holdTheDisk();
    const undone = ada.choose(table, 'noughts', 'undo');
    await disk.begun;
    const late = bob.choose(table, 'crosses', 'mark b2', { at: seen });
    await bob.get('/api/me');
    disk.letGo();
    expect(await undone).toMatchObject({ t: 'ok' });
    expect(await late).toMatchObject({ t: 'refused', code: 'outdated' });
    await bob.until(() => bob.view(table).views.crosses.count === 0);
    expect(await wholeJournal(table)).toEqual(['noughts: undo']);
  });

  it('twice at the same moment undoes once', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    await ada.until(() => ada.view(table).undo.includes('noughts'));
    const answers = await Promise.all([
      ada.choose(table, 'noughts', 'undo'),
      ada.choose(table, 'noughts', 'undo'),
    ]);
    expect(answers.map(({ t }) => t)).toEqual(['ok', 'refused']);
    expect(await wholeJournal(table)).toEqual(['noughts: undo']);
  });
});

describe('before the start', () => {
  it('all want the same seat: one gets it', async () => {
    const host = await server.guest('Host');
    const table = await host.open({ game: 'noughts', seats: { noughts: 'me' } });
    const people = await Promise.all(Array.from({ length: 8 }, (_, i) => server.guest(`P${i}`)));
    const answers = await Promise.all(
      people.map((one) => one.post(at(table, 'join'), { seats: ['crosses'] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === 'the seat of Crosses is taken')).toHaveLength(7);
    const { seats } = (await host.get(`/api/tables/${table}`)).body;
    expect(seats.crosses.who).toEqual(answers.find(({ status }) => status === 200)!.body.seats.crosses.who);
  });

  it('a player leaves while it starts: it starts with a bot, or not at all', async () => {
    for (let i = 0; i < 6; i++) {
      const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
      const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
      await bob.post(at(table, 'join'), { seats: ['crosses'] });
      const acts = [
        () => ada.post(at(table, 'start')),
        () => bob.post(at(table, 'leave')),
        () => ada.post(at(table, 'seat'), { seat: 'crosses', bot: 'open' }),
      ];
      const order = [0, 1, 2].map((n) => (n + i) % 3);
      await Promise.all(order.map((n) => acts[n]()));
      await wholeJournal(table);
      const { body } = await ada.get(`/api/tables/${table}`);
      const { who, bot } = body.seats.crosses;
      // A running game has an occupant at every seat.
      if (body.status === 'running') expect([who, bot]).not.toEqual([null, null]);
      else expect([body.status, who, bot]).toEqual(['open', null, null]);
    }
  });

  it('starting twice starts once', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' } });
    const answers = await Promise.all([1, 2, 3].map(() => ada.post(at(table, 'start'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { events } = (await server.store.tables.find(table))!;
    expect(events.filter(({ kind }) => kind === 'started')).toHaveLength(1);
  });

  it('opening many tables at once stops at the limit', async () => {
    const ada = await server.guest('Ada');
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => ada.post('/api/tables', { game: 'noughts' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'busy')).toHaveLength(5);
  });
});

describe('resigning', () => {
  it('while the other side is asked ends the game, and their later choice is refused', async () => {
    const { ada, bob, table } = await twoAtNoughts();
    await ada.choose(table, 'noughts', 'mark a1');
    await bob.asked(table, 'crosses');
    const disk = holdTheDisk();
    const resigned = ada.post(at(table, 'resign'));
    await disk.begun;
    const late = bob.choose(table, 'crosses', 'mark b2');
    await bob.get('/api/me');
    disk.letGo();
    expect((await resigned).body).toMatchObject({ status: 'finished', result: { winner: 'crosses' } });
    expect(await late).toMatchObject({ code: 'status', reason: 'the game is over' });
    await bob.until(() => bob.view(table).info.status === 'finished');
    expect(await wholeJournal(table)).toEqual(['noughts: mark a1']);
  });

  it('from a seat that is not one’s own, or from a finished game, is refused', async () => {
    const { ada, table } = await twoAtNoughts();
    const eve = await server.guest('Eve');
    for (const what of ['resign', 'leave', 'rematch']) {
      expect((await eve.post(at(table, what))).status).toBeGreaterThanOrEqual(400);
    }
    // Either of the two may arrive first.
    const resigned = await Promise.all([1, 2].map(() => ada.post(at(table, 'resign'))));
    expect(resigned.map(({ status }) => status).sort()).toEqual([200, 409]);
    const orders = { id: 'x', seat: 'noughts', orders: [null] };
    expect((await ada.post(at(table, 'orders'), orders)).body).toMatchObject({ code: 'status' });
  });
});

describe('a clock expires', () => {
  const clock = { kind: 'live', seconds: 10, refill: 0 } as const;

  it('during a write: the choice under way stands, and the next seat’s clock runs', async () => {
    const { ada, bob, table } = await twoAtNoughts(clock);
    const found: Table = await server.registry.find(table);
    server.time.now += 9_000;
    const disk = holdTheDisk();
    const chosen = ada.choose(table, 'noughts', 'mark a1');
    await disk.begun;
    server.time.now += 2_000;
    found.lookAtClocks();
    disk.letGo();
    expect(await chosen).toMatchObject({ t: 'ok' });
    await bob.asked(table, 'crosses');
    const { info, clocks } = (await tabOf(bob, table)).view(table);
    expect([info.seats.noughts.bot, info.seats.crosses.bot]).toEqual([null, null]);
    expect(clocks.noughts).toEqual({ left: 1_000, since: null });
    expect(clocks.crosses.since).toBe(server.time.now - 2_000);
  });

  it('first: a bot takes the seat, and the late choice is refused', async () => {
    const { ada, table } = await twoAtNoughts(clock);
    const found: Table = await server.registry.find(table);
    server.time.now += 10_001;
    const disk = holdTheDisk();
    found.lookAtClocks();
    await disk.begun;
    const late = ada.choose(table, 'noughts', 'mark a1');
    await ada.get('/api/me');
    disk.letGo();
    expect(await late).toMatchObject({ t: 'refused', code: 'seat' });
    await ada.until(() => ada.view(table).info.seats.noughts.bot !== null);
    // Checking again changes nothing.
    const seats = (await server.store.tables.find(table))!.events.filter(({ body }) =>
      body.includes('"time"'),
    );
    found.lookAtClocks();
    await found.inTurn(() => {});
    const after = (await server.store.tables.find(table))!.events.filter(({ body }) =>
      body.includes('"time"'),
    );
    expect([seats.length, after.length]).toEqual([1, 1]);
  });
});
