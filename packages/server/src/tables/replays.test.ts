import { patched } from '@sandtable/kernel/patch';
import { LIMITS, type ReplayOutline, type ReplayView } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { PlainReader, type ReplayReply, type ReplayTask } from './replay-reader.js';

/** A reader that records its tasks. */
class Remembering extends PlainReader {
  readonly asked: ReplayTask[] = [];
  broken = false;

  override async ask(task: ReplayTask): Promise<ReplayReply> {
    this.asked.push(task);
    if (this.broken) throw new Error('the thread of the replays has ended');
    return super.ask(task);
  }
}

let server: Running;
const reader = new Remembering();
beforeAll(async () => {
  server = await startServer({ reader });
});
afterAll(() => server.stop());

/** A game that bots have played to its end. */
async function finished(game = 'outposts'): Promise<string> {
  const host = await server.guest('Host');
  const { body: games } = await host.get('/api/games');
  const seats = games.find((one: { id: string }) => one.id === game).seats as { id: string }[];
  const id = await host.open({
    game,
    seats: Object.fromEntries(seats.map((seat) => [seat.id, 'random'])),
    start: true,
  });
  const table = await server.registry.find(id);
  await vi.waitFor(() => expect(table.state.status).toBe('finished'), { timeout: 240_000 });
  return id;
}

describe('a replay', () => {
  it('is computed once for identical requests, and the journal is handed over once', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const id = await finished();
    const { entries } = (await server.registry.find(id)).state.match!;
    reader.asked.length = 0;
    const ask = (guest: typeof ada, at: number) =>
      guest.get(`/api/tables/${id}/replay?at=${at}&as=all-knowing`);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 ? ada : bob, 7)));
    const views = answers.map(({ body }) => body as ReplayView);
    expect(new Set(views.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(views[0]).toMatchObject({ at: 7 });
    expect(answers[0].headers.get('content-type')).toContain('application/json');
    const handed = () =>
      reader.asked.reduce((sum, task) => sum + (task.t === 'add' ? task.entries.length : 0), 0);
    expect(handed()).toBe(entries.length);
    // Everything else comes from the open game.
    for (const at of [1, views[0].of, 3]) expect((await ask(ada, at)).body.at).toBe(at);
    expect((await ask(ada, 100_000)).body.at).toBe(views[0].of);
    expect(handed()).toBe(entries.length);
  });

  it('of a running game hands over only the new entries', async () => {
    const ada = await (await server.guest('Ada')).connect();
    const id = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    await ada.watch(id);
    const at = async (n: number) => (await ada.get(`/api/tables/${id}/replay?at=${n}`)).body as ReplayView;
    await ada.choose(id, 'noughts', 'mark a1');
    expect(await at(9)).toMatchObject({ at: 1, of: 1, line: 'noughts: mark a1' });
    reader.asked.length = 0;
    await ada.until(() => ada.view(id).views.crosses.count === 1);
    await ada.choose(id, 'crosses', 'mark b2');
    expect(await at(9)).toMatchObject({ at: 2, of: 2, line: 'crosses: mark b2' });
    const handed = reader.asked.flatMap((task) => (task.t === 'add' ? task.entries : []));
    expect(handed).toEqual([{ kind: 'choice', seat: 'crosses', text: 'mark b2' }]);
  });

  it('works after the reader has dropped the game', async () => {
    const ada = await server.guest('Ada');
    // More games than it keeps open.
    const tables: string[] = [];
    for (let i = 0; i < 10; i++) tables.push(await finished('noughts'));
    for (let round = 0; round < 2; round++) {
      for (const id of tables) {
        const { status, body } = await ada.get(`/api/tables/${id}/replay?at=3`);
        expect([status, body.at]).toEqual([200, 3]);
      }
    }
  });

  it('reports in a sentence that it is not possible just now', async () => {
    const ada = await server.guest('Ada');
    const id = await finished('noughts');
    reader.broken = true;
    const { status, body } = await ada.get(`/api/tables/${id}/replay?at=3`);
    reader.broken = false;
    expect([status, body.code, body.error]).toEqual([429, 'busy', expect.stringContaining('try again')]);
    expect(server.reports.at(-1)).toContain('the thread of the replays has ended');
    expect((await ada.get(`/api/tables/${id}/replay?at=3`)).status).toBe(200);
  });

  it('has an outline in pages', async () => {
    const ada = await server.guest('Ada');
    const id = await finished();
    const page = async (from: number) =>
      (await ada.get(`/api/tables/${id}/outline?as=all-knowing&from=${from}`)).body as ReplayOutline;
    const all = await page(0);
    const { of } = (await ada.get(`/api/tables/${id}/replay`)).body as ReplayView;
    expect(all).toHaveLength(of + 1);
    expect(all.length).toBeLessThanOrEqual(LIMITS.outline);
    expect(all[0].line).toBeNull();
    expect(await page(5)).toEqual(all.slice(5));
    expect(await page(of + 1)).toEqual([]);
    // As patches it is the same, and much smaller.
    const short = async (from: number) =>
      (await ada.get(`/api/tables/${id}/outline?as=all-knowing&from=${from}&patches=1`)).body;
    const [first, ...patches] = await short(3);
    const steps: ReplayOutline = [first];
    for (const patch of patches) steps.push(patched(steps.at(-1)!, patch));
    expect(steps).toEqual(all.slice(3));
    expect(JSON.stringify(await short(0)).length).toBeLessThan(JSON.stringify(all).length / 1.5);
    expect(await short(of + 1)).toEqual([]);
  });
});

describe('a server that stops during many replays', () => {
  it('refuses the waiting requests at once, and logs no error', async () => {
    let interrupt = (_: Error) => {};
    const interrupted = new Promise<never>((_, reject) => {
      interrupt = reject;
    });
    interrupted.catch(() => {});
    const slow = {
      asked: 0,
      ask() {
        slow.asked++;
        return interrupted;
      },
      close: async () => {},
    };
    const stopping = await startServer({ reader: slow });
    const ada = await stopping.guest('Ada');
    const id = await ada.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const answers = Array.from({ length: 10 }, (_, at) => ada.get(`/api/tables/${id}/replay?at=${at}`));
    const table = await stopping.registry.find(id);
    await vi.waitFor(() => expect(slow.asked).toBe(1), { timeout: 240_000 });
    // All ten are there, and nine wait.
    await table.inTurn(() => {});
    const stopped = stopping.stop();
    interrupt(new Error('the thread of the replays has ended'));
    const told = await Promise.all(answers.map((one) => one.then(({ body }) => body.error, String)));
    await stopped;
    expect(slow.asked).toBe(1);
    expect(told[0]).toBe('the server is stopping: ask again in a moment');
    expect(stopping.reports).toEqual([]);
  });
});
