import { randomUUID } from 'node:crypto';
import { plain } from '@sandtable/kernel';
import type { ClockSpec, Person, TableView } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import type { TableState } from './table-state.js';
import { TableViews } from './table-views.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: 1_000_000, real: false } });
});
afterAll(() => server.stop());

const CLOCK: ClockSpec = { kind: 'live', seconds: 600, refill: 5 };

async function atNoughts(clock: ClockSpec | null = CLOCK) {
  const ada = await server.guest('Ada');
  const id = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, clock, start: true });
  const me = (await ada.get('/api/me')).body as Person;
  return { ada, id, me };
}

async function choose(id: string, me: Person, seat: string, text: string, request = randomUUID() as string) {
  const table = await server.registry.find(id);
  server.time.now += 1_000;
  const answer = await table.choose(me, { id: request, at: table.state.seq, seat, text });
  expect(answer).toMatchObject({ t: 'ok' });
  return answer.seq;
}

const rows = async (id: string) => (await server.store.tables.find(id))!.events;

/** The whole state of a table, as far as any client can tell. */
function whole(state: TableState) {
  const looks = new TableViews(state);
  const view = looks.tableView({ seats: ['noughts', 'crosses'], host: true, invite: null, barred: [] });
  return { seq: state.seq, match: state.match!.snapshot(), view, wake: state.wake() };
}

/** The table read from the disk equals the one in memory. */
async function readsTheSame(id: string): Promise<void> {
  const { registry } = server;
  const [live, read] = [(await registry.find(id)).state, await registry.readState(id)];
  expect(whole(read)).toEqual(whole(live));
}

describe('undo', () => {
  it('repeated leaves one row, one note and one line of the log', async () => {
    const { id, me } = await atNoughts();
    const before = (await rows(id)).length;
    for (let i = 0; i < 60; i++) {
      await choose(id, me, 'noughts', `mark ${'abc'[i % 3]}1`);
      await choose(id, me, 'noughts', 'undo');
      if (i % 20 === 0) await readsTheSame(id);
    }
    const after = await rows(id);
    expect(after.length).toBe(before + 1);
    expect(after.at(-1)!.body.length).toBeLessThan(4_000);
    const { match, seq } = (await server.registry.find(id)).state;
    expect(seq).toBe(before + 120);
    expect(match!.entries.map((entry) => entry.kind)).toEqual(['note']);
    expect(match!.logFor(0).map(({ text }) => plain(text))).toEqual(['Noughts takes back 60 choices']);
    await readsTheSame(id);
    // And the game goes on.
    await choose(id, me, 'noughts', 'mark b2');
    await choose(id, me, 'crosses', 'mark a1');
    await readsTheSame(id);
    server = await server.again();
    await readsTheSame(id);
  });

  it('with other events in between keeps those, and clocks and orders as they were', async () => {
    const { ada, id, me } = await atNoughts();
    const pause = async (paused: boolean) => {
      server.time.now += 7_000;
      expect((await ada.post(`/api/tables/${id}/pause`, { paused })).status).toBe(200);
    };
    await choose(id, me, 'noughts', 'mark a1');
    await pause(true);
    await pause(false);
    await choose(id, me, 'noughts', 'undo');
    await readsTheSame(id);
    await choose(id, me, 'noughts', 'mark b1');
    await choose(id, me, 'noughts', 'undo');
    await readsTheSame(id);
    expect((await rows(id)).filter(({ kind }) => kind === 'paused')).toHaveLength(2);
  });

  it('does not happen twice: the ids of undone requests are known, or the request is outdated', async () => {
    const { ada, id, me } = await atNoughts(null);
    const at = (await server.registry.find(id)).state.seq;
    const first = await choose(id, me, 'noughts', 'mark a1', 'first');
    await choose(id, me, 'noughts', 'undo', 'back');
    let client = ada;
    const again = (request: string, text: string) =>
      client.post(`/api/tables/${id}/choices`, { id: request, at, seat: 'noughts', text });
    const both = async () => {
      expect((await again('first', 'mark a1')).body).toMatchObject({ t: 'ok', seq: first });
      expect((await again('back', 'undo')).body).toMatchObject({ t: 'ok', seq: first + 1 });
    };
    await both();
    server = await server.again();
    client = new Guest(server.url);
    for (const [name, value] of ada.cookies) client.cookies.set(name, value);
    await both();
    for (let i = 0; i < 40; i++) {
      await choose(id, me, 'noughts', 'mark a1');
      await choose(id, me, 'noughts', 'undo');
    }
    const { seq } = (await server.registry.find(id)).state;
    expect((await again('first', 'mark a1')).body).toMatchObject({ t: 'refused', code: 'outdated' });
    expect((await server.registry.find(id)).state.seq).toBe(seq);
  });

  it('is shown to all watchers', async () => {
    const { id, me } = await atNoughts(null);
    const bob = await (await server.guest('Bob')).connect();
    await bob.watch(id);
    await choose(id, me, 'noughts', 'mark a1');
    await choose(id, me, 'noughts', 'undo');
    const seq = await choose(id, me, 'noughts', 'mark b2');
    await bob.until(() => bob.seq(id) === seq);
    const lines = (view: TableView) => view.lines.spectator.map(({ text }) => text);
    expect(lines(bob.view(id))).toEqual(['# Noughts took back a choice', 'mark b2']);
    const cyd = await (await server.guest('Cyd')).connect();
    expect(lines(await cyd.watch(id))).toEqual(lines(bob.view(id)));
    const { body } = await cyd.get(`/api/tables/${id}/replay?at=1`);
    expect(body).toMatchObject({ at: 1, of: 1, line: 'noughts: mark b2' });
  });

  it('does not hide missing events', async () => {
    const { id, me } = await atNoughts(null);
    await choose(id, me, 'noughts', 'mark a1');
    await choose(id, me, 'noughts', 'undo');
    await choose(id, me, 'noughts', 'mark b2');
    await choose(id, me, 'crosses', 'mark c3');
    await choose(id, me, 'noughts', 'mark a1');
    const last = (await rows(id)).at(-1)!;
    await server.store.db
      .deleteFrom('events')
      .where('table_id', '=', id)
      .where('seq', '=', last.seq - 1)
      .execute();
    await expect(server.registry.readState(id)).rejects.toThrow();
  });

  it('of choices stored in the old way still works', async () => {
    const { id, me } = await atNoughts(null);
    const table = await server.registry.find(id);
    const { seq } = table.state;
    await table.close('read anew');
    const old = (n: number, line: string) => ({
      table_id: id,
      seq: seq + n,
      at: server.time.now,
      kind: 'choice',
      request: null,
      body: JSON.stringify({ by: 'person', lines: [line] }),
    });
    const lines = [
      'noughts: mark a1',
      'noughts: undo',
      'noughts: mark a1',
      'noughts: undo',
      'noughts: mark a2',
    ];
    await server.store.db
      .insertInto('events')
      .values(lines.map((line, i) => old(i + 1, line)))
      .execute();
    await server.store.db
      .updateTable('tables')
      .set({ seq: seq + lines.length })
      .where('id', '=', id)
      .execute();
    server = await server.again();
    await readsTheSame(id);
    await choose(id, me, 'noughts', 'undo');
    await choose(id, me, 'noughts', 'mark b2');
    await choose(id, me, 'noughts', 'undo');
    await readsTheSame(id);
    expect((await rows(id)).length).toBe(seq + 5);
  });
});
