import { setTimeout as pass } from 'node:timers/promises';
import { Guest } from './guest.js';

/** A choice as it was sent. */
export interface Sent {
  table: string;
  id: string;
  seat: string;
  text: string;
  at: number;
}

/** How long a client waits for an answer before it connects to another process, in milliseconds: first and longest. */
const PATIENCE = [3_000, 30_000] as const;
/** How many steps a player remembers. */
const DIARY = 40;

/** There was no answer in time. */
class NoAnswer extends Error {}

/**
 * A player at all seats of a table, who plays on whatever happens: if there is no answer, they connect to another
 * process and send the same request again. What was acknowledged is recorded.
 */
export class StubbornPlayer {
  /** All tables so far; the last one is in play. */
  readonly tables: string[] = [];
  person = '';
  readonly acknowledged = new Map<string, Sent & { seq: number }>();
  /** Sent, and not answered yet. */
  pending: Sent | null = null;
  /** When the last choice that was acknowledged had been sent. */
  lastSent = 0;
  /** How often the player had to connect. */
  connections = 0;
  private cookies: [string, string][] = [];
  private patience: number = PATIENCE[0];
  private sent = 0;
  private stopped = false;
  private readonly steps: string[] = [];

  constructor(
    readonly name: string,
    /** Any process but the one that did not answer. */
    private readonly url: (except: string) => string,
    private readonly dice: () => number,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** What happened to this player last, with times in milliseconds: to find out what took long. */
  get diary(): string {
    return [...this.steps, `${Math.round(performance.now())} now`].join('\n');
  }

  private note(what: string): void {
    this.steps.push(`${Math.round(performance.now())} ${what}`);
    if (this.steps.length > DIARY) this.steps.shift();
  }

  /** Plays until stopped. */
  async play(): Promise<void> {
    for (let url = ''; !this.stopped; ) {
      url = this.url(url);
      const guest = new Guest(url);
      try {
        await this.come(guest);
        while (!this.stopped) await this.chooseOnce(guest);
      } catch (error) {
        this.note((error as Error).message);
        // A busy machine needs time to answer; a process that says at once that it cannot, does not.
        if (error instanceof NoAnswer) this.patience = Math.min(PATIENCE[1], 1.5 * this.patience);
        await pass(50);
      } finally {
        guest.hangUp();
      }
    }
  }

  private async come(guest: Guest): Promise<void> {
    this.connections++;
    this.note(`comes to ${guest.url}`);
    for (const [name, value] of this.cookies) guest.cookies.set(name, value);
    const me = await this.within(guest.get('/api/me'));
    if (me.status !== 200) throw new Error(`there is nobody at home: ${me.status}`);
    this.person = me.body.id;
    this.cookies = [...guest.cookies];
    await this.within(guest.connect());
    if (this.tables.length > 0) await this.within(guest.watch(this.table));
  }

  private get table(): string {
    return this.tables.at(-1) ?? '';
  }

  private async chooseOnce(guest: Guest): Promise<void> {
    if (!this.pending) {
      const isOver = this.table === '' || guest.view(this.table).info.status === 'finished';
      if (isOver) await this.open(guest);
      this.pending = this.next(guest);
    }
    const { pending } = this;
    const began = performance.now();
    this.note(`chooses at ${guest.url}`);
    const answer = await this.within(guest.choose(pending.table, pending.seat, pending.text, pending));
    if (answer.t === 'refused' && (answer.code === 'storage' || answer.code === 'table'))
      throw new Error(`it is not known whether it happened: ${answer.reason}`);
    this.pending = null;
    if (answer.t === 'ok') {
      this.acknowledged.set(pending.id, { ...pending, seq: answer.seq });
      this.lastSent = began;
      this.patience = PATIENCE[0];
    } else if (answer.code !== 'outdated') throw new Error(`refused: ${answer.reason}`);
    await this.within(guest.until(() => guest.seq(pending.table) >= answer.seq));
  }

  private next(guest: Guest): Sent {
    const { table } = this;
    const options = Object.values(guest.view(table).views).flatMap(({ decisions }) =>
      decisions.flatMap(({ seat, options }) => (options ?? []).map(({ text }) => ({ seat, text }))),
    );
    const { seat, text } = options[Math.floor(this.dice() * options.length)];
    return { table, id: `${this.name}-${++this.sent}`, seat, text, at: guest.seq(table) };
  }

  private async open(guest: Guest): Promise<void> {
    const seats = { amber: 'me', crimson: 'me', jade: 'me', indigo: 'me' };
    const order = { game: 'outposts', options: { rounds: 'long' }, seats, start: true };
    this.tables.push(await this.within(guest.open(order)));
    await this.within(guest.watch(this.table));
  }

  private within<R>(answer: Promise<R>): Promise<R> {
    const late = pass(this.patience, null, { ref: false }).then(() => {
      throw new NoAnswer('no answer');
    });
    answer.catch(() => {});
    return Promise.race([answer, late]);
  }
}
