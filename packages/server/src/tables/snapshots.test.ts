import { randomUUID } from 'node:crypto';
import {
  below,
  clone,
  composeChoice,
  type Generator,
  pickOption,
  plain,
  printRedacted,
  redactedLines,
  type Snapshot,
  SPECTATOR,
  seedGenerator,
} from '@sandtable/kernel';
import { patched } from '@sandtable/kernel/patch';
import type { NewTable, Person } from '@sandtable/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Running, type Start, startServer } from '../../test/server.js';
import type { SnapshotRow } from '../storage/snapshot-store.js';
import { decompressText } from './compressed-text.js';
import type { Table } from './table.js';
import type { TableState } from './table-state.js';
import { TableViews } from './table-views.js';

const EVERY = 20;
const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(how: Start = {}): Promise<Running> {
  const server = await startServer({
    time: { now: 1_000_000, real: false },
    snapshots: { snapshotEvery: EVERY },
    ...how,
  });
  running.push(server);
  return server;
}

async function again(server: Running, how: Partial<Start> = {}): Promise<Running> {
  const next = await server.again(how);
  running.push(next);
  return next;
}

interface Played {
  server: Running;
  id: string;
  me: Person;
  random: Generator;
}

const GAMES: Record<string, NewTable> = {
  bridgehead: { game: 'bridgehead', seats: { south: 'me', north: 'me' } },
  front: { game: 'bridgehead', options: { scenario: 'front' }, seats: { south: 'me', north: 'me' } },
  outposts: { game: 'outposts', seats: { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' } },
};

/** A game with one player at all seats, with this many choices. */
async function played(game: string, choices: number, server?: Running): Promise<Played> {
  const at = server ?? (await start());
  const ada = await at.guest('Ada Lovelace');
  const clock = { kind: 'live', seconds: 9_000, refill: 5 } as const;
  const id = await ada.open({ ...GAMES[game], clock, start: true });
  const me = (await ada.get('/api/me')).body as Person;
  const all = { server: at, id, me, random: seedGenerator(`${game} ${choices}`) };
  await playOn(all, choices);
  return all;
}

/** Chooses at random, and undoes now and then. */
async function playOn({ server, id, me, random }: Played, choices: number): Promise<void> {
  const table = await server.registry.find(id);
  for (let i = 0; i < choices && table.state.status === 'running'; i++)
    await playOne(server, table, me, random);
  await server.registry.snapshots.settled(id);
}

async function playOne(server: Running, table: Table, me: Person, random: Generator): Promise<void> {
  const { machine } = table.state.constants;
  const { state } = table.state.match!;
  const seat = machine.nextSeat(state);
  const last = machine.game.seats.findIndex((_, one) => table.state.match!.undoRefused(one) === null);
  const back = last >= 0 && below(random, 6) === 0;
  const pick = (there: typeof state) => pickOption(machine, there, seat, random);
  const text = back ? 'undo' : composeChoice(machine, clone(state), seat, pick(state), pick);
  server.time.now += 700;
  const { id } = machine.game.seats[back ? last : seat];
  const answer = await table.choose(me, { id: randomUUID(), at: table.state.seq, seat: id, text });
  expect(answer).toMatchObject({ t: 'ok' });
}

/** A game that has both its snapshots: an undo may just have deleted one, or a choice come while one was written. */
async function playedToTwo(game: string, choices: number): Promise<Played> {
  const one = await played(game, choices);
  for (let tries = 0; (await rowsOf(one.server, one.id)).length < 2; tries++) {
    expect(tries).toBeLessThan(200);
    await playOn(one, 1);
  }
  return one;
}

/** A game whose newest snapshot is not old: choices that come while one is written, or before an undo, have none. */
async function playedToNew(game: string, choices: number): Promise<Played> {
  const one = await played(game, choices);
  const table = await one.server.registry.find(one.id);
  const age = async () => table.state.seq - ((await rowsOf(one.server, one.id))[0]?.seq ?? 0);
  for (let tries = 0; (await age()) >= EVERY; tries++) {
    expect(tries).toBeLessThan(200);
    await playOn(one, 1);
  }
  return one;
}

/** The whole state of a table, as far as any client can tell. */
function whole(state: TableState) {
  const { game } = state.constants.machine;
  const seats = game.seats.map(({ id }) => id);
  const view = new TableViews(state).tableView({ seats, host: true, invite: null, barred: [] });
  const { done: _, ...saved } = state.save({ entries: 0, log: 0 });
  const journals = game.seats.map((_, seat) => printRedacted(state.match!, seat));
  return {
    saved: { ...saved, match: { ...saved.match!, undoTrail: trailOf(saved.match!) } },
    view,
    journals,
    wake: state.wake(),
  };
}

/** The undo steps, each with the position before it, whether that is stored whole or as a patch. */
function trailOf({ state, undoTrail }: Snapshot) {
  let now = state;
  const back = undoTrail.slice().reverse();
  return back.map((step) => {
    now = 'before' in step ? step.before : patched(now, step.back);
    const { seat, log, entry } = step;
    return { seat, log, entry, before: now };
  });
}

/** The table from its events alone. */
async function byEvents({ server, id }: Played): Promise<TableState> {
  const { snapshots } = server.registry;
  const read = vi.spyOn(snapshots, 'read').mockResolvedValue(null);
  try {
    return await server.registry.readState(id);
  } finally {
    read.mockRestore();
  }
}

/** Reads the table as the server would, and compares it with the one from its events. */
async function readsTheSame(one: Played): Promise<TableState> {
  const state = await one.server.registry.readState(one.id);
  await one.server.registry.snapshots.complete(state);
  expect(whole(state)).toEqual(whole(await byEvents(one)));
  return state;
}

const rowsOf = (server: Running, id: string) => server.store.snapshots.newest(id);

/** How many snapshots were read and discarded meanwhile. */
async function counted(server: Running, act: () => Promise<unknown>) {
  const { counts } = server.registry.snapshots;
  const before = { ...counts };
  await act();
  return { read: counts.read - before.read, doubted: counts.doubted - before.doubted };
}

describe('a snapshot', () => {
  it.each(['bridgehead', 'outposts'])(
    'of %s equals the state from all events, whatever was undone',
    async (game) => {
      const one = await played(game, 0);
      for (let round = 0; round < 8; round++) {
        await playOn(one, 25);
        const { read } = await counted(one.server, () => readsTheSame(one));
        if (round > 0) expect(read).toBe(1);
      }
      one.server = await again(one.server);
      await readsTheSame(one);
      await playOn(one, 30);
      await readsTheSame(one);
      expect(one.server.reports).toEqual([]);
    },
  );

  it('saves reading and replaying the events before', async () => {
    const one = await playedToNew('bridgehead', 130);
    one.server = await again(one.server);
    const { registry, store } = one.server;
    const events = vi.spyOn(store.tables, 'events');
    const state = await registry.readState(one.id);
    const [snapshot] = await rowsOf(one.server, one.id);
    expect(state.seq - snapshot.seq).toBeLessThan(EVERY);
    expect(events.mock.calls).toEqual([[one.id, snapshot.seq]]);
    const rows = (await store.tables.find(one.id))!.events;
    expect(rows.length).toBeGreaterThan(4 * EVERY);
    expect(rows.filter(({ seq }) => seq > snapshot.seq).length).toBeLessThan(EVERY);
  });

  it('is kept twice at the most, and deleted with its table', async () => {
    const { server, id } = await playedToTwo('bridgehead', 150);
    expect(await rowsOf(server, id)).toHaveLength(2);
    const { db } = server.store;
    const all = () => db.selectFrom('snapshots').selectAll().execute();
    expect(await all()).toHaveLength(2);
    await db.deleteFrom('tables').where('id', '=', id).execute();
    expect(await all()).toEqual([]);
    expect(await db.selectFrom('chapters').selectAll().execute()).toEqual([]);
  });

  it('is deleted when a choice in it is undone, in the same transaction', async () => {
    const one = await played('bridgehead', 0);
    const table = await one.server.registry.find(one.id);
    const { store } = one.server;
    for (let tries = 0; ; tries++) {
      expect(tries).toBeLessThan(2_000);
      await playOne(one.server, table, one.me, one.random);
      await one.server.registry.snapshots.settled(one.id);
      const [newest] = await rowsOf(one.server, one.id);
      if (newest?.seq !== table.state.seq || table.state.match!.undoable === 0) continue;
      const seat = ['south', 'north'].find((_, i) => table.state.match!.undoRefused(i) === null)!;
      await table.choose(one.me, { id: randomUUID(), at: table.state.seq, seat, text: 'undo' });
      const left = await store.db
        .selectFrom('snapshots')
        .select('seq')
        .where('table_id', '=', one.id)
        .execute();
      expect(left.map(({ seq }) => seq)).not.toContain(newest.seq);
      break;
    }
    await readsTheSame(one);
    await playOn(one, 60);
    await readsTheSame(one);
    expect(one.server.reports).toEqual([]);
  });

  it('is not taken again and again of a choice that somebody makes and takes back', async () => {
    const one = await played('bridgehead', 0);
    const { registry } = one.server;
    const table = await registry.find(one.id);
    const { snapshots } = registry;
    const say = async (seat: string, text: string) => {
      const answer = await table.choose(one.me, { id: randomUUID(), at: table.state.seq, seat, text });
      expect(answer).toMatchObject({ t: 'ok' });
      await snapshots.settled(one.id);
    };
    for (let tries = 0; ; tries++) {
      expect(tries).toBeLessThan(2_000);
      await playOne(one.server, table, one.me, one.random);
      await snapshots.settled(one.id);
      const [newest] = await rowsOf(one.server, one.id);
      if (newest?.seq === table.state.seq && table.state.match!.undoable > 0) break;
    }
    const choices = table.state.match!.entries.flatMap((entry) => (entry.kind === 'choice' ? [entry] : []));
    const { seat, text } = choices.at(-1)!;
    const { written } = snapshots.counts;
    const began = table.state.seq;
    for (let i = 0; i < EVERY; i++) {
      await say(seat, 'undo');
      await say(seat, text);
    }
    expect(table.state.seq - began).toBe(2 * EVERY);
    expect(snapshots.counts.written - written).toBeLessThanOrEqual(4);
    await readsTheSame(one);
  });

  it('is not tried again with every event where it cannot be written', async () => {
    const one = await played('bridgehead', 0);
    const write = vi
      .spyOn(one.server.store.snapshots, 'write')
      .mockRejectedValue(new Error('the disk is full'));
    const table = await one.server.registry.find(one.id);
    for (let i = 0; i < 3 * EVERY; i++) {
      await playOne(one.server, table, one.me, one.random);
      await one.server.registry.snapshots.settled(one.id);
    }
    expect(write.mock.calls.length).toBeGreaterThan(0);
    expect(write.mock.calls.length).toBeLessThanOrEqual(6);
    write.mockRestore();
  });

  it('is written after the choice was answered, and may fail', async () => {
    const one = await played('bridgehead', 0);
    const { store, registry } = one.server;
    let release = () => {};
    const write = vi.spyOn(store.snapshots, 'write').mockImplementation(
      () =>
        new Promise((_, reject) => {
          release = () => reject(new Error('the disk is full'));
        }),
    );
    const table = await registry.find(one.id);
    for (let i = 0; i < 3 * EVERY; i++) await playOne(one.server, table, one.me, one.random);
    expect(write).toHaveBeenCalledTimes(1);
    release();
    await registry.snapshots.settled(one.id);
    expect(one.server.reports).toEqual([`the snapshot of table ${one.id}: the disk is full`]);
    write.mockRestore();
    expect(await rowsOf(one.server, one.id)).toEqual([]);
    await playOn(one, 12);
    expect((await rowsOf(one.server, one.id)).length).toBeGreaterThan(0);
    await readsTheSame(one);
  });

  it('is taken at once of a table that has none, as those of older releases', async () => {
    const one = await played('bridgehead', 90);
    await one.server.store.snapshots.discardAll(one.id);
    one.server = await again(one.server);
    await one.server.registry.find(one.id);
    await one.server.registry.snapshots.settled(one.id);
    expect(await rowsOf(one.server, one.id)).toHaveLength(1);
    await readsTheSame(one);
  });

  it('remembers the last requests, and older ones are found among the events', async () => {
    const one = await played('front', 5);
    const table = await one.server.registry.find(one.id);
    const events = await one.server.store.tables.events(one.id);
    const first = events.find(({ request }) => request !== null)!;
    await playOn(one, 330);
    expect(table.state.status).toBe('running');
    one.server = await again(one.server);
    const fresh = await one.server.registry.find(one.id);
    expect(fresh.state.doneAs(first.request!)).toBeNull();
    const [, id] = first.request!.split(' ');
    const answer = await fresh.choose(one.me, { id, at: first.seq - 1, seat: 'south', text: 'done' });
    expect(answer).toMatchObject({ t: 'ok', seq: first.seq });
    expect(
      await fresh.choose(one.me, { id: 'new', at: first.seq - 1, seat: 'south', text: 'done' }),
    ).toMatchObject({
      t: 'refused',
    });
  });

  it('has no erased name', async () => {
    const one = await played('bridgehead', 80);
    const bodies = async () => {
      const rows = await one.server.store.db.selectFrom('snapshots').select('body').execute();
      return (await Promise.all(rows.map(({ body }) => decompressText(body)))).join('\n');
    };
    expect(await bodies()).toContain('Ada Lovelace');
    const { registry, store } = one.server;
    await registry.amend(one.id, async () => {
      await store.eraser.erase(one.id, one.me.id, 'deleted account');
    });
    expect(await bodies()).not.toContain('Ada Lovelace');
    await registry.snapshots.settled(one.id);
    await playOn(one, 30);
    expect(await bodies()).not.toContain('Ada Lovelace');
    await readsTheSame(one);
  });

  it('of the least recently used tables is deleted if space is short', async () => {
    const one = await played('bridgehead', 80);
    const other = await played('outposts', 60, one.server);
    const { id } = one;
    const sizes = await one.server.store.snapshots.sizes();
    expect([...sizes.keys()].sort()).toEqual([id, other.id].sort());
    const size = sizes.get(id)! + sizes.get(other.id)!;
    one.server = await again(one.server, { snapshots: { snapshotEvery: EVERY, snapshotRoom: size - 1 } });
    await one.server.registry.snapshots.makeRoom();
    expect((await one.server.store.snapshots.sizes()).size).toBe(1);
    expect([(await rowsOf(one.server, id)).length, (await rowsOf(one.server, other.id)).length]).toContain(0);
    await readsTheSame(one);
    await readsTheSame({ ...other, server: one.server });
  });
});

describe('the room that is kept for them', () => {
  /** Tables without players, each with one chapter. */
  async function manyTables(server: Running, count: number, body: string): Promise<void> {
    const { db } = server.store;
    const { id: _, ...row } = (await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow())!;
    const ids = Array.from({ length: count }, (_, i) => `many-${i}`);
    for (let from = 0; from < count; from += 50) {
      const some = ids.slice(from, from + 50);
      await db
        .insertInto('tables')
        .values(some.map((id) => ({ ...row, id, status: 'finished', invite: id })))
        .execute();
      const chapters = some.map((table_id) => ({ table_id, n: 0, digest: '', body }));
      await db.insertInto('chapters').values(chapters).execute();
    }
  }

  it('is measured some tables at a time, in bytes, without reading what is kept', async () => {
    const server = await start();
    await (await server.guest('Ada')).open(GAMES.bridgehead);
    await manyTables(server, 1_100, 'é');
    const sizes = await server.store.snapshots.sizes();
    expect(sizes.size).toBe(1_100);
    expect(new Set(sizes.values())).toEqual(new Set([2]));
  });

  it('is also made of chapters whose snapshots are gone, and measured once', async () => {
    const server = await start({ snapshots: { snapshotEvery: EVERY, snapshotRoom: 60 } });
    await (await server.guest('Ada')).open(GAMES.bridgehead);
    await manyTables(server, 50, 'abc');
    const sizes = vi.spyOn(server.store.snapshots, 'sizes');
    await server.registry.snapshots.makeRoom();
    expect(sizes).toHaveBeenCalledTimes(1);
    expect((await server.store.snapshots.sizes()).size).toBe(20);
  });
});

describe('a bad snapshot is discarded, and the events are replayed:', () => {
  type Change = (server: Running, snapshot: SnapshotRow) => Promise<unknown>;
  const change = (values: Partial<SnapshotRow>): Change => {
    return (server, { table_id }) =>
      server.store.db.updateTable('snapshots').set(values).where('table_id', '=', table_id).execute();
  };
  const eventsOf = (server: Running, { table_id }: SnapshotRow) =>
    server.store.db.updateTable('events').where('table_id', '=', table_id);

  const doubts: [string, Change, string][] = [
    ['its body is another', change({ body: 'q1bKSC0qzs9TslKqBQA=' }), 'it is damaged'],
    ['its body cannot be read', change({ body: '!!! no packed text !!!' }), 'it is not used'],
    ['its digest is another', change({ digest: 'x' }), 'it is damaged'],
    [
      'the hash of its position is another',
      change({ state_hash: '0000000000000000' }),
      'its position is another',
    ],
    [
      'the last event of it is another',
      (server, snapshot) =>
        eventsOf(server, snapshot).set({ at: 5 }).where('seq', '=', snapshot.seq).execute(),
      'its last event is another',
    ],
    [
      'the number of its events is another',
      (server, snapshot) => change({ event_count: snapshot.event_count + 1 })(server, snapshot),
      'events were taken out or put in',
    ],
  ];

  it.each(doubts)('%s', async (_, spoil, why) => {
    const one = await playedToTwo('bridgehead', 130);
    for (const snapshot of await rowsOf(one.server, one.id)) await spoil(one.server, snapshot);
    one.server = await again(one.server);
    const { registry } = one.server;
    const { read, doubted } = await counted(one.server, () => registry.readState(one.id));
    expect([read, doubted]).toEqual([0, 2]);
    expect(one.server.reports[0]).toContain(`the snapshot of table ${one.id}: it is not used: `);
    expect(one.server.reports.join()).toContain(why);
    expect(await rowsOf(one.server, one.id)).toEqual([]);
    await readsTheSame(one);
  });

  it('only the newest of the two: the one before is used', async () => {
    const one = await playedToTwo('bridgehead', 130);
    const [newest, older] = await rowsOf(one.server, one.id);
    await one.server.store.db
      .updateTable('snapshots')
      .set({ digest: 'x' })
      .where('seq', '=', newest.seq)
      .execute();
    one.server = await again(one.server);
    expect(await counted(one.server, () => readsTheSame(one))).toEqual({ read: 1, doubted: 1 });
    expect((await rowsOf(one.server, one.id)).map(({ seq }) => seq)).toEqual([older.seq]);
    await playOn(one, 50);
    await readsTheSame(one);
  });

  it('another version of the server wrote it, which is not reported', async () => {
    const one = await played('bridgehead', 90);
    one.server = await again(one.server, { version: '1.2.4' });
    const { read } = await counted(one.server, () => readsTheSame(one));
    expect(read).toBe(0);
    expect(one.server.reports).toEqual([]);
    await one.server.registry.find(one.id);
    await one.server.registry.snapshots.settled(one.id);
    const [made] = await rowsOf(one.server, one.id);
    expect(made.made_by).toContain('1.2.4');
  });

  it('other rules wrote it', async () => {
    const one = await playedToTwo('bridgehead', 90);
    for (const { made_by, table_id } of await rowsOf(one.server, one.id)) {
      const other = made_by.replace(/\d+ \d+$/, '1 7');
      await one.server.store.db
        .updateTable('snapshots')
        .set({ made_by: other })
        .where('table_id', '=', table_id)
        .execute();
    }
    expect(await counted(one.server, () => readsTheSame(one))).toMatchObject({ read: 0, doubted: 2 });
  });

  it('an old event differs: that is found in the background', async () => {
    const one = await playedToTwo('bridgehead', 130);
    const [, older] = await rowsOf(one.server, one.id);
    const { db } = one.server.store;
    const { seq } = await db
      .selectFrom('events')
      .select('seq')
      .where('table_id', '=', one.id)
      .where('kind', '=', 'choice')
      .where('seq', '<', older.seq)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('events')
      .set({ at: 1_000_001 })
      .where('table_id', '=', one.id)
      .where('seq', '=', seq)
      .execute();
    one.server = await again(one.server);
    const table = await one.server.registry.find(one.id);
    const first = table.state;
    await expect.poll(() => table.state !== first, { timeout: 240_000 }).toBe(true);
    expect(one.server.reports).toEqual([
      `the snapshots of table ${one.id}: they are not used: the journal is another`,
    ]);
    await one.server.registry.snapshots.settled(one.id);
    await readsTheSame(one);
  });

  it('but a journal that was read to its end is not read again for as long as the server runs', async () => {
    const one = await played('bridgehead', 60);
    const { registry, store } = one.server;
    const fromTheStart = () => pages.mock.calls.filter(([, after]) => after === 0).length;
    const pages = vi.spyOn(store.tables, 'pages');
    for (let round = 0; round < 3; round++) {
      await playOn(one, 2 * EVERY);
      await registry.caretaker.forget(one.id);
      const { state } = await registry.find(one.id);
      await registry.snapshots.verify(state);
    }
    expect(fromTheStart()).toBe(0);
    // After a restart once, and not once more for each further snapshot.
    one.server = await again(one.server);
    const fresh = vi.spyOn(one.server.store.tables, 'pages');
    for (let round = 0; round < 3; round++) {
      const { state } = await one.server.registry.find(one.id);
      await one.server.registry.snapshots.verify(state);
      await playOn(one, 2 * EVERY);
      await one.server.registry.caretaker.forget(one.id);
    }
    expect(fresh.mock.calls.filter(([, after]) => after === 0)).toHaveLength(1);
  });

  it('but not if the database cannot be read just now', async () => {
    const one = await played('front', 900);
    one.server = await again(one.server);
    const { store, registry } = one.server;
    for (const [of, name] of [
      [store.tables, 'eventsUpTo'],
      [store.snapshots, 'newest'],
      [store.tables, 'events'],
    ] as const) {
      vi.spyOn(of as typeof store.tables, name as 'events').mockRejectedValueOnce(new Error('busy'));
      await expect(registry.readState(one.id)).rejects.toThrow('busy');
    }
    const table = await registry.find(one.id);
    vi.spyOn(store.snapshots, 'chapters').mockRejectedValueOnce(new Error('busy'));
    await expect(table.inTurn(() => table.whole())).rejects.toThrow('try again in a moment');
    expect(table.state.isPartial).toBe(true);
    expect(await rowsOf(one.server, one.id)).not.toEqual([]);
    await table.inTurn(() => table.whole());
    expect(table.state.isPartial).toBe(false);
    expect(one.server.reports).toEqual([`table ${one.id}: busy`]);
  });

  it('the events after it do not fit', async () => {
    const one = await playedToTwo('bridgehead', 130);
    const { registry } = one.server;
    const good = registry.snapshots.read.bind(registry.snapshots);
    vi.spyOn(registry.snapshots, 'read').mockImplementation(async (...args) => {
      const state = await good(...args);
      if (state) state.match!.state.table = { ...(state.match!.state.table as object), hex: [] };
      return state;
    });
    await playOn(one, 1);
    expect(whole(await registry.readState(one.id))).toEqual(whole(await byEvents(one)));
  });
});

describe('the beginning of a long game', () => {
  it('is not loaded until it is needed, and made again if it is damaged', async () => {
    const one = await played('front', 0);
    const chapters = () => one.server.store.snapshots.chapters(one.id, 0, 99);
    for (let i = 0; (await chapters()).length < 2; i++) {
      expect(i).toBeLessThan(40);
      await playOn(one, 50);
    }
    one.server = await again(one.server);
    const { registry } = one.server;
    const read = vi.spyOn(one.server.store.snapshots, 'chapters');
    const ada = await one.server.guest('Ada');
    await ada.connect();
    const view = await ada.watch(one.id);
    const { spectator } = view.earlier;
    expect(Math.min(spectator.log, spectator.lines)).toBeGreaterThan(100);
    const table = await registry.find(one.id);
    expect(table.state.isPartial).toBe(true);
    // The last pages are here, also when they are requested.
    const events = await byEvents(one);
    // Clients that do not ask for marks read plain sentences.
    const log = events.match!.logFor(SPECTATOR).map((line) => ({ ...line, text: plain(line.text) }));
    const all = { log, lines: redactedLines(events.match!, SPECTATOR) };
    expect(view.log.spectator).toEqual(all.log.slice(spectator.log));
    expect(view.lines.spectator).toEqual(all.lines.slice(spectator.lines));
    const page = `/api/tables/${one.id}/log?as=spectator&from=`;
    expect((await ada.get(page + spectator.log)).body.of).toBe(all.log.length);
    expect(read).not.toHaveBeenCalled();
    // And it can be played on.
    const { match } = table.state;
    const before = match!.entries.length;
    await playOn(one, 40);
    expect(match!.entries.length).toBeGreaterThan(before);
    await readsTheSame(one);
    expect(read).toHaveBeenCalled();
    expect(table.state.isPartial).toBe(true);
    // An earlier page loads everything.
    expect((await ada.get(`${page}0`)).body.lines).toEqual(all.log.slice(0, 200));
    expect(table.state.isPartial).toBe(false);
    expect(whole(table.state)).toEqual(whole(await byEvents(one)));
    expect((await ada.watch(one.id)).earlier.spectator.log).toBeGreaterThanOrEqual(spectator.log);

    one.server = await again(one.server);
    await one.server.store.db.updateTable('chapters').set({ body: 'AAAA' }).where('n', '=', 1).execute();
    const fresh = await one.server.registry.find(one.id);
    expect(fresh.state.isPartial).toBe(true);
    await fresh.inTurn(() => fresh.whole());
    expect(fresh.state.isPartial).toBe(false);
    expect(one.server.reports.join()).toContain('they are not used');
    expect(whole(fresh.state)).toEqual(whole(await byEvents(one)));
  });

  it('is loaded for the journal and for a replay', async () => {
    const one = await played('front', 900);
    one.server = await again(one.server);
    const ada = await one.server.guest('Ada');
    const events = await byEvents(one);
    const table = await one.server.registry.find(one.id);
    expect(table.state.isPartial).toBe(true);
    const { body } = await ada.get(`/api/tables/${one.id}/replay?at=3&as=spectator`);
    expect(body).toMatchObject({ at: 3 });
    expect(table.state.isPartial).toBe(false);
    const journal = await fetch(`${one.server.url}/api/tables/${one.id}/journal`);
    expect(await journal.text()).toBe(printRedacted(events.match!, SPECTATOR));
  });
});
