import { randomUUID } from 'node:crypto';
import { plain, replay } from '@sandtable/kernel';
import { LIMITS, type Person } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import type { TableState } from './table-state.js';
import { TableViews } from './table-views.js';

let server: Running;
beforeAll(async () => {
  server = await startServer({ time: { now: 1_000_000, real: false }, snapshots: { snapshotEvery: 4 } });
});
afterAll(() => server.stop());

/** Ada and Bob have marked three cells. */
async function two() {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const id = await ada.open({ game: 'noughts', seats: { noughts: 'me' } });
  const at = (what: string) => `/api/tables/${id}/${what}`;
  await bob.post(at('join'), { seats: ['crosses'] });
  await ada.post(at('start'));
  const people = { noughts: await meOf(ada), crosses: await meOf(bob) };
  const choose = (seat: 'noughts' | 'crosses', text: string) => chooseAs(id, people[seat], seat, text);
  await choose('noughts', 'mark a1');
  await choose('crosses', 'mark b2');
  await choose('noughts', 'mark c3');
  const back = (who: Guest, to: number, agree = true) => who.post(at('back'), { to, agree });
  return { ada, bob, id, at, choose, back };
}

const meOf = async (guest: Guest) => (await guest.get('/api/me')).body as Person;

async function chooseAs(id: string, me: Person, seat: string, text: string) {
  const table = await server.registry.find(id);
  const answer = await table.choose(me, { id: randomUUID(), at: table.state.seq, seat, text });
  expect(answer).toMatchObject({ t: 'ok' });
}

/** The whole state of a table, as far as any client can tell. */
function whole(state: TableState) {
  const you = { seats: ['noughts', 'crosses'], host: true, invite: null, barred: [] };
  return { seq: state.seq, match: state.match!.snapshot(), view: new TableViews(state).tableView(you) };
}

async function readsTheSame(id: string): Promise<void> {
  const [live, read] = [(await server.registry.find(id)).state, await server.registry.readState(id)];
  expect(whole(read)).toEqual(whole(live));
}

const matchOf = async (id: string) => (await server.registry.find(id)).state.match!;

describe('going back', () => {
  it('needs the agreement of all players, and then takes back what was decided since', async () => {
    const { ada, bob, id, choose, back } = await two();
    const asked = await back(ada, 1);
    expect(asked.body.back).toMatchObject({ to: 1, by: { name: 'Ada' }, agreed: [{ name: 'Ada' }] });
    expect((await matchOf(id)).state.count).toBe(3);
    // Asking again is not a second vote.
    expect((await back(ada, 1)).body.back.agreed).toHaveLength(1);
    const done = await back(bob, 1);
    expect([done.status, done.body.back]).toEqual([200, undefined]);
    const match = await matchOf(id);
    expect(match.state.count).toBe(1);
    expect(match.entries.at(-1)).toEqual({ kind: 'rewind', to: 1 });
    expect(plain(match.logFor(0).at(-1)!.text)).toBe('Everybody agreed to go back to choice 1');
    await readsTheSame(id);
    await choose('crosses', 'mark c3');
    await readsTheSame(id);
    // The journal replays to the same position.
    expect(replay(match.machine.game, (await matchOf(id)).journal()).state.count).toBe(2);
    server = await server.again();
    expect((await matchOf(id)).state.count).toBe(2);
  });

  it('is over when it is refused, withdrawn, or somebody plays on', async () => {
    const { ada, bob, id, choose, back } = await two();
    await back(ada, 0);
    expect((await back(bob, 0, false)).body.back).toBeUndefined();
    expect((await back(bob, 0)).body.back).toMatchObject({ by: { name: 'Bob' } });
    expect((await back(bob, 0, false)).body.back).toBeUndefined();
    await back(ada, 2);
    await choose('crosses', 'mark a2');
    expect((await server.registry.find(id)).state.info().back).toBeUndefined();
    expect((await matchOf(id)).state.count).toBe(4);
    await readsTheSame(id);
  });

  it('asks neither bots nor people whom one replaces', async () => {
    const { ada, bob, id, at, back } = await two();
    await back(bob, 2);
    await bob.post(at('leave'));
    // Its request has left with its player.
    expect((await ada.get(`/api/tables/${id}`)).body.back).toBeUndefined();
    expect((await back(bob, 1)).body).toMatchObject({ code: 'seat' });
    expect((await back(ada, 0)).status).toBe(200);
    const { entries } = await matchOf(id);
    expect(entries).toContainEqual({ kind: 'rewind', to: 0 });
    await readsTheSame(id);
  });

  it('is refused in words', async () => {
    const { ada, bob, at, back } = await two();
    const carl = await server.guest('Carl');
    expect((await carl.post(at('back'), { to: 1, agree: true })).body.error).toMatch(/do not sit/);
    expect((await back(ada, 3)).body.error).toMatch(/nothing to take back/);
    expect((await ada.post(at('back'), { to: -1, agree: true })).status).toBe(400);
    await back(ada, 1);
    expect((await back(bob, 2)).body.error).toMatch(/^Ada asks to go back already/);
    await ada.post(at('resign'));
    expect((await back(bob, 1)).body.error).toMatch(/over/);
  });

  it('does not answer questions that were asked before', async () => {
    const { ada, bob, id, back } = await two();
    const table = await server.registry.find(id);
    const { seq } = table.state;
    await back(ada, 2);
    await back(bob, 2);
    const late = { id: randomUUID(), at: seq, seat: 'noughts', text: 'mark a2' };
    expect(await table.choose(await meOf(ada), late)).toMatchObject({ t: 'refused', code: 'outdated' });
  });

  it('is possible a number of times only', async () => {
    const { ada, bob, id, choose, back } = await two();
    for (let i = 0; i < LIMITS.goingsBack; i++) {
      await back(ada, 2);
      expect((await back(bob, 2)).status).toBe(200);
      await choose('noughts', i % 2 ? 'mark c3' : 'mark a2');
    }
    expect((await back(ada, 2)).body).toMatchObject({ code: 'busy' });
    await readsTheSame(id);
    const [{ state }] = [await server.registry.find(id)];
    await server.registry.snapshots.settled(id);
    // Also from a snapshot that was taken in between.
    server = await server.again();
    expect(whole((await server.registry.find(id)).state).match.state).toEqual(whole(state).match.state);
    expect(server.reports).toEqual([]);
  });
});
