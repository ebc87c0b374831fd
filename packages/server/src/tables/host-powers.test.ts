import type { HostRules } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: 1e12, real: false } });
});
afterAll(() => server.stop());

const at = (table: string, what: string) => `/api/tables/${table}/${what}`;
const CLOCK = { kind: 'live', seconds: 60, refill: 0 } as const;

/** Hana is the host at amber, Bob and Cyd sit at crimson and jade, a bot at indigo; the game runs. */
async function running(hostRules?: HostRules, more: object = {}) {
  const [hana, bob, cyd] = await Promise.all(['Hana', 'Bob', 'Cyd'].map((name) => server.guest(name)));
  const seats = { amber: 'me', indigo: 'random' };
  const table = await hana.open({ game: 'outposts', seats, ...(hostRules ? { hostRules } : {}), ...more });
  await bob.post(at(table, 'join'), { seats: ['crimson'] });
  await cyd.post(at(table, 'join'), { seats: ['jade'] });
  await hana.post(at(table, 'start'));
  return { hana, bob, cyd, table };
}
const expel = (who: Guest, table: string, seat: string, more: object = {}) =>
  who.post(at(table, 'expel'), { seat, after: 'open', ...more });
const journal = async (who: Guest, table: string) => (await who.get(at(table, 'journal'))).body as string;

describe('the host', () => {
  it('has no powers in a running game, unless the table was opened with them', async () => {
    const { hana, bob, table } = await running(undefined, { clock: CLOCK });
    expect((await hana.get(`/api/tables/${table}`)).body.hostRules).toBeUndefined();
    const refused = await expel(hana, table, 'crimson');
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'by the rules of this table nobody is removed from a running game',
    ]);
    const { body } = await hana.post(at(table, 'pause'), { paused: true });
    expect([body.status, body.wishes.length]).toEqual(['running', 1]);
    expect((await expel(bob, table, 'amber')).status).toBe(403);
  });

  it('removes before the start, and whoever was removed does not come back, under no name', async () => {
    const [hana, bob] = [await server.guest('Hana'), await server.guest('Bob')];
    const table = await hana.open({ game: 'noughts', seats: { noughts: 'me' } });
    await bob.post(at(table, 'join'), { seats: ['crosses'] });
    expect((await expel(bob, table, 'noughts')).status).toBe(403);
    expect((await expel(hana, table, 'noughts')).body.error).toContain('hosts leave by themselves');
    const { body } = await expel(hana, table, 'crosses');
    expect(body.seats.crosses).toMatchObject({ who: null, open: true });
    const again = () => bob.post(at(table, 'join'), { seats: ['crosses'] });
    expect((await again()).body.error).toBe('you were removed from this table');
    await bob.post('/api/account', { name: 'Bob again', password: 'correct horse' });
    await bob.delete('/api/session');
    expect((await again()).body.error).toBe('you were removed from this table');
  });

  it('removes and pauses at will where the table says so, and the journal tells', async () => {
    const { hana, bob, cyd, table } = await running({ pause: 'host', remove: 'host' }, { clock: CLOCK });
    expect((await bob.post(at(table, 'pause'), { paused: true })).body.status).toBe('running');
    expect((await hana.post(at(table, 'pause'), { paused: true })).body.status).toBe('paused');
    expect((await hana.post(at(table, 'pause'), { paused: false })).body.status).toBe('running');
    expect((await expel(bob, table, 'jade')).status).toBe(403);
    const { body } = await expel(hana, table, 'crimson', { after: 'bot' });
    expect(body.seats.crimson).toMatchObject({ who: null, open: false });
    expect(body.seats.crimson.bot).not.toBeNull();
    const { body: freed } = await expel(hana, table, 'jade');
    expect(freed.seats.jade).toMatchObject({ who: null, open: true });
    expect((await cyd.post(at(table, 'join'), { seats: ['jade'] })).body.error).toBe(
      'you were removed from this table',
    );
    // Another person takes the seat that was freed.
    const dan = await server.guest('Dan');
    expect((await dan.post(at(table, 'join'), { seats: ['jade'] })).body.seats.jade.who.name).toBe('Dan');
    const told = await journal(hana, table);
    expect(told).toContain('Hana (host) pauses the game');
    expect(told).toMatch(/Bob is removed by the rules of the table: .* plays Crimson/);
    // It is all in the events: another server knows it, too.
    await server.registry.caretaker.forget(table);
    expect((await bob.post(at(table, 'join'), { seats: ['crimson'] })).body.error).toBe(
      'you were removed from this table',
    );
  });

  it('removes those who missed the clock, and nobody else', async () => {
    const { hana, table } = await running({ pause: 'agreed', remove: 'clock' }, { clock: CLOCK });
    expect((await expel(hana, table, 'crimson')).body.error).toBe('Bob still has time on the clock');
    const { state } = await server.registry.find(table);
    // Whoever is asked runs out of time.
    for (let i = 0; i < 20 && !state.isLapsed(state.seatOf('crimson')); i++) {
      server.time.now += 61_000;
      const found = await server.registry.find(table);
      found.lookAtClocks();
      await found.inTurn(() => {});
    }
    expect(state.isLapsed(state.seatOf('crimson'))).toBe(true);
    expect((await expel(hana, table, 'crimson')).body.seats.crimson).toMatchObject({ who: null, open: true });
  });

  it('asks the others where a majority decides', async () => {
    const { hana, bob, cyd, table } = await running({ pause: 'agreed', remove: 'majority' });
    expect((await expel(bob, table, 'jade')).status).toBe(403);
    const { body: asked } = await expel(hana, table, 'crimson', { after: 'bot' });
    expect(asked.removal).toMatchObject({ seat: 'crimson', after: 'bot', agreed: [{ name: 'Hana' }] });
    expect((await expel(bob, table, 'crimson')).status).toBe(403);
    expect((await expel(hana, table, 'jade')).status).toBe(409);
    // Asking twice is asking once; the host withdraws, and asks again.
    expect((await expel(hana, table, 'crimson')).body.seats.crimson.who.name).toBe('Bob');
    expect((await expel(hana, table, 'crimson', { agree: false })).body.removal).toBeUndefined();
    await expel(hana, table, 'crimson', { after: 'bot' });
    const { body } = await expel(cyd, table, 'crimson');
    expect(body.seats.crimson).toMatchObject({ who: null, open: false });
    expect(body.removal).toBeUndefined();
    // Two are left: neither of them is a majority.
    await expel(hana, table, 'jade');
    expect((await hana.get(`/api/tables/${table}`)).body.seats.jade.who.name).toBe('Cyd');
  });
});
