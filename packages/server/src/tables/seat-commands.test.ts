import { say } from '@sandtable/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { ABSENCE } from './seat-commands.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: Date.now(), real: false } });
});
afterAll(() => server.stop());

const at = (table: string, what: string) => `/api/tables/${table}/${what}`;

/** Ada has amber, Bob crimson, bots the other two; the game runs, and both watch. */
async function fourSeats(): Promise<{ ada: Guest; bob: Guest; table: string }> {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const seats = { amber: 'me', jade: 'random', indigo: 'random' };
  const table = await ada.open({ game: 'outposts', seats });
  await bob.post(at(table, 'join'), { seats: ['crimson'] });
  await ada.connect();
  await bob.connect();
  await ada.watch(table);
  await bob.watch(table);
  await ada.post(at(table, 'start'));
  await ada.asked(table, 'amber');
  await bob.asked(table, 'crimson');
  return { ada, bob, table };
}

describe('before the start', () => {
  it('people sit down, leave, and the host sets the bots', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
    expect((await bob.post(at(table, 'join'), { seats: ['noughts'] })).body.error).toBe(
      'the seat of Noughts is taken',
    );
    // For a client that translates, with its parts marked.
    const marked = await bob.post(`${at(table, 'join')}?marks=1`, { seats: ['noughts'] });
    expect(marked.body.error).toBe(say`the seat of ${'Noughts'} is taken`);
    expect((await bob.post(at(table, 'seat'), { seat: 'crosses', bot: 'greedy' })).status).toBe(403);
    expect((await ada.post(at(table, 'start'))).body.error).toBe('nobody plays Crosses yet');
    const { body: withBot } = await ada.post(at(table, 'seat'), { seat: 'crosses', bot: 'greedy' });
    expect(withBot.seats.crosses).toMatchObject({ who: null, bot: 'greedy', open: false });
    expect((await bob.post(at(table, 'join'), { seats: ['crosses'] })).status).toBe(403);
    await ada.post(at(table, 'seat'), { seat: 'crosses', bot: 'open' });
    const { body: joined } = await bob.post(at(table, 'join'), { seats: ['crosses'] });
    expect(joined.seats.crosses.who.name).toBe('Bob');
    expect((await bob.post(at(table, 'start'))).status).toBe(403);
    // The host leaves: the next person at the table becomes the host.
    const { body: left } = await ada.post(at(table, 'leave'));
    expect([left.host.name, left.seats.noughts.open]).toEqual(['Bob', true]);
    const { body: closed } = await bob.post(at(table, 'leave'));
    expect(closed.status).toBe('closed');
    expect((await ada.post(at(table, 'join'), { seats: ['noughts'] })).status).toBe(409);
  });

  it('a seat that nobody plays in a scenario is offered to nobody, and the game begins without it', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const order = { game: 'totaler-krieg', options: { scenario: 'barbarossa' } };
    const all = { axis: 'me', western: 'greedy', soviet: 'open' };
    const refused = await ada.post('/api/tables', { ...order, seats: all });
    expect(refused.body.error).toBe('nobody plays the Western Allies with these options');
    const table = await ada.open({ ...order, seats: { axis: 'me' } });
    const sits = await bob.post(at(table, 'join'), { seats: ['western'] });
    expect(sits.body.error).toBe('nobody plays the Western Allies with these options');
    expect((await ada.post(at(table, 'seat'), { seat: 'western', bot: 'greedy' })).status).toBe(403);
    expect((await ada.post(at(table, 'start'))).body.error).toBe('nobody plays the Soviet Union yet');
    const { body: joined } = await bob.post(at(table, 'join'), { seats: ['soviet'] });
    expect(Object.keys(joined.seats)).toEqual(['axis', 'soviet']);
    expect((await ada.post(at(table, 'start'))).body.status).toBe('running');
  });

  it('sides are those of the scenario: where allies play each other, one wins when the other resigns', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const order = { game: 'totaler-krieg', options: { scenario: '1945' }, seats: { western: 'me' } };
    const table = await ada.open(order);
    await bob.post(at(table, 'join'), { seats: ['soviet'] });
    await ada.post(at(table, 'start'));
    const { body } = await ada.post(at(table, 'resign'));
    expect([body.status, body.result]).toMatchObject(['finished', { winner: 'soviet', how: 'resigned' }]);
  });

  it('a private table needs the invitation', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({ game: 'noughts', seats: { noughts: 'me' }, private: true });
    await ada.connect();
    const { invite } = (await ada.watch(table)).you;
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await bob.post(at(table, 'join'), { seats: ['crosses'] })).status).toBe(404);
    expect((await bob.get(`/api/tables/${table}?invite=wrong`)).status).toBe(404);
    await bob.connect();
    bob.say({ t: 'watch', table });
    expect(await bob.next('error')).toMatchObject({ code: 'table', table });
    expect((await bob.get(`/api/tables/${table}?invite=${invite}`)).status).toBe(200);
    await bob.watch(table, { invite: invite! });
    expect(bob.view(table).you.invite).toBeNull();
    expect((await bob.post(at(table, 'join'), { seats: ['crosses'], invite })).status).toBe(200);
    await bob.until(() => bob.view(table).you.seats.includes('crosses'));
    expect(bob.view(table).you.invite).toBe(invite);
  });

  it('an unknown table is refused', async () => {
    const guest = await server.guest();
    expect((await guest.get('/api/tables/none')).body).toEqual({
      error: 'there is no such table',
      code: 'table',
    });
    expect((await guest.post(at('none', 'start'))).status).toBe(404);
  });
});

describe('a pause', () => {
  it('stops the game until a player resumes it', async () => {
    const { ada, bob, table } = await fourSeats();
    const eve = await server.guest('Eve');
    expect((await eve.post(at(table, 'pause'), { paused: true })).status).toBe(403);
    expect((await bob.post(at(table, 'pause'), { paused: true })).body.status).toBe('paused');
    await ada.until(() => ada.view(table).info.status === 'paused');
    const [text] = await ada.asked(table, 'amber');
    expect(await ada.choose(table, 'amber', text)).toMatchObject({
      code: 'status',
      reason: 'the game is paused',
    });
    expect((await ada.post(at(table, 'pause'), { paused: false })).body.status).toBe('running');
    await ada.until(() => ada.view(table).info.status === 'running');
    expect(await ada.choose(table, 'amber', text)).toMatchObject({ t: 'ok' });
  });
});

describe('a player leaves a running game', () => {
  it('a bot takes over, and gives the seat back', async () => {
    const { ada, bob, table } = await fourSeats();
    await bob.post(at(table, 'leave'));
    await ada.until(() => ada.view(table).info.seats.crimson.bot !== null);
    const { crimson } = ada.view(table).info.seats;
    expect(crimson).toMatchObject({ who: { name: 'Bob' }, bot: 'greedy', open: false });
    // The bot makes the choices that Bob owes; Bob himself can no longer, and nobody else may sit there.
    await ada.until(() => ada.view(table).lines.amber.some(({ seat }) => seat === 'crimson'));
    expect(await bob.choose(table, 'crimson', 'discard raid')).toMatchObject({ code: 'seat' });
    const eve = await server.guest('Eve');
    expect((await eve.post(at(table, 'join'), { seats: ['crimson'] })).status).toBe(403);
    const { body } = await bob.post(at(table, 'join'), { seats: ['crimson'] });
    expect(body.seats.crimson).toMatchObject({ who: { name: 'Bob' }, bot: null });
    expect(ada.view(table).lines.amber.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['# greedy (bot) plays Crimson for Bob']),
    );
  });

  it('for good: the seat is free for anyone who is not on the other side', async () => {
    const { ada, bob, table } = await fourSeats();
    await bob.post(at(table, 'leave'), { forGood: true });
    expect((await ada.get(`/api/tables/${table}`)).body.seats.crimson).toMatchObject({
      who: null,
      open: true,
    });
    expect((await ada.post(at(table, 'join'), { seats: ['crimson'] })).body.error).toContain('other side');
    const eve = await server.guest('Eve');
    const { body } = await eve.post(at(table, 'join'), { seats: ['crimson'] });
    expect(body.seats.crimson).toMatchObject({ who: { name: 'Eve' }, bot: null, open: false });
    expect((await bob.post(at(table, 'join'), { seats: ['crimson'] })).status).toBe(403);
  });

  it('others may ask for a bot once a player has been away for a while', async () => {
    const { ada, bob, table } = await fourSeats();
    const ask = () => ada.post(at(table, 'substitute'), { seat: 'crimson' });
    expect((await ask()).body.error).toContain('Bob is here');
    bob.hangUp();
    await ada.next('presence', ({ seats }) => !seats.includes('crimson'));
    expect((await ask()).status).toBe(409);
    server.time.now += ABSENCE;
    expect((await ask()).body.seats.crimson).toMatchObject({ who: { name: 'Bob' }, bot: 'greedy' });
    expect((await ask()).body.error).toContain('a bot plays Crimson already');
    const eve = await server.guest('Eve');
    expect((await eve.post(at(table, 'substitute'), { seat: 'amber' })).status).toBe(403);
  });
});

describe('resigning', () => {
  it('ends the game when a whole side has resigned; until then a bot plays on', async () => {
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    const table = await ada.open({ game: 'outposts', seats: { amber: 'me', indigo: 'random' } });
    await bob.post(at(table, 'join'), { seats: ['crimson'] });
    await cyd.post(at(table, 'join'), { seats: ['jade'] });
    await ada.post(at(table, 'start'));
    const first = (await ada.post(at(table, 'resign'))).body;
    expect(first).toMatchObject({ status: 'running', seats: { amber: { resigned: true, bot: 'greedy' } } });
    // Ada changes her mind, and resigns again; Cyd is on the same side.
    await ada.post(at(table, 'join'), { seats: ['amber'] });
    expect((await ada.get(`/api/tables/${table}`)).body.seats.amber).toMatchObject({
      resigned: false,
      bot: null,
    });
    await ada.post(at(table, 'resign'));
    const { body } = await cyd.post(at(table, 'resign'));
    expect(body).toMatchObject({
      status: 'finished',
      result: { winner: 'south', how: 'resigned', why: null },
      seed: expect.any(String),
    });
    expect((await ada.get(at(table, 'journal'))).body).toContain('# amber resigned');
  });
});

describe('a rematch', () => {
  it('seats the players who want one where they sat', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const table = await ada.open({
      game: 'noughts',
      seats: { noughts: 'me' },
      clock: { kind: 'live', seconds: 60, refill: 5 },
    });
    await bob.post(at(table, 'join'), { seats: ['crosses'] });
    expect((await bob.post(at(table, 'rematch'))).status).toBe(409);
    await ada.post(at(table, 'start'));
    await ada.post(at(table, 'resign'));
    const { body: first } = await bob.post(at(table, 'rematch'));
    const { body: second } = await ada.post(at(table, 'rematch'));
    expect(second).toEqual(first);
    const { body: again } = await ada.get(`/api/tables/${first.id}`);
    expect(again).toMatchObject({
      game: 'noughts',
      status: 'open',
      clock: { kind: 'live', seconds: 60, refill: 5 },
      host: { name: 'Bob' },
      seats: { noughts: { who: { name: 'Ada' } }, crosses: { who: { name: 'Bob' } } },
    });
    expect((await ada.get(`/api/tables/${table}`)).body.rematch).toBe(first.id);
    const eve = await server.guest('Eve');
    expect((await eve.post(at(table, 'rematch'))).status).toBe(403);
  });
});

describe('a new name', () => {
  it('is shown at every table of the person', async () => {
    const { ada, bob, table } = await fourSeats();
    await bob.post('/api/me', { name: 'Robert' });
    await ada.until(() => ada.view(table).info.seats.crimson.who?.name === 'Robert');
    expect(ada.view(table).info.host?.name).toBe('Ada');
  });
});
