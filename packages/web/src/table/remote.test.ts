import { signal } from '@preact/signals';
import { commitTo } from '@sandtable/kernel';
import type { FromServer, TableView } from '@sandtable/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Wire } from '../net/live.js';
import { keptPart } from '../online/kept-parts.js';
import { blankTable } from './blank-table.js';
import { type Line, RemoteTable } from './remote.js';

let asked: { path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { baseURI: 'http://games.example/' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ path: new URL(address).pathname, body: JSON.parse(body) });
    return { ok: true, status: 200, json: async () => ({}) };
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A client's table, and a fake server that shows what the test tells it to. */
function table(id: string) {
  let hear: (message: FromServer) => void = () => {};
  const live: Line = {
    wire: signal<Wire>('socket'),
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => {};
    },
    watch() {},
    unwatch() {},
    startOver() {},
    ask: async (message) => ({ t: 'ok', table: id, id: message.id, seq: 0 }),
  };
  const remote = new RemoteTable(id, null, live);
  let seq = 0;
  const show = (
    status: TableView['info']['status'],
    contributions: TableView['chance']['contributions'],
    until: number | null = null,
  ) => {
    const full = blankTable({
      info: { id, status, commit: commitTo('seven') },
      you: { seats: ['red'] },
      chance: { generator: 'chacha20', until, contributions },
    });
    hear({ t: 'table', table: id, seq: ++seq, now: 0, full });
  };
  const refuse = () =>
    hear({ t: 'error', table: id, code: 'table', reason: 'this table cannot be read' } as FromServer);
  return { remote, show, refuse };
}
const other = { commit: commitTo('b'), value: null };
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('takes a seat with a commitment, reveals on request, and verifies that it counts', async () => {
  const { remote, show } = table('fair');
  show('open', {});
  await remote.sit(['red']);
  const { commit } = asked[0].body as { commit: string };
  const { value } = keptPart('fair')!;
  expect(asked).toEqual([
    { path: '/api/tables/fair/join', body: { seats: ['red'], commit: commitTo(value) } },
  ]);
  show('open', { red: { commit, value: null }, blue: other });
  expect([asked.length, remote.own.value.standing]).toEqual([1, 'committed']);
  show('open', { red: { commit, value: null }, blue: other }, 5_000);
  await settled();
  expect(asked.slice(1)).toEqual([{ path: '/api/tables/fair/reveal', body: { value } }]);
  show('running', { red: { commit, value }, blue: other });
  await settled();
  expect([asked.length, remote.own.value.standing]).toEqual([2, 'counted']);
});

it('that was shown and is stuck says so; while a server is only stopping, it stays', async () => {
  const { remote, show, refuse } = table('stuck');
  show('running', {});
  let status = 503;
  vi.stubGlobal('fetch', async () => ({
    ok: false,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => ({ error: 'no', code: 'table' }),
  }));
  refuse();
  await settled();
  expect([remote.trouble.value, remote.link.value]).toEqual([null, 'ready']);
  status = 409;
  refuse();
  await settled();
  expect([remote.trouble.value, remote.link.value]).toEqual(['this table cannot be read', 'failed']);
  // It was mended.
  show('running', {});
  expect([remote.trouble.value, remote.link.value]).toEqual([null, 'ready']);
});

it('does not reveal for a second list, and says so', async () => {
  const { remote, show } = table('unfair');
  show('open', {});
  await remote.sit(['red']);
  const { commit } = asked[0].body as { commit: string };
  show('open', { red: { commit, value: null }, blue: other }, 5_000);
  await settled();
  show('open', { red: { commit, value: null }, blue: { commit: commitTo('c'), value: null } }, 9_000);
  await settled();
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['join', 'reveal']);
  expect(remote.own.value.standing).toBe('list');
});

it('notices that its value was dropped', async () => {
  const { remote, show } = table('dropped');
  show('open', {});
  await remote.sit(['red']);
  const { commit } = asked[0].body as { commit: string };
  show('open', { red: { commit, value: null }, blue: other }, 5_000);
  await settled();
  show('running', { red: { commit, value: null }, blue: other });
  expect(remote.own.value.standing).toBe('late');
});

it('takes a seat without one in a running game, and with a fresh one at the next table', async () => {
  const { remote, show } = table('running');
  show('running', {});
  await remote.sit(['red']);
  expect(asked[0].body).toEqual({ seats: ['red'] });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push({ path: '', body: JSON.parse(body) });
    return { ok: true, status: 200, json: async () => ({ id: 'the next' }) };
  });
  expect(await remote.rematch()).toBe('the next');
  expect(asked[1].body).toEqual({ commit: commitTo(keptPart('the next')!.value) });
});
