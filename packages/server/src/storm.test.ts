import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest } from '../test/guest.js';
import { freshFolder } from '../test/server.js';

// A real process, a real file, and kill -9 in the middle of a storm of choices, many times.

const program = fileURLToPath(new URL('../../cli/bin/sandtable.js', import.meta.url));
const ROUNDS = Number(process.env.SANDTABLE_STORM_ROUNDS ?? 8);
const TABLES = 12;

const data = freshFolder();
let child: ChildProcess | null = null;
afterAll(() => child?.kill('SIGKILL'));

async function start(): Promise<string> {
  child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!said.includes('http:')) {
    expect(child.exitCode).toBeNull();
    await setTimeout(10);
  }
  return /http:\S+/.exec(said)![0];
}

async function kill(): Promise<void> {
  const ended = new Promise((resolve) => child!.on('exit', resolve));
  child!.kill('SIGKILL');
  await ended;
}

interface Sent {
  id: string;
  seat: string;
  text: string;
  at: number;
}

/** One person who plays all seats of a table as fast as answers come, and notes what was acknowledged. */
class Player {
  table = '';
  cookies: [string, string][] = [];
  person = '';
  readonly acknowledged = new Map<string, Sent & { seq: number }>();
  /** Sent, and the line went dead before an answer came. */
  pending: Sent | null = null;
  /** The game has ended: no further choice can be made. */
  over = false;
  private sent = 0;

  constructor(readonly name: string) {}

  async come(url: string): Promise<Guest> {
    const guest = new Guest(url);
    for (const [name, value] of this.cookies) guest.cookies.set(name, value);
    this.person = (await guest.get('/api/me')).body.id;
    this.cookies = [...guest.cookies];
    if (this.table === '') {
      const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' };
      this.table = await guest.open({ game: 'outposts', options: { rounds: 'long' }, seats, start: true });
    }
    await guest.connect();
    await guest.watch(this.table);
    return guest;
  }

  /** Asks again what became of the choice that was never answered: the same id, so it cannot happen twice. */
  async ask(guest: Guest): Promise<void> {
    if (!this.pending) return;
    const { id, at, seat, text } = this.pending;
    const answer = await guest.choose(this.table, seat, text, { id, at });
    if (answer.t === 'ok') this.acknowledged.set(id, { ...this.pending, seq: answer.seq });
    this.pending = null;
  }

  async play(guest: Guest, dice: () => number): Promise<void> {
    while (guest.closed === null) {
      const options = Object.values(guest.view(this.table).views).flatMap(({ decisions }) =>
        decisions.flatMap(({ seat, options }) => (options ?? []).map(({ text }) => ({ seat, text }))),
      );
      if (options.length === 0) {
        this.over = true;
        return;
      }
      const { seat, text } = options[Math.floor(dice() * options.length)];
      const sent: Sent = { id: `${this.name}-${++this.sent}`, seat, text, at: guest.seq(this.table) };
      this.pending = sent;
      const answer = await Promise.race([guest.choose(this.table, seat, text, sent), closing(guest)]);
      if (answer === null) return;
      this.pending = null;
      expect(answer.t).toBe('ok');
      this.acknowledged.set(sent.id, { ...sent, seq: answer.seq });
      await Promise.race([guest.until(() => guest.seq(this.table) >= answer.seq), closing(guest)]);
    }
  }
}

async function closing(guest: Guest): Promise<null> {
  await guest.until(() => guest.closed !== null, 'the end').catch(() => {});
  return null;
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
  for (const player of players) {
    const own = rows.filter(({ table_id }) => table_id === player.table);
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1));
    const requests = own.flatMap(({ request }) => (request === null ? [] : [request]));
    expect(new Set(requests).size).toBe(requests.length);
    const bySeq = new Map(own.map((row) => [row.seq, row]));
    for (const { id, seq, seat, text } of player.acknowledged.values()) {
      const row = bySeq.get(seq);
      expect(row).toMatchObject({ kind: 'choice', request: `${player.person} ${id}` });
      expect(JSON.parse(row!.body).lines[0]).toBe(`${seat}: ${text}`);
    }
    // Besides what was acknowledged there is at most the one choice that was under way.
    const unanswered = own.filter(
      ({ kind, request }) => kind === 'choice' && !player.acknowledged.has(request!.split(' ')[1]),
    );
    const allowed = player.pending ? [`${player.person} ${player.pending.id}`] : [];
    expect(allowed).toEqual(expect.arrayContaining(unanswered.map(({ request }) => request)));
    choices += own.filter(({ kind }) => kind === 'choice').length;
  }
  return choices;
}

function acknowledgedBy(players: readonly Player[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
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
      let calm = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const url = await start();
        const guests = await Promise.all(players.map((player) => player.come(url)));
        await Promise.all(players.map((player, i) => player.ask(guests[i])));
        check(players);
        const storm = players.map((player, i) => player.play(guests[i], dice));
        await setTimeout(40 + dice() * 260);
        await kill();
        await Promise.all(storm);
        const now = check(players);
        // Nothing is ever lost; and as long as games go on, choices are made.
        expect(now).toBeGreaterThanOrEqual(before);
        if (now === before) calm++;
        before = now;
      }
      // A round without a choice is one in which all games were over, but for a slow start or two.
      if (!players.every(({ over }) => over)) expect(calm).toBeLessThan(ROUNDS / 2);
      expect(acknowledgedBy(players)).toBeGreaterThan(ROUNDS * TABLES);
    },
    ROUNDS * 15_000,
  );
});
