import type { ReviewAnswer } from '@sandtable/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { compressText } from './compressed-text.js';
import { PlainReviewer, type Reviewer, type ReviewTask } from './reviewer.js';

/** Reviews as usual, by few steps; a record of what was asked; they can be held back, or fail. */
class WatchedReviewer implements Reviewer {
  private readonly reviewer = new PlainReviewer(undefined, { steps: 20 });
  readonly asked: ReviewTask[] = [];
  held: Promise<void> = Promise.resolve();
  broken = false;

  async review(task: ReviewTask): Promise<string> {
    this.asked.push(task);
    await this.held;
    if (this.broken) throw new Error('it sees nothing');
    return this.reviewer.review(task);
  }

  async close(): Promise<void> {}
}

let server: Running;
let reviewer: WatchedReviewer;
afterEach(() => server.stop());
async function start(): Promise<void> {
  reviewer = new WatchedReviewer();
  server = await startServer({ reviewer });
}

/** A game of one person against a bot that goes on for some turns and is then resigned. */
async function resigned(ada: Guest, choices: number, more: object = {}): Promise<string> {
  const table = await ada.open({
    game: 'qmg-ww2',
    seats: {
      germany: 'me',
      japan: 'me',
      italy: 'me',
      'united-kingdom': 'random',
      'soviet-union': 'random',
      'united-states': 'random',
    },
    start: true,
    ...more,
  });
  await ada.connect();
  await ada.watch(table);
  const state = async () => (await server.registry.find(table)).state;
  for (let made = 0; made < choices; ) {
    const asked = (await state()).asked();
    const seat = (await state()).constants.machine.game.seats.find(
      ({ id }, i) => asked.includes(i) && ['germany', 'japan', 'italy'].includes(id),
    );
    if (!seat) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const [text] = await ada.asked(table, seat.id);
    const answer = await ada.choose(table, seat.id, text);
    if (answer.t === 'ok') made++;
  }
  expect((await ada.get(`/api/tables/${table}/review`)).status).toBe(409);
  expect((await ada.post(`/api/tables/${table}/resign`)).status).toBe(200);
  return table;
}

const reviewOf = async (guest: Guest, table: string) => {
  const { status, body } = await guest.get(`/api/tables/${table}/review`);
  expect(status).toBe(200);
  const answer = body as ReviewAnswer;
  return answer.ready ? answer.review : 'not ready';
};

describe('the review of a game', () => {
  it('is made of resigned games, too, once for all who ask, and kept', async () => {
    await start();
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const table = await resigned(ada, 12);
    const [one, other] = await Promise.all([reviewOf(ada, table), reviewOf(eve, table)]);
    expect(reviewer.asked).toHaveLength(1);
    expect(other).toEqual(one);
    if (one === null || one === 'not ready') throw new Error('there is none');
    const { turns, advice } = one;
    expect(turns.length).toBeGreaterThan(1);
    expect(turns.every((turn, i) => i === 0 || turn.from === turns[i - 1].to)).toBe(true);
    const { match } = (await server.registry.find(table)).state;
    expect(turns.at(-1)!.to).toBe(match!.entries.filter(({ kind }) => kind === 'choice').length);
    for (const { at, hint } of advice) {
      expect(turns.some(({ from }) => from === at)).toBe(true);
      expect(hint).toMatchObject({ bot: 'general', text: expect.any(String) });
    }
    // Nobody's name is in it, and sentences have no marks unless they are wanted.
    expect(JSON.stringify(one)).not.toMatch(/\bAda\b|\u2063/);
    // Kept: also for another server on the same data, not for another version.
    server = await server.again({ reviewer, version: '1.2.3' });
    expect(await reviewOf(await server.guest('Ann'), table)).toEqual(one);
    expect(reviewer.asked).toHaveLength(1);
    server = await server.again({ reviewer, version: '1.2.4' });
    await reviewOf(await server.guest('Bob'), table);
    expect(reviewer.asked).toHaveLength(2);
    // While two versions run side by side, each keeps its own.
    server = await server.again({ reviewer, version: '1.2.3' });
    expect(await reviewOf(await server.guest('Cyd'), table)).toEqual(one);
    server = await server.again({ reviewer, version: '1.2.4' });
    await reviewOf(await server.guest('Dan'), table);
    expect(reviewer.asked).toHaveLength(2);
    // The version after both takes the place of the older one.
    server = await server.again({ reviewer, version: '1.2.5' });
    await reviewOf(await server.guest('Eli'), table);
    const kept = await server.store.db.selectFrom('version_reviews').select('version').execute();
    expect(kept.map(({ version }) => version).sort()).toEqual(['1.2.4', '1.2.5']);
  });

  it('is for those who may see the table', async () => {
    await start();
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const table = await resigned(ada, 2, { private: true });
    expect((await eve.get(`/api/tables/${table}/review`)).status).toBe(404);
    expect(reviewer.asked).toHaveLength(0);
    expect((await ada.get(`/api/tables/${table}/review`)).status).toBe(200);
  });

  it('is none where the game cannot tell who is ahead', async () => {
    await start();
    const ada = await server.guest('Ada');
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'random' },
      start: true,
    });
    await ada.post(`/api/tables/${table}/resign`);
    expect(await reviewOf(ada, table)).toBeNull();
  });

  it('that fails is said, and made again when it is asked for again', async () => {
    await start();
    const ada = await server.guest('Ada');
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me', crosses: 'random' },
      start: true,
    });
    await ada.post(`/api/tables/${table}/resign`);
    reviewer.broken = true;
    const { status, body } = await ada.get(`/api/tables/${table}/review`);
    expect([status, body.code]).toEqual([429, 'busy']);
    expect(server.reports).toEqual([`a review of table ${table}: it sees nothing`]);
    reviewer.broken = false;
    expect((await ada.get(`/api/tables/${table}/review`)).status).toBe(200);
  });

  it('is made by one process: the others wait for it, and make it themselves if that one ends', async () => {
    await start();
    const ada = await server.guest('Ada');
    const open = async () => {
      const seats = { noughts: 'me', crosses: 'random' };
      const table = await ada.open({ game: 'noughts', seats, start: true });
      await ada.post(`/api/tables/${table}/resign`);
      return table;
    };
    const { reviews, db } = server.store;
    const version = '1.2.3';
    const now = server.registry.now();
    /** Asks again when told to. */
    const settled = async (table: string) => {
      for (;;) {
        const review = await reviewOf(ada, table);
        if (review !== 'not ready') return review;
      }
    };
    // Another process has begun with both; it finishes one of them, and ends.
    const [made, left] = [await open(), await open()];
    const claim = { version, process: 'another', until: now + 1e9 };
    for (const table_id of [made, left]) expect(await reviews.claim({ table_id, ...claim }, now)).toBe(true);
    expect(await reviews.claim({ table_id: made, ...claim, process: 'third' }, now)).toBe(false);
    const answers = [made, left].map(settled);
    const review = { turns: [], advice: [] };
    const { seq } = (await server.registry.find(made)).state;
    const body = await compressText(JSON.stringify(review));
    await reviews.keep({ table_id: made, seq, version, body, made: 1 });
    expect(await answers[0]).toEqual(review);
    expect(reviewer.asked).toHaveLength(0);
    await db.updateTable('review_claims').set({ until: 0 }).where('table_id', '=', left).execute();
    expect(await answers[1]).toBeNull();
    expect(reviewer.asked).toHaveLength(1);
    const claims = await db.selectFrom('review_claims').selectAll().execute();
    expect(claims.map(({ table_id }) => table_id)).toEqual([made]);
  });

  it('is made one at a time, and few of an address wait', async () => {
    await start();
    let release = () => {};
    reviewer.held = new Promise((resolve) => {
      release = resolve;
    });
    const ada = await server.guest('Ada');
    const tables: string[] = [];
    for (let i = 0; i < 6; i++) {
      const table = await ada.open({
        game: 'noughts',
        seats: { noughts: 'me', crosses: 'random' },
        start: true,
      });
      await ada.post(`/api/tables/${table}/resign`);
      tables.push(table);
    }
    const answers = tables.map((table) => ada.get(`/api/tables/${table}/review`));
    let refused = 0;
    for (const answer of answers) void answer.then(({ body }) => (refused += Number(body?.code === 'busy')));
    await expect.poll(() => refused, { timeout: 240_000 }).toBe(2);
    expect(reviewer.asked).toHaveLength(1);
    release();
    const all = (await Promise.all(answers)).map(({ status }) => status);
    expect(all.filter((status) => status === 200)).toHaveLength(4);
  });
});
