import { LINES_PAGE, lastPagesFrom, plain, printRedacted, SPECTATOR } from '@sandtable/kernel';
import type { Person } from '@sandtable/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../../test/guest.js';
import { type Running, startServer } from '../../test/server.js';
import { journal } from './table-queries.js';

// However long the log of a table is, no client is sent all of it.

let server: Running;
let ada: Guest;
let bob: Guest;
let eve: Guest;
beforeAll(async () => {
  server = await startServer();
  [ada, bob, eve] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Eve')];
});
afterAll(() => server.stop());

const SEATS = ['amber', 'crimson', 'jade', 'indigo'];
const [AMBER, CRIMSON] = [0, 1];
/** A card that only Amber may know of, in the oldest line. */
const SECRET = 'You lay ';

/** A table with a very long log. */
async function longTable(told: number): Promise<string> {
  const id = await ada.open({ game: 'outposts', seats: { amber: 'me', jade: 'me' } });
  await bob.post(`/api/tables/${id}/join`, { seats: ['crimson', 'indigo'] });
  expect((await ada.post(`/api/tables/${id}/start`, {})).status).toBe(200);
  const match = (await server.registry.find(id)).state.match!;
  const everyone = match.log[0].to;
  match.log.length = 0;
  match.log.push({ at: 0, kind: 'laid-card', args: [1], to: 1 << AMBER });
  match.redacted.set(match.entries.length, 'lay …');
  match.entries.push({ kind: 'choice', seat: 'amber', text: 'lay ambush' });
  for (let i = 1; i < told; i++) {
    const own = i % 7 === 0;
    match.log.push({
      at: i,
      kind: own ? 'drew-cards' : 'drew',
      args: own ? [i % 5] : [i % 4, 1 + (i % 3)],
      to: own ? 1 << (i % 4) : everyone,
    });
    match.entries.push({ kind: 'choice', seat: SEATS[i % 4], text: `pass ${i}` });
    if (i % 10 === 0)
      match.entries.push({ kind: 'chance', what: 'shuffle', about: 'deck', values: [i, 0, 1] });
  }
  return id;
}

const lastHeard = (guest: Guest) => guest.heard.filter((text) => text.startsWith('{"t":"table"')).at(-1)!;

/** The lines as a client reads them that does not ask for marks. */
function unmarked<L extends { text: string }>(lines: readonly L[]): L[] {
  return lines.map((line) => ({ ...line, text: plain(line.text) }));
}

describe('a table where very much has happened', () => {
  it('is sent in a message of bounded size', async () => {
    await ada.connect();
    const sizes: number[] = [];
    for (const told of [2_000, 20_000, 150_000]) {
      const id = await longTable(told);
      const view = await ada.watch(id);
      expect(view.log.amber.length).toBeLessThan(2 * LINES_PAGE);
      expect(view.lines.amber.length).toBeLessThan(2 * LINES_PAGE);
      sizes.push(lastHeard(ada).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(30_000);
    ada.hangUp();
  });

  it('has its journal printed once, and in slices that leave the event loop to others', async () => {
    const id = await longTable(150_000);
    const table = await server.registry.find(id);
    let [turns, counting] = [0, true];
    const count = () => {
      turns++;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
    const spectator = { id: 'eve', name: 'Eve' };
    const first = await journal(table, spectator, null);
    counting = false;
    expect(turns).toBeGreaterThan(3);
    expect(await journal(table, spectator, null)).toBe(first);
    expect(first.toString()).toBe(printRedacted(table.state.match!, SPECTATOR));
  });

  it('serves the earlier pages to each viewer as they may know them, and reveals the secrets in them to nobody else', async () => {
    const id = await longTable(5_000);
    const { match } = (await server.registry.find(id)).state;
    const readers: [Guest, string, number][] = [
      [ada, 'amber', AMBER],
      [bob, 'crimson', CRIMSON],
      [eve, 'spectator', SPECTATOR],
      [ada, 'spectator', SPECTATOR],
    ];
    for (const [guest, seat, viewer] of readers) {
      const log = await guest.everything(id, 'log', seat);
      expect(log).toEqual(unmarked(match!.logFor(viewer)));
      const lines = await guest.everything(id, 'lines', seat);
      const own = viewer === AMBER;
      expect(log.some(({ text }) => text.startsWith(SECRET))).toBe(own);
      expect(lines.find(({ seat: who }) => who === 'amber')!.text).toBe(own ? 'lay ambush' : 'lay …');
      // Nor how often decks were shuffled in between.
      expect(lines.filter(({ text }) => text.includes('shuffle'))).toEqual([]);
      expect(lines.filter(({ text }) => text.startsWith('pass'))).toHaveLength(4_999);
      expect(lines.at(-1)!.at).toBe(5_000);
    }
    for (const kind of ['log', 'lines']) {
      const path = `/api/tables/${id}/${kind}`;
      expect((await bob.get(`${path}?as=amber`)).status).toBe(403);
      expect((await eve.get(`${path}?as=crimson`)).status).toBe(403);
      expect((await ada.get(`${path}?as=all-knowing`)).status).toBe(403);
      expect((await ada.get(`${path}?as=nobody`)).body.error).toContain("there is no seat 'nobody'");
      for (const bad of ['from=-1', 'from=x', 'to=1e9', 'from=1.5', 'to='])
        expect((await ada.get(`${path}?${bad}`)).status).toBe(400);
      const { body } = await ada.get(`${path}?as=amber&from=300&to=4000`);
      expect([body.from, body.lines.length]).toEqual([300, LINES_PAGE]);
      expect((await ada.get(`${path}?as=amber&from=300&to=310`)).body.lines).toHaveLength(10);
      expect((await ada.get(`${path}?as=amber&from=999999`)).body.lines).toEqual([]);
    }
  });

  it('has no lines before it has begun', async () => {
    const id = await ada.open({ game: 'outposts', seats: { amber: 'me' } });
    const { status, body } = await ada.get(`/api/tables/${id}/log`);
    expect([status, body.error]).toEqual([409, 'the game has not begun']);
  });
});

describe('a log that is about to need another page', () => {
  it('is followed by all watchers through undos, and by those who reconnect', async () => {
    const host = await (await server.guest('Ada')).connect();
    const id = await host.open({ game: 'noughts', seats: { noughts: 'me', crosses: 'me' }, start: true });
    const me = (await host.get('/api/me')).body as Person;
    const table = await server.registry.find(id);
    const match = table.state.match!;
    for (let i = 0; i < 3 * LINES_PAGE - 1; i++) {
      match.log.push({ at: 0, kind: 'marked', args: [i % 2, i % 9], to: 1 << 30 });
      match.entries.push({ kind: 'note', text: `line ${i}` });
    }
    const looker = await (await server.guest('Eve')).connect();
    await looker.watch(id);
    await host.watch(id);
    expect(looker.view(id).earlier).toEqual({ spectator: { log: LINES_PAGE, lines: LINES_PAGE } });
    const choose = async (text: string) => {
      const { seq } = await table.choose(me, {
        id: text + table.state.seq,
        at: table.state.seq,
        seat: 'noughts',
        text,
      });
      for (const one of [looker, host]) await one.until(() => one.seq(id) === seq);
      // The view built from deltas equals that of a new watcher.
      const fresh = await (await server.guest('Cyd')).connect();
      expect(await fresh.watch(id)).toEqual(looker.view(id));
      fresh.hangUp();
      expect(looker.view(id).earlier.spectator.log).toBe(lastPagesFrom(match.logFor(SPECTATOR).length));
      return looker.view(id);
    };
    expect((await choose('mark a1')).earlier.spectator).toEqual({
      log: 2 * LINES_PAGE,
      lines: 2 * LINES_PAGE,
    });
    const back = await choose('undo');
    expect(back.log.spectator.at(-1)!.text).toBe('Noughts takes back a choice');
    // A client that was away for a moment continues from the view it has.
    looker.hangUp();
    await looker.until(() => looker.closed !== null);
    await looker.connect();
    await looker.watch(id, { since: table.state.seq });
    await choose('mark b2');
    await choose('undo');
    expect((await choose('mark c3')).log.spectator.at(-1)!.text).toContain('c3');
    expect(await looker.everything(id, 'log', 'spectator')).toEqual(unmarked(match.logFor(SPECTATOR)));
  });
});
