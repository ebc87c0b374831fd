import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('the lobby', () => {
  it('sends changes, and only those', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const first = await ada.open({ game: 'noughts' });
    await bob.connect();
    bob.say({ t: 'lobby' });
    bob.say({ t: 'lobby' });
    expect((await bob.next('lobby')).tables.map(({ id }) => id)).toContain(first);
    const second = await ada.open({ game: 'outposts', seats: { amber: 'me' } });
    const opened = await bob.next('lobby-delta', ({ changed }) => changed.some(({ id }) => id === second));
    expect(opened.changed.find(({ id }) => id === second)).toMatchObject({
      game: 'outposts',
      status: 'open',
      host: { name: 'Ada' },
    });
    await ada.post(`/api/tables/${second}/leave`);
    expect(await bob.next('lobby-delta')).toEqual({ t: 'lobby-delta', changed: [], gone: [second] });
    expect(bob.heard.filter((text) => text.startsWith('{"t":"lobby",'))).toHaveLength(1);
    bob.say({ t: 'lobby', on: false });
    bob.say({ t: 'ping' });
    await bob.next('pong');
    const heard = bob.heard.length;
    await ada.post(`/api/tables/${first}/join`, { seats: ['crosses'] });
    await bob.get('/api/me');
    expect(bob.heard).toHaveLength(heard);
    expect((await bob.get('/api/tables')).body).toContainEqual(
      expect.objectContaining({ id: first, seats: expect.objectContaining({}) }),
    );
  });

  it('is the same after a restart, and never shows a private table', async () => {
    const ada = await server.guest('Ada');
    const open = await ada.open({ game: 'noughts' });
    const hidden = await ada.open({ game: 'noughts', private: true });
    const listed = async () => {
      const { body } = await (await server.guest()).get('/api/tables');
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await listed()).toContain(open);
    expect(await listed()).not.toContain(hidden);
    server = await server.again();
    expect(await listed()).toContain(open);
    expect(await listed()).not.toContain(hidden);
  });
});

describe('games on offer', () => {
  it('come with their options, bots and charts', async () => {
    const { body } = await (await server.guest()).get('/api/games');
    const qmg = body.find(({ id }: { id: string }) => id === 'qmg-ww2');
    expect(qmg).toMatchObject({ example: false, bots: expect.arrayContaining(['random', 'greedy']) });
    expect(qmg.options.edition).toEqual({
      values: ['second', 'first'],
      default: 'second',
      about: expect.any(String),
    });
    const groups = (players: number, options: Record<string, string>) =>
      qmg.charts.find(
        (chart: { players: number; options: object }) =>
          chart.players === players && JSON.stringify(chart.options) === JSON.stringify(options),
      )?.groups;
    expect(groups(2, {})).toHaveLength(2);
    expect(groups(3, {})).toContainEqual(['japan', 'italy']);
    expect(groups(3, { edition: 'first' })).toContainEqual(['germany', 'italy']);
  });
});

describe('an option that is a text', () => {
  const values = 'weather.april:mud|mud;weather.may:mud|mud';

  it('is kept by the table and its journal, and not repeated in lists', async () => {
    const ada = await server.guest('Ada');
    const { body: games } = await ada.get('/api/games');
    const { options } = games.find(({ id }: { id: string }) => id === 'totaler-krieg');
    expect(options.values).toMatchObject({ values: [], default: '', text: { maxLength: 49_152 } });
    const seats = { axis: 'me', western: 'random' };
    const id = await ada.open({ game: 'totaler-krieg', options: { values }, seats, start: true });
    const { body: info } = await ada.get(`/api/tables/${id}`);
    expect(JSON.stringify(info)).toContain('"values":"own"');
    expect(JSON.stringify(info)).not.toContain('mud|mud');
    server = await server.again();
    const { body: journal } = await (await server.guest()).get(`/api/tables/${id}/journal`);
    expect(journal).toContain(`values=${values}`);
  });

  it('is played with at an online table, and after the server has been started anew', async () => {
    const ada = await server.guest('Ada');
    // In place of ours: the Combat Results Table, a Strategic Hex, a counter and a limit of victory.
    const own = [
      ...['crt.3-1:Ad 2/0|Ad 2/0|Ad 2/0|Ad 2/0|Ad 2/0|Ad 2/0', 'automatic-victory.axis:12'],
      ...['strategic-hexes.w3720:axis', 'counters.de-army-4:7-7-4/3|4-4-3/2'],
    ].join(';');
    const seats = { axis: 'me', western: 'random' };
    const id = await ada.open({ game: 'totaler-krieg', options: { values: own }, seats, start: true });
    await ada.connect();
    const { views } = await ada.watch(id);
    // The board is told what differs from ours.
    expect(JSON.stringify(views.axis.table)).toContain('7-7-4/3');
    // The Axis lets segments pass until its units move.
    const prompt = () => ada.view(id).views.axis.decisions[0]?.prompt ?? '';
    for (let n = 0; n < 8 && !prompt().includes('unit moves'); n++) {
      expect(await ada.asked(id, 'axis')).toContain('done');
      expect(await ada.choose(id, 'axis', 'done')).toMatchObject({ t: 'ok' });
    }
    expect(prompt()).toContain('Which unit moves?');
    server = await server.again();
    const { body: journal } = await (await server.guest()).get(`/api/tables/${id}/journal`);
    expect(journal).toContain('counters.de-army-4:7-7-4/3');
    expect(journal).toContain('axis: done');
  });

  it('is refused if it is wrong or too long', async () => {
    const ada = await server.guest('Ada');
    const refused = async (text: string) => {
      const order = { game: 'totaler-krieg', options: { values: text } };
      const { status, body } = await ada.post('/api/tables', order);
      expect(status).toBe(400);
      return body.error as string;
    };
    expect(await refused('weather.april:rain|mud')).toContain('weather.april: expected the weather of North');
    expect(await refused('__proto__.x:y')).toContain('expected section.key:values');
    expect((await refused('x'.repeat(40_000))).length).toBeLessThan(300);
  });
});

describe('an unused table', () => {
  it('is dropped from memory and loaded again, and closed if it never began', async () => {
    const time = { now: Date.now(), real: false };
    const quiet = await startServer({ time });
    const ada = await quiet.guest('Ada');
    const seats = { noughts: 'me', crosses: 'me' };
    const running = await ada.open({ game: 'noughts', seats, start: true });
    const open = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect(quiet.registry.loaded).toBe(2);
    time.now += 60_000;
    await quiet.registry.caretaker.tidyUp();
    expect(quiet.registry.loaded).toBe(2);
    await ada.connect();
    await ada.watch(open);
    time.now += 180_000;
    await quiet.registry.caretaker.tidyUp();
    expect(quiet.registry.loaded).toBe(1);
    expect((await ada.get(`/api/tables/${running}`)).body.status).toBe('running');
    time.now += 25 * 3_600_000;
    await quiet.registry.caretaker.tidyUp();
    await ada.until(() => ada.view(open).info.status === 'closed');
    expect((await ada.get('/api/tables')).body.map(({ id }: { id: string }) => id)).toEqual([running]);
    await quiet.stop();
  });

  it('counts towards the host’s limit', async () => {
    const ada = await server.guest('Ada');
    for (let i = 0; i < 10; i++) await ada.open({ game: 'noughts' });
    const more = await ada.post('/api/tables', { game: 'noughts' });
    expect([more.status, more.body.code]).toEqual([429, 'busy']);
    expect((await (await server.guest()).post('/api/tables', { game: 'noughts' })).status).toBe(201);
  });
});

describe('a request for a table', () => {
  it('gives options, seats, bots, clock, and whether it is private', async () => {
    const ada = await server.guest('Ada');
    const order = {
      game: 'outposts',
      options: { rounds: 'long' },
      seats: { amber: 'me', crimson: 'open', jade: 'greedy' },
      clock: { kind: 'correspondence', seconds: 86_400, refill: 3_600 },
      private: true,
    } as const;
    const { body: info } = await ada.get(`/api/tables/${await ada.open(order)}`);
    expect(info).toMatchObject({
      game: 'outposts',
      options: { rounds: 'long' },
      status: 'open',
      private: true,
      host: { name: 'Ada' },
      clock: order.clock,
      seats: {
        amber: { who: { name: 'Ada' }, bot: null, open: false },
        crimson: { who: null, bot: null, open: true },
        jade: { who: null, bot: 'greedy', open: false },
        indigo: { who: null, bot: null, open: true },
      },
      commit: expect.stringMatching(/^[0-9a-f]{64}$/),
      seed: null,
    });
    const seats = { amber: 'me', crimson: 'random', jade: 'greedy', indigo: 'random' };
    const { body: begun } = await ada.get(
      `/api/tables/${await ada.open({ game: 'outposts', seats, start: true })}`,
    );
    expect(begun).toMatchObject({
      status: 'running',
      private: false,
      options: { rounds: 'short' },
      clock: null,
    });
  });

  it.each([
    [{ game: 'chess' }, 400, "there is no game 'chess'"],
    [{ game: 'noughts', seats: { east: 'me' } }, 403, "noughts has no seat 'east'"],
    [{ game: 'noughts', seats: { noughts: 'deep-blue' } }, 400, "there is no bot 'deep-blue'"],
    [{ game: 'outposts', options: { rounds: 'endless' } }, 400, "option 'rounds' can't be 'endless'"],
    [{ game: 'noughts', seats: { noughts: 'me' }, start: true }, 409, 'nobody plays Crosses yet'],
    [{ game: 'noughts', clock: { kind: 'live', seconds: 5, refill: 0 } }, 400, 'seconds'],
    [{ game: 'noughts', colour: 'red' }, 400, 'additional properties'],
    [{ game: '../noughts' }, 400, 'pattern'],
  ])('%j is refused in a sentence', async (order, status, sentence) => {
    const answer = await (await server.guest()).post('/api/tables', order);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(sentence)]);
  });
});
