import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';
import { type BotPool, type BotTask, InlineBotPool } from './bot-pool.js';

/** Bots that answer when the test says so. */
class SlowThinker implements BotPool {
  private readonly plain = new InlineBotPool();
  held: (() => void)[] = [];
  hold = false;
  /** Of this many thoughts in a row. */
  fails = 0;
  readonly thoughts: BotTask[] = [];

  async choose(task: BotTask) {
    this.thoughts.push(structuredClone(task));
    if (this.hold) await new Promise<void>((resolve) => this.held.push(resolve));
    if (this.fails > 0) {
      this.fails--;
      throw new Error('the bot has fallen asleep');
    }
    return this.plain.choose(task);
  }

  async close() {}
}

let server: Running;
const botPool = new SlowThinker();
let seeds = 0;
const newSeed = () => `seed ${++seeds}`;
beforeAll(async () => {
  server = await startServer({ botPool, newSeed });
});
afterAll(() => server.stop());

const BOTS: Record<string, string> = { amber: 'greedy', crimson: 'random', jade: 'greedy', indigo: 'random' };

describe('bots', () => {
  it('play their seats to the end, and see only a guess', async () => {
    const ada = await (await server.guest('Ada')).connect();
    botPool.thoughts.length = 0;
    const table = await ada.open({ game: 'outposts', seats: BOTS, start: true });
    await ada.watch(table);
    await ada.until(() => ada.view(table).info.status === 'finished');
    const { match } = (await server.registry.find(table)).state;
    // The generator's key is the same all game long; a guess has another generator.
    const key = match!.state.chance.slice(0, 8);
    expect([match!.header.chance, new Set(key).size]).toEqual(['chacha20', 8]);
    // Bots that choose at random need no thread.
    const thoughtful = match!.entries.filter(
      (entry) => entry.kind === 'choice' && BOTS[entry.seat] === 'greedy',
    );
    expect(thoughtful.length).toBeGreaterThan(5);
    expect(botPool.thoughts.length).toBe(thoughtful.length);
    const shown = botPool.thoughts.flatMap(({ guess }) => guess.chance);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((word) => key.includes(word))).toEqual([]);
  });

  it('go on where they were when the server starts again', async () => {
    const ada = await server.guest('Ada');
    botPool.hold = true;
    const table = await ada.open({ game: 'outposts', seats: BOTS, start: true });
    botPool.hold = false;
    for (const resolve of botPool.held.splice(0, 1)) resolve();
    const status = async () => (await (await server.guest()).get(`/api/tables/${table}`)).body.status;
    await server.stop();
    server = await startServer({ folder: server.folder, botPool, newSeed });
    await expect.poll(status, { timeout: 240_000 }).toBe('finished');
  });

  it('do not block the table while they think', async () => {
    const ada = await (await server.guest('Ada')).connect();
    botPool.hold = true;
    const table = await ada.open({ game: 'outposts', seats: { ...BOTS, amber: 'me' }, start: true });
    await ada.watch(table);
    const [text] = await ada.asked(table, 'amber');
    expect(await ada.choose(table, 'amber', text)).toMatchObject({ t: 'ok' });
    // The bot's answer is discarded, and it thinks again: the position has changed.
    botPool.hold = false;
    for (const resolve of botPool.held.splice(0)) resolve();
    await ada.until(() => ada.view(table).lines.amber.some(({ seat }) => seat === 'crimson'));
  });

  it('that fail are replaced by greedy, and it is reported', async () => {
    const ada = await (await server.guest('Ada')).connect();
    botPool.thoughts.length = 0;
    botPool.fails = 1;
    const seats = { noughts: 'greedy', crosses: 'greedy' };
    const table = await ada.open({ game: 'noughts', seats, start: true });
    await ada.watch(table);
    await ada.until(() => ada.view(table).info.status === 'finished');
    expect(server.reports).toContain(`greedy at table ${table}: the bot has fallen asleep`);
    // The first thought was lost, and greedy thought about the same position.
    const [lost, found] = botPool.thoughts;
    expect(found).toEqual({ ...lost, bot: 'greedy' });
    const { match } = (await server.registry.find(table)).state;
    const [first] = match!.entries.filter((entry) => entry.kind === 'choice');
    const { text } = await new InlineBotPool().choose(structuredClone(found));
    expect(first).toMatchObject({ text });
  });

  it('do not stop the game even if none of them can think', async () => {
    const ada = await (await server.guest('Ada')).connect();
    botPool.fails = Number.POSITIVE_INFINITY;
    const seats = { noughts: 'greedy', crosses: 'greedy' };
    const table = await ada.open({ game: 'noughts', seats, start: true });
    await ada.watch(table);
    await ada.until(() => ada.view(table).info.status === 'finished');
    botPool.fails = 0;
  });
});

describe('standing orders', () => {
  /** Plays a game in which Bob orders to let everything pass, whenever he could react to a choice. */
  async function playWithOrders() {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({
      game: 'outposts',
      options: { rounds: 'long' },
      seats: { amber: 'me', jade: 'me', indigo: 'me' },
    });
    await bob.post(`/api/tables/${table}/join`, { seats: ['crimson'] });
    for (const one of [ada, bob]) {
      await one.connect();
      await one.watch(table);
    }
    await ada.post(`/api/tables/${table}/start`);
    const { registry } = server;
    const state = () => registry.find(table).then((one) => one.state);
    let given = 0;
    for (let n = 0; n < 400 && given < 3; n++) {
      const now = await state();
      if (now.status === 'finished') break;
      const { seq } = now;
      const seat = now.constants.machine.game.seats[now.asked()[0]].id;
      const who = seat === 'crimson' ? bob : ada;
      await who.until(() => who.seq(table) >= seq, 'the newest view');
      const decision = who.view(table).views[seat].decisions.find((one) => one.seat === seat)!;
      if (who.seq(table) > seq || now.orderToMove()) {
        await who.get('/api/me');
      } else if (decision.standing && seat === 'crimson') {
        // "Never ask me until it is my turn."
        bob.say({ t: 'orders', table, id: `o${n}`, seat, orders: [null] });
        await bob.next('ok', ({ id }) => id === `o${n}`);
        await bob.until(() => bob.seq(table) >= seq + 2, 'the answer of the order');
        given++;
        expect(ada.view(table).orders).toEqual({});
      } else {
        const options = decision.options!.map(({ text }) => text);
        const text = options.find((one) => /^lay/.test(one)) ?? options[n % options.length];
        expect(await who.choose(table, seat, text)).toMatchObject({ t: 'ok' });
      }
    }
    return { given, table, ada };
  }

  it('answer for a seat until it is its turn, and are seen only by their owner', async () => {
    let played = await playWithOrders();
    // He does not have a reaction in every game.
    for (let games = 1; games < 10 && played.given === 0; games++) played = await playWithOrders();
    const { given, table, ada } = played;
    expect(given).toBeGreaterThan(0);
    const events = (await server.store.tables.find(table))!.events;
    expect(events.filter(({ body }) => body.includes('"by":"order"')).length).toBeGreaterThan(0);
    const passed = events
      .filter(({ body }) => body.includes('"by":"order"'))
      .map(({ body }) => JSON.parse(body).lines[0]);
    expect(new Set(passed)).toEqual(new Set(['crimson: pass']));
    expect(ada.heard.join()).not.toContain('"orders":{"crimson"');
  });

  it('survive a restart of the server, as do those that an older version has stored', async () => {
    const ada = await server.guest('Ada');
    const table = await ada.open({ game: 'outposts', seats: { ...BOTS, amber: 'me' } });
    const until = { about: 'topic', what: 'hills just raided', until: 'cancelled' };
    const never = { about: 'card', what: 'palisade', until: 'cancelled' };
    await ada.post(`/api/tables/${table}/orders`, { id: 'o1', seat: 'amber', orders: [until, never] });
    const older = await ada.open({ game: 'outposts', seats: { ...BOTS, amber: 'me' } });
    await ada.post(`/api/tables/${older}/orders`, {
      id: 'o2',
      seat: 'amber',
      orders: ['camps just settled'],
    });
    const [event] = (await server.store.tables.find(older))!.events.slice(-1);
    // As they were stored: topics alone, and null.
    await server.store.db
      .updateTable('events')
      .set({ body: JSON.stringify({ ...JSON.parse(event.body), orders: ['camps just settled', null] }) })
      .where('table_id', '=', older)
      .where('seq', '=', event.seq)
      .execute();
    await server.stop();
    server = await startServer({ folder: server.folder, botPool, newSeed });
    const ordersOf = async (id: string) => (await server.registry.find(id)).state.orders.of(0);
    expect(await ordersOf(table)).toEqual([until, never]);
    expect(await ordersOf(older)).toEqual([
      { about: 'topic', what: 'camps just settled', until: 'asked' },
      { about: 'everything', what: '', until: 'asked' },
    ]);
  });

  it('can be given only for one’s own seat', async () => {
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const table = await ada.open({ game: 'outposts', seats: { ...BOTS, amber: 'me' } });
    const orders = { id: 'x', seat: 'amber', orders: ['hills just raided'] };
    expect((await eve.post(`/api/tables/${table}/orders`, orders)).body).toMatchObject({ code: 'seat' });
    const first = (await ada.post(`/api/tables/${table}/orders`, orders)).body;
    expect(first).toMatchObject({ t: 'ok' });
    expect((await ada.post(`/api/tables/${table}/orders`, orders)).body).toEqual(first);
  });
});
