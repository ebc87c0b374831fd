import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The fields that are checked here. */
type Answered = Record<string, unknown> & { view: { count: number } };

const PAIRS = 4_000;

/** A table from the time when every choice and every undo was kept: thousands of them. */
async function longTable(): Promise<{ id: string; host: string; seq: number }> {
  const ada = await server.guest('Ada');
  const id = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
  const { row, events } = (await server.store.tables.find(id))!;
  const { tables } = server.store;
  const last = events.at(-1)!;
  const copy = 'long-table';
  const more = Array.from({ length: 2 * PAIRS }, (_, i) => ({
    table_id: copy,
    seq: last.seq + 1 + i,
    at: last.at,
    kind: 'choice',
    request: null,
    body: JSON.stringify({ by: 'person', lines: [`noughts: ${i % 2 === 0 ? 'mark a1' : 'undo'}`] }),
  }));
  const first = events.map((event) => ({ ...event, table_id: copy }));
  await tables.create({ ...row, id: copy, seq: last.seq + more.length }, [...first, ...more.slice(0, 500)]);
  for (let i = 500; i < more.length; i += 500) {
    await server.store.db
      .insertInto('events')
      .values(more.slice(i, i + 500))
      .execute();
  }
  return { id: copy, host: ada.cookieHeader, seq: last.seq + more.length };
}

/** Runs an action and counts the turns of the event loop meanwhile. */
async function turnsDuring<R>(act: () => Promise<R>): Promise<{ result: R; turns: number; took: number }> {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const began = performance.now();
  const result = await act();
  counting = false;
  return { result, turns, took: performance.now() - began };
}

describe('a table with very many events', () => {
  it('is read in slices, and can be played, watched and replayed', async () => {
    const { id, host, seq } = await longTable();
    const { result: table, turns, took } = await turnsDuring(() => server.registry.find(id));
    expect(table.state.seq).toBe(seq);
    // Without slices it would be one turn; with them it is one per ten milliseconds or so.
    expect(turns).toBeGreaterThan(Math.min(10, took / 100));
    const ask = async (path: string) => {
      const answer = await fetch(`${server.url}/api/tables/${id}/${path}`, { headers: { cookie: host } });
      return { status: answer.status, body: (await answer.json()) as Answered };
    };
    const { body } = await ask(`replay?at=${PAIRS - 1}`);
    expect(body).toMatchObject({ at: PAIRS - 1, of: 2 * PAIRS, line: 'noughts: mark a1' });
    expect(body.view.count).toBe(1);
    expect((await ask(`replay?at=${PAIRS}`)).body).toMatchObject({
      line: 'noughts: undo',
      view: { count: 0 },
    });
    expect((await ask('outline?from=100')).body).toHaveLength(2_000);
    expect((await ask(`outline?from=${2 * PAIRS - 9}`)).body).toHaveLength(10);
  });
});
