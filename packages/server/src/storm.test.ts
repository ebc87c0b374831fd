import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest } from '../test/guest.js';
import { ServerOnFolder } from '../test/process.js';
import { freshFolder } from '../test/server.js';

// A real process, a real file, and kill -9 in the middle of a storm of choices, many times.

const ROUNDS = Number(process.env.SANDTABLE_STORM_ROUNDS ?? 8);
const TABLES = 12;

const data = freshFolder();
const server = new ServerOnFolder(data);
let killed = false;
afterAll(() => server.kill());

function start(): Promise<string> {
  killed = false;
  return server.start();
}

function kill(): Promise<void> {
  killed = true;
  return server.kill();
}

interface Sent {
  table: string;
  id: string;
  seat: string;
  text: string;
  at: number;
}

/** One player at all seats of a table who plays as fast as answers come, and records the acknowledgements. */
class Player {
  /** All tables so far; the last one is in play. */
  readonly tables: string[] = [];
  cookies: [string, string][] = [];
  person = '';
  readonly acknowledged = new Map<string, Sent & { seq: number }>();
  /** Sent, but the connection broke before an answer came. */
  pending: Sent | null = null;
  private sent = 0;

  constructor(readonly name: string) {}

  async come(url: string): Promise<Guest> {
    const guest = new Guest(url);
    for (const [name, value] of this.cookies) guest.cookies.set(name, value);
    this.person = (await guest.get('/api/me')).body.id;
    this.cookies = [...guest.cookies];
    await guest.connect();
    if (this.table === '') await this.open(guest);
    else await guest.watch(this.table);
    return guest;
  }

  private async open(guest: Guest): Promise<void> {
    const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' };
    this.tables.push(await guest.open({ game: 'outposts', options: { rounds: 'long' }, seats, start: true }));
    await guest.watch(this.table);
  }

  private get table(): string {
    return this.tables.at(-1) ?? '';
  }

  /** Sends the unanswered choice again with the same id, so that it cannot happen twice. */
  async ask(guest: Guest): Promise<void> {
    if (!this.pending) return;
    const { table, id, at, seat, text } = this.pending;
    const answer = await guest.choose(table, seat, text, { id, at });
    if (answer.t === 'ok') this.acknowledged.set(id, { ...this.pending, seq: answer.seq });
    this.pending = null;
    // The resulting view must arrive before the next choice is made on it.
    await guest.until(() => guest.seq(table) >= answer.seq);
  }

  /** Plays one game after the other until the connection breaks. */
  async play(guest: Guest, dice: () => number, told: () => void): Promise<void> {
    try {
      for (;;) {
        if (guest.view(this.table).info.status === 'finished') await this.open(guest);
        const options = Object.values(guest.view(this.table).views).flatMap(({ decisions }) =>
          decisions.flatMap(({ seat, options }) => (options ?? []).map(({ text }) => ({ seat, text }))),
        );
        const { seat, text } = options[Math.floor(dice() * options.length)];
        const { table } = this;
        const sent: Sent = { table, id: `${this.name}-${++this.sent}`, seat, text, at: guest.seq(table) };
        this.pending = sent;
        const answer = await guest.choose(table, seat, text, sent);
        this.pending = null;
        expect(answer.t).toBe('ok');
        this.acknowledged.set(sent.id, { ...sent, seq: answer.seq });
        told();
        await guest.until(() => guest.seq(table) >= answer.seq);
      }
    } catch (error) {
      // The storm ends when the server does, at any point.
      if (!killed) throw error;
    }
  }
}

/** A row of the journal. */
interface Row {
  table_id: string;
  seq: number;
  kind: string;
  request: string | null;
  body: string;
}

function written(): Row[] {
  const db = new Database(join(data, 'sandtable.sqlite'), { readonly: true });
  try {
    return db
      .prepare('select table_id, seq, kind, request, body from events order by table_id, seq')
      .all() as Row[];
  } finally {
    db.close();
  }
}

function check(players: readonly Player[]): number {
  const rows = written();
  let choices = 0;
  for (const player of players) for (const table of player.tables) choices += checkTable(rows, player, table);
  return choices;
}

/** The numbers of a table are complete, acknowledged choices are unchanged, and there are no duplicates. */
function checkTable(rows: readonly Row[], player: Player, table: string): number {
  const own = rows.filter(({ table_id }) => table_id === table);
  expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1));
  const requests = own.flatMap(({ request }) => (request === null ? [] : [request]));
  expect(new Set(requests).size).toBe(requests.length);
  const bySeq = new Map(own.map((row) => [row.seq, row]));
  for (const sent of player.acknowledged.values()) {
    if (sent.table !== table) continue;
    const row = bySeq.get(sent.seq);
    expect(row).toMatchObject({ kind: 'choice', request: `${player.person} ${sent.id}` });
    expect(JSON.parse(row!.body).lines[0]).toBe(`${sent.seat}: ${sent.text}`);
  }
  const choices = own.filter(({ kind }) => kind === 'choice');
  // Besides the acknowledged choices there is at most the one that was under way.
  const unanswered = choices.filter(({ request }) => !player.acknowledged.has(request!.split(' ')[1]));
  const allowed = player.pending ? [`${player.person} ${player.pending.id}`] : [];
  expect(allowed).toEqual(expect.arrayContaining(unanswered.map(({ request }) => request)));
  return choices.length;
}

describe('kill -9 in a storm of choices', () => {
  it(
    'loses nothing that was acknowledged, and does nothing twice',
    async () => {
      let seed = 1;
      const dice = () => {
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
        return seed / 0x80000000;
      };
      const players = Array.from({ length: TABLES }, (_, i) => new Player(`p${i}`));
      let before = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const url = await start();
        const guests = await Promise.all(players.map((player) => player.come(url)));
        await Promise.all(players.map((player, i) => player.ask(guests[i])));
        check(players);
        // Independent of the machine's speed: kill after this many answers.
        let left = TABLES + Math.floor(dice() * 10 * TABLES);
        let enough = () => {};
        const risen = new Promise<void>((resolve) => {
          enough = resolve;
        });
        const storm = players.map((player, i) => player.play(guests[i], dice, () => --left || enough()));
        await Promise.race([risen, Promise.all(storm)]);
        await kill();
        await Promise.all(storm);
        const now = check(players);
        expect(now).toBeGreaterThanOrEqual(before + TABLES);
        before = now;
      }
    },
    ROUNDS * 60_000,
  );
});
