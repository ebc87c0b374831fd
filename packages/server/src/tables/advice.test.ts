import type { BotAnswer } from '@sandtable/host';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { type BotPool, type BotTask, InlineBotPool } from './bot-pool.js';

/** Bots as usual, and a record of what they were asked; advice can be held back, or fail. */
class WatchedBots implements BotPool {
  private readonly bots = new InlineBotPool();
  readonly asked: BotTask[] = [];
  held: Promise<void> = Promise.resolve();
  broken = false;

  async choose(task: BotTask): Promise<BotAnswer> {
    if (!task.explain) return this.bots.choose(task);
    this.asked.push(task);
    await this.held;
    if (this.broken) throw new Error('it thinks of nothing');
    // By a count and not by time, so that a busy machine gets the same answer.
    return this.bots.choose({ ...task, budget: { steps: 20 } });
  }

  async close(): Promise<void> {}
}

let server: Running;
let bots: WatchedBots;
async function start(): Promise<void> {
  bots = new WatchedBots();
  server = await startServer({ botPool: bots });
}
afterEach(() => server.stop());

const QMG = {
  germany: 'me',
  'united-kingdom': 'random',
  japan: 'random',
  'soviet-union': 'random',
  italy: 'random',
  'united-states': 'random',
};

/** A game of one person as Germany with bots, at the person's first question. */
async function alone(ada: Guest, more: object = {}): Promise<string> {
  const table = await ada.open({ game: 'qmg-ww2', seats: QMG, start: true, ...more });
  await ada.connect();
  await ada.watch(table);
  await ada.asked(table, 'germany');
  // All are asked at the beginning: the bots have answered.
  const { state } = await server.registry.find(table);
  await ada.until(() => state.asked().length === 1 && ada.seq(table) === state.seq);
  return table;
}

/** Chooses the first option until a bot has chosen something; returns the number that its lines in the log have. */
async function untilBotChose(ada: Guest, table: string): Promise<number> {
  for (;;) {
    const found = ada
      .view(table)
      .lines.germany.find(({ seat }) => seat !== null && seat !== 'germany' && seat in QMG);
    if (found) return found.at;
    const [text] = await ada.asked(table, 'germany');
    const { seq } = await ada.choose(table, 'germany', text);
    await ada.until(() => ada.seq(table) >= seq);
    await ada.asked(table, 'germany');
  }
}

describe('advice', () => {
  it('is what the best bot would choose, with its reason and others, and changes nothing', async () => {
    await start();
    const ada = await server.guest('Ada');
    const table = await alone(ada, { advice: true });
    const seq = ada.seq(table);
    const { status, body } = await ada.get(`/api/tables/${table}/hint?seat=germany`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bot: 'general', text: expect.any(String), others: expect.any(Array) });
    expect(await ada.asked(table, 'germany')).toContain(body.text.split(';')[0].trim());
    expect(ada.seq(table)).toBe(seq);
    // Nobody thinks twice about the same question.
    expect((await ada.get(`/api/tables/${table}/hint?seat=germany`)).body).toEqual(body);
    expect(bots.asked).toHaveLength(1);
    expect(await ada.choose(table, 'germany', body.text)).toMatchObject({ t: 'ok' });
  });

  it('comes from a guess at what the seat cannot see', async () => {
    await start();
    const ada = await server.guest('Ada');
    const table = await alone(ada, { advice: true });
    await ada.get(`/api/tables/${table}/hint?seat=germany`);
    const { machine, state } = (await server.registry.find(table)).state.match!;
    const [{ guess, history, seat }] = bots.asked;
    const own = machine.spec!.places.findIndex(
      (place) => place.name.startsWith('germany') && place.name.includes('hand'),
    );
    expect(own).toBeGreaterThanOrEqual(0);
    expect([...guess.places[own]].sort()).toEqual([...state.places[own]].sort());
    const hidden = state.places.filter((items, place) => {
      const known = items.every((item) => state.known[item] & (1 << seat));
      return items.length > 1 && !known && JSON.stringify(items) === JSON.stringify(guess.places[place]);
    });
    // Decks of dozens of cards: none lies as it does in truth.
    expect(hidden.filter((items) => items.length > 6)).toEqual([]);
    for (const { to } of history) expect(to & (1 << seat)).not.toBe(0);
    expect(JSON.stringify(bots.asked)).not.toContain(
      (await server.registry.find(table)).state.constants.seed,
    );
  });

  it('is given where the rules of the table allow it, to whoever sits there and is asked', async () => {
    await start();
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const silent = await alone(ada);
    expect((await ada.get(`/api/tables/${silent}`)).body.advice).toBeUndefined();
    const refused = await ada.get(`/api/tables/${silent}/hint?seat=germany`);
    expect([refused.status, refused.body.code]).toEqual([409, 'status']);
    expect((await ada.get(`/api/tables/${silent}/reason?at=1`)).status).toBe(409);

    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' }, advice: true });
    expect((await bob.get(`/api/tables/${table}`)).body.advice).toBe(true);
    await bob.post(`/api/tables/${table}/join`, { seats: ['crosses'] });
    await ada.post(`/api/tables/${table}/start`);
    const of = (guest: Guest, seat: string) => guest.get(`/api/tables/${table}/hint?seat=${seat}`);
    expect((await of(bob, 'noughts')).status).toBe(403);
    expect((await of(bob, 'crosses')).body).toBeNull();
    expect((await of(ada, 'noughts')).body.text).toMatch(/^mark /);
    // A rematch has the same rules.
    await bob.post(`/api/tables/${table}/resign`);
    const { id } = (await ada.post(`/api/tables/${table}/rematch`)).body;
    expect((await ada.get(`/api/tables/${id}`)).body.advice).toBe(true);
    // After a restart, too.
    server = await server.again({ botPool: bots });
    const again = await server.guest();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    expect((await again.get(`/api/tables/${id}`)).body.advice).toBe(true);
  });

  it('is not for rated games, nor do quick matches lead to tables with it', async () => {
    await start();
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await ada.post('/api/account', { name: 'Ada', password: 'correct horse battery' });
    const { status, body } = await ada.post('/api/tables', { game: 'noughts', rated: true, advice: true });
    expect([status, body.code]).toEqual([400, 'message']);
    const clock = { kind: 'correspondence', seconds: 500_000, refill: 0 } as const;
    await ada.open({ game: 'noughts', seats: { noughts: 'me' }, clock, advice: true });
    const found = await bob.post('/api/match', { game: 'noughts', pace: 'correspondence' });
    expect(found.body.how).toBe('opened');
  });

  it('is thought about one question at a time, and few of an address wait', async () => {
    await start();
    let release = () => {};
    bots.held = new Promise((resolve) => {
      release = resolve;
    });
    const ada = await server.guest('Ada');
    const tables: string[] = [];
    for (let i = 0; i < 6; i++)
      tables.push(
        await ada.open({
          game: 'noughts',
          seats: { noughts: 'me', crosses: 'random' },
          start: true,
          advice: true,
        }),
      );
    const answers = tables.map((table) => ada.get(`/api/tables/${table}/hint?seat=noughts`));
    let refused = 0;
    for (const answer of answers) void answer.then(({ body }) => (refused += Number(body?.code === 'busy')));
    await expect.poll(() => refused, { timeout: 240_000 }).toBe(2);
    expect(bots.asked).toHaveLength(1);
    release();
    const all = (await Promise.all(answers)).map(({ status }) => status);
    expect(all.filter((status) => status === 200)).toHaveLength(4);
    expect(bots.asked).toHaveLength(4);
  });

  it('that fails is said, and asked for again', async () => {
    await start();
    const ada = await server.guest('Ada');
    const table = await alone(ada, { advice: true });
    bots.broken = true;
    const { status, body } = await ada.get(`/api/tables/${table}/hint?seat=germany`);
    expect([status, body.code]).toEqual([429, 'busy']);
    expect(server.reports).toEqual([`advice at table ${table}: it thinks of nothing`]);
    bots.broken = false;
    expect((await ada.get(`/api/tables/${table}/hint?seat=germany`)).status).toBe(200);
  });
});

describe('the reason of a choice', () => {
  it('is told to those who may see the choice, also in a game that is over', async () => {
    await start();
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const table = await alone(ada, { advice: true });
    const at = await untilBotChose(ada, table);
    const told = (await ada.get(`/api/tables/${table}/reason?at=${at}`)).body;
    expect(told.seat in QMG).toBe(true);
    expect(told).toHaveProperty('reason');
    expect((await eve.get(`/api/tables/${table}/reason?at=${at}&as=germany`)).status).toBe(403);
    expect((await eve.get(`/api/tables/${table}/reason?at=${at}`)).status).toBe(200);
    expect((await ada.get(`/api/tables/${table}/reason?at=0`)).body).toBeNull();
    expect((await ada.get(`/api/tables/${table}/reason?at=99999999`)).body).toBeNull();

    const silent = await ada.open({ game: 'qmg-ww2', seats: QMG, start: true });
    await ada.watch(silent);
    const chosen = await untilBotChose(ada, silent);
    expect((await ada.get(`/api/tables/${silent}/reason?at=${chosen}`)).status).toBe(409);
    await ada.post(`/api/tables/${silent}/resign`);
    expect((await eve.get(`/api/tables/${silent}/reason?at=${chosen}`)).status).toBe(200);
  });
});
