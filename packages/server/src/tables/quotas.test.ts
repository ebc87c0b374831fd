import { LIMITS } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { toRow } from './event.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const at = (table: string, what: string) => `/api/tables/${table}/${what}`;
const eventsOf = async (table: string) => (await server.store.tables.find(table))!.events;
const BOTS = { crimson: 'random', jade: 'random', indigo: 'random' };

/** Ada alone against bots; the game stands still, so that only her actions are written. */
async function standing(): Promise<{ ada: Guest; table: string }> {
  const ada = await server.guest('Ada');
  const table = await ada.open({ game: 'outposts', seats: { ...BOTS, amber: 'me' } });
  return { ada, table };
}

/** As if Ada had done this for a long time: writes her actions, and drops the table from memory. */
async function asIfBusy(table: string, person: string, times: number): Promise<void> {
  const { seq } = (await server.registry.find(table)).state;
  await server.registry.close();
  const events = Array.from({ length: times }, (_, i) =>
    toRow(table, {
      kind: 'orders',
      seat: 'amber',
      orders: [],
      seq: seq + 1 + i,
      at: Date.now(),
      request: null,
      author: person,
    }),
  );
  for (let i = 0; i < events.length; i += 100) {
    await server.store.db
      .insertInto('events')
      .values(events.slice(i, i + 100))
      .execute();
  }
  await server.store.db
    .updateTable('tables')
    .set({ seq: seq + times })
    .where('id', '=', table)
    .execute();
  server = await server.again();
}

function sameGuest(guest: Guest, fresh: Guest): Guest {
  for (const [name, value] of guest.cookies) fresh.cookies.set(name, value);
  return fresh;
}

describe('standing orders are stored', () => {
  let n = 0;
  const order = (who: Guest, table: string, orders: unknown[]) =>
    who.post(at(table, 'orders'), { id: `o${n++}`, seat: 'amber', orders }).then(({ body }) => body);

  it('only for topics of the game', async () => {
    const { ada, table } = await standing();
    const before = (await eventsOf(table)).length;
    expect(await order(ada, table, [`\u001b[2J${'x'.repeat(60)}`])).toMatchObject({
      t: 'refused',
      code: 'message',
      reason: `nobody is ever asked about '\\x1b[2J${'x'.repeat(60)}' in this game`,
    });
    expect(await order(ada, table, ['hills just raided', 'nonsense'])).toMatchObject({ t: 'refused' });
    expect(await eventsOf(table)).toHaveLength(before);
    expect(await order(ada, table, ['hills just raided', 'camps just settled'])).toMatchObject({ t: 'ok' });
  });

  it('only for cards that somebody can be asked about', async () => {
    const { ada, table } = await standing();
    const card = (what: string) => ({ about: 'card', what, until: 'cancelled' });
    expect(await order(ada, table, [card('raid')])).toMatchObject({ t: 'ok' });
    expect(await order(ada, table, [card('cavalry')])).toMatchObject({ t: 'refused', code: 'message' });
    expect(await order(ada, table, [{ ...card('raid'), until: 'doomsday' }])).toMatchObject({
      code: 'message',
    });
    expect(await order(ada, table, [{ ...card('x'), about: 'idle' }])).toMatchObject({ t: 'refused' });
  });

  it('once: repeating them, in any order, writes nothing', async () => {
    const { ada, table } = await standing();
    await order(ada, table, ['hills just raided', 'camps just settled']);
    const before = (await eventsOf(table)).length;
    for (let i = 0; i < 5; i++) {
      expect(await order(ada, table, ['camps just settled', 'hills just raided'])).toMatchObject({ t: 'ok' });
      await order(ada, table, ['camps just settled', 'hills just raided', 'camps just settled']);
    }
    expect(await eventsOf(table)).toHaveLength(before);
    // Orders for everything need no list.
    await order(ada, table, [null, 'hills just raided', null]);
    expect(JSON.parse((await eventsOf(table)).at(-1)!.body).orders).toEqual([
      { about: 'everything', what: '', until: 'asked' },
    ]);
  });

  it('only if they last', async () => {
    const { ada, table } = await standing();
    await ada.post(at(table, 'start'));
    await ada.connect();
    await ada.watch(table);
    await ada.asked(table, 'amber');
    const orders = async () => (await eventsOf(table)).filter(({ kind }) => kind === 'orders').length;
    for (let i = 0; i < 3; i++) expect(await order(ada, table, [null])).toMatchObject({ t: 'ok' });
    expect(await orders()).toBe(0);
  });

  it('up to a limit; playing and leaving are always possible', async () => {
    const { ada: first, table } = await standing();
    const me = (await first.get('/api/me')).body.id;
    await asIfBusy(table, me, LIMITS.deeds - 1);
    const ada = sameGuest(first, await server.guest());
    expect(await order(ada, table, ['hills just raided'])).toMatchObject({ t: 'ok' });
    const before = (await eventsOf(table)).length;
    const refused = [
      await order(ada, table, ['camps just settled']).then(({ code }) => code),
      (await ada.post(at(table, 'seat'), { seat: 'jade', bot: 'greedy' })).body.code,
    ];
    expect(refused).toEqual(['busy', 'busy']);
    expect((await ada.post('/api/me', { name: 'Adele' })).status).toBe(200);
    expect(await eventsOf(table)).toHaveLength(before);
    expect((await ada.post(at(table, 'start'))).body.status).toBe('running');
    expect((await ada.post(at(table, 'pause'), { paused: true })).status).toBe(429);
    expect((await ada.post(at(table, 'leave'))).status).toBe(200);
    expect((await ada.post(at(table, 'join'), { seats: ['amber'] })).status).toBe(429);
    expect((await ada.post(at(table, 'resign'))).body.status).toBe('finished');
  });
});

describe('an action without effect is not written', () => {
  it('the same bot again, the same pause again, the same resignation again', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({
      game: 'outposts',
      seats: { crimson: 'greedy', indigo: 'greedy', amber: 'me' },
    });
    await bob.post(at(table, 'join'), { seats: ['jade'] });
    const before = (await eventsOf(table)).length;
    for (let i = 0; i < 3; i++) {
      expect((await ada.post(at(table, 'seat'), { seat: 'crimson', bot: 'greedy' })).status).toBe(200);
      await bob.post(at(table, 'join'), { seats: ['jade'] });
    }
    expect(await eventsOf(table)).toHaveLength(before);
    await ada.post(at(table, 'start'));
    await ada.post(at(table, 'pause'), { paused: true });
    await ada.post(at(table, 'resign'));
    const then = (await eventsOf(table)).length;
    for (let i = 0; i < 3; i++) {
      await ada.post(at(table, 'pause'), { paused: true });
      expect((await ada.post(at(table, 'resign'))).body.error).toBe('you have resigned already');
      await ada.post(at(table, 'leave'));
    }
    expect(await eventsOf(table)).toHaveLength(then);
  });
});

describe('the people of one table', () => {
  it('are limited, but those who were there may come back', async () => {
    const { ada: first, table } = await standing();
    await first.post(at(table, 'seat'), { seat: 'jade', bot: 'open' });
    const { state } = await server.registry.find(table);
    for (let i = 0; i < LIMITS.peopleOfTable; i++) {
      // biome-ignore lint/complexity/useLiteralKeys: private, and 200 guests would take long
      state['deeds'].set(`guest ${i}`, 1);
    }
    const bob = await server.guest('Bob');
    expect((await bob.post(at(table, 'join'), { seats: ['jade'] })).body).toEqual({
      error: 'too many people have sat at this table',
      code: 'busy',
    });
    expect((await first.post(at(table, 'join'), { seats: ['jade'] })).status).toBe(200);
  });
});

describe('stored chat', () => {
  it('is the last of each person, and nobody displaces the lines of others', async () => {
    const { chat } = server.store;
    const say = (table: string, person: string, i: number) =>
      chat.add({
        table_id: table,
        at: i,
        person,
        name: person,
        side: null,
        text: `${i}`,
        request: `${person} ${i}`,
      });
    await say('talk', 'quiet', 0);
    for (let i = 0; i < LIMITS.chatOfPerson + 20; i++) await say('talk', 'loud', i);
    const rows = await server.store.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', 'talk')
      .orderBy('n')
      .execute();
    expect(rows.filter(({ person }) => person === 'loud')).toHaveLength(LIMITS.chatOfPerson);
    expect(rows.filter(({ person }) => person === 'quiet')).toHaveLength(1);
    expect(rows.at(-1)?.text).toBe(`${LIMITS.chatOfPerson + 19}`);
  });

  it('is the last of a table, however many people chat', async () => {
    const { db, chat } = server.store;
    const line = (i: number) => ({
      table_id: 'crowd',
      at: i,
      person: `p${i % 100}`,
      name: 'x',
      side: null,
      text: `${i}`,
      request: `r${i}`,
    });
    const all = Array.from({ length: LIMITS.chatOfTable }, (_, i) => line(i));
    for (let i = 0; i < all.length; i += 500) {
      await db
        .insertInto('chat')
        .values(all.slice(i, i + 500))
        .execute();
    }
    for (let i = 0; i < 5; i++) await chat.add(line(all.length + i));
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', 'crowd')
      .orderBy('n')
      .execute();
    expect([rows.length, rows[0].text]).toEqual([LIMITS.chatOfTable, '5']);
  });
});

describe('tables from one address', () => {
  it('are limited, even if every game is over at once', async () => {
    const time = { now: Date.now(), real: false };
    const busy = await startServer({ config: { rateLimit: 1_000_000 }, time });
    try {
      const ada = await busy.guest();
      let table = await ada.open({
        game: 'noughts',
        seats: { noughts: 'me', crosses: 'greedy' },
        start: true,
      });
      let refused: unknown = null;
      for (let i = 0; i < 240 && refused === null; i++) {
        // A rate at which a person may start and resign all day long.
        time.now += 15_000;
        await ada.post(at(table, 'resign'));
        const { status, body } = await ada.post(at(table, 'rematch'));
        if (status === 200) table = body.id;
        else refused = body;
        await ada.post(at(table, 'start'));
      }
      expect(refused).toEqual({
        error: 'too many tables were opened from your address: try again in a few minutes',
        code: 'busy',
      });
      time.now += 10 * 60_000;
      expect((await ada.post(at(table, 'rematch'))).status).toBe(200);
    } finally {
      await busy.stop();
    }
  });

  it('count as several with long texts among their options', async () => {
    const time = { now: Date.now(), real: false };
    const busy = await startServer({ config: { rateLimit: 1_000_000 }, time });
    try {
      const ada = await busy.guest();
      const open = (options: Record<string, string>) =>
        ada.post('/api/tables', { game: 'noughts', options, seats: { noughts: 'me' } });
      const text = { values: 'x'.repeat(LIMITS.optionText) };
      const refused: number[] = [];
      // Counted before they are looked at: each as thirteen of two hundred.
      for (let i = 0; i < 16; i++) refused.push((await open(text)).status);
      expect(refused).toEqual([...Array<number>(15).fill(400), 429]);
      const plain: number[] = [];
      for (let i = 0; i < 6; i++) plain.push((await open({})).status);
      expect(plain).toEqual([201, 201, 201, 201, 201, 429]);
    } finally {
      await busy.stop();
    }
  });
});

describe('sessions of an account', () => {
  it('are limited: the least recently used one ends', async () => {
    const { people, db } = server.store;
    const ada = await server.guest();
    const made = await ada.post('/api/account', { name: 'Many Browsers', password: 'long enough' });
    expect(made.status).toBe(200);
    const { id, password } = (await people.find(made.body.id))!;
    for (let i = 0; i < LIMITS.sessions + 5; i++) {
      expect(await people.openSession(`s${i}`, id, password!, 1_000 + i)).toBe(true);
    }
    const rows = await db.selectFrom('sessions').select('id').where('person', '=', id).execute();
    const left = rows.map((one) => one.id);
    expect(left).toHaveLength(LIMITS.sessions);
    expect(left).toContain(`s${LIMITS.sessions + 4}`);
    expect(left).not.toContain('s0');
  });
});
