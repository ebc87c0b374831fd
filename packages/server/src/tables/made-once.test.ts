import type { TableInfo } from '@sandtable/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { Metrics } from '../http/metrics.js';
import type { EncodedMessage } from './encoded-message.js';
import { Lobby } from './lobby.js';
import { TableViews } from './table-views.js';

// What many clients request, or one requests again and again, is computed once.

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** Counts serializations of one kind of message. */
function wordsFor(fits: (value: object) => boolean): () => number {
  const made = vi.spyOn(JSON, 'stringify');
  return () => made.mock.calls.filter(([value]) => typeof value === 'object' && value && fits(value)).length;
}

/** A client that keeps its messages. */
function onlooker(id: string) {
  const got: EncodedMessage[] = [];
  return { person: { id, name: id }, got, send: (message: EncodedMessage) => void got.push(message) };
}

describe('the lobby', () => {
  const table = (id: string, more: Partial<TableInfo> = {}) =>
    ({ id, private: false, status: 'open', created: Number(id), finished: null, ...more }) as TableInfo;

  it('is the same bytes for all clients until something changes, and then only that is new', () => {
    const lobby = new Lobby(Date.now);
    for (let i = 0; i < 500; i++) lobby.note(table(String(i)));
    const words = wordsFor((value) => 'created' in value);
    const watchers = Array.from({ length: 60 }, (_, i) => onlooker(String(i)));
    for (let round = 0; round < 20; round++) {
      for (const watcher of watchers) {
        lobby.watch(watcher);
        lobby.unwatch(watcher);
      }
      expect(lobby.listText()).toBe(lobby.listText());
    }
    expect(words()).toBe(500);
    const sent = watchers.flatMap(({ got }) => got);
    expect(new Set(sent).size).toBe(1);
    expect(JSON.parse(String(sent[0]))).toEqual({ t: 'lobby', tables: lobby.list() });
    expect(JSON.parse(String(lobby.listText()))).toEqual(lobby.list());

    lobby.note(table('7', { status: 'running' }));
    lobby.watch(watchers[0]);
    lobby.watch(watchers[1]);
    const [one, other] = [watchers[0].got.at(-1), watchers[1].got.at(-1)];
    expect(one).toBe(other);
    expect(one).not.toBe(sent[0]);
    expect(words()).toBe(501);
    expect(JSON.parse(String(one)).tables.find(({ id }: TableInfo) => id === '7').status).toBe('running');
    lobby.close();
  });

  it('is a list, empty or not', () => {
    const lobby = new Lobby(Date.now);
    expect(JSON.parse(String(lobby.listText()))).toEqual([]);
  });
});

describe('a table', () => {
  const seats = { noughts: 'me', crosses: 'me' };

  it('is rendered and serialized once for all who see the same, however they come and go', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const id = await ada.open({ game: 'noughts', seats, start: true });
    await ada.watch(id);
    const table = await server.registry.find(id);
    const looks = vi.spyOn(TableViews.prototype, 'tableView');
    const words = wordsFor((value) => 'views' in value);
    const crowd = Array.from({ length: 30 }, (_, i) => onlooker(`guest-${i}`));
    const comeAndGo = async () => {
      for (let round = 0; round < 5; round++) {
        for (const one of crowd) {
          await table.watch(one, null);
          await table.unwatch(one);
        }
      }
    };
    await comeAndGo();
    expect([looks.mock.calls.length, words()]).toEqual([1, 1]);
    const [whole] = crowd[29].got.map((message) => JSON.parse(String(message)));
    expect(whole).toMatchObject({
      t: 'table',
      table: id,
      seq: table.state.seq,
      full: { you: { seats: [] } },
    });
    // Ada has the table already: her patch is made, and none for those who left.
    await ada.choose(id, 'noughts', 'mark a1');
    expect(looks).toHaveBeenCalledTimes(2);
    await comeAndGo();
    expect([looks.mock.calls.length, words()]).toEqual([3, 2]);
    const last = crowd[29].got
      .map((message) => JSON.parse(String(message)))
      .filter(({ t }) => t === 'table')
      .at(-1);
    expect(last.seq).toBe(table.state.seq);
    expect(JSON.stringify(last.full)).toContain('a1');
  });

  it('throttles its presence messages', async () => {
    const ada = await server.guest('Ada');
    const table = await server.registry.find(await ada.open({ game: 'noughts', seats }));
    const steady = onlooker('steady');
    await table.watch(steady, null);
    const crowd = Array.from({ length: 200 }, (_, i) => onlooker(`guest-${i}`));
    await Promise.all(crowd.map((one) => table.watch(one, null)));
    await Promise.all(crowd.slice(1).map((one) => table.unwatch(one)));
    const heard = () => steady.got.map((one) => JSON.parse(String(one))).filter(({ t }) => t === 'presence');
    await vi.waitFor(() => expect(heard().at(-1)).toMatchObject({ spectators: 2 }), { timeout: 240_000 });
    expect(heard().length).toBeLessThan(100);
    // A new watcher gets the presence at once.
    expect(JSON.parse(String(crowd[0].got[1]))).toMatchObject({ t: 'presence', spectators: 2 });
  });

  it('answers the same question about the same position once', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const id = await ada.open({ game: 'noughts', seats, start: true });
    await ada.watch(id);
    const { state } = await server.registry.find(id);
    const findings = vi.spyOn(state.constants.machine.game, 'findings');
    const isRefusal = (one: unknown) => typeof one === 'object' && one !== null && 'touches' in one;
    const refusals = wordsFor((value) => Array.isArray(value) && isRefusal(value[0]));
    const ask = async () => {
      const paths = ['findings', 'why?seat=noughts', 'preview?seat=noughts&text=mark%20b2', 'journal'];
      for (const path of paths) {
        expect((await ada.get(`/api/tables/${id}/${path}`)).status).toBe(200);
      }
    };
    await ask();
    const made = [findings.mock.calls.length, refusals()];
    for (let i = 0; i < 10; i++) await ask();
    expect([findings.mock.calls.length, refusals()]).toEqual(made);
    await ada.choose(id, 'noughts', 'mark a1');
    const [before] = made;
    await ada.get(`/api/tables/${id}/findings`);
    expect(findings).toHaveBeenCalledTimes(before + 1);
    expect((await ada.get(`/api/tables/${id}/journal`)).body).toContain('noughts: mark a1');
  });

  it('reads its chat once, until there is a new line', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const id = await ada.open({ game: 'noughts', seats });
    await ada.watch(id);
    const say = async (text: string) => {
      ada.say({ t: 'chat', table: id, id: text, scope: 'table', text });
      await ada.next('chat', ({ lines }) => lines[0].text === text);
    };
    await say('hello');
    const read = vi.spyOn(server.store.chat, 'readLast');
    const bob = await (await server.guest('Bob')).connect();
    const comes = async () => {
      bob.say({ t: 'watch', table: id });
      return (await bob.next('chat')).lines.map(({ text }) => text);
    };
    for (let i = 0; i < 10; i++) expect(await comes()).toEqual(['hello']);
    expect(read).toHaveBeenCalledTimes(1);
    await say('again');
    bob.say({ t: 'unwatch', table: id });
    await bob.next('chat');
    for (let i = 0; i < 10; i++) expect(await comes()).toEqual(['hello', 'again']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('the numbers of /metrics are collected once for many requests', async () => {
  const metrics = new Metrics();
  const collect = vi.spyOn(metrics.registry, 'metrics');
  await Promise.all(Array.from({ length: 200 }, () => metrics.page()));
  expect(collect).toHaveBeenCalledTimes(1);
  metrics.close();
});
