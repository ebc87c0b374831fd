import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { say } from '@sandtable/kernel';
import type { Person, ReviewAnswer } from '@sandtable/protocol';
import { FairQueue } from '../fairness/fair-queue.js';
import type { ReviewStore } from '../storage/review-store.js';
import { compressText, decompressText } from './compressed-text.js';
import { Refusal } from './refusal.js';
import type { Reviewer } from './reviewer.js';
import type { Table } from './table.js';
import { journal, LONGEST_REPLAYED, needStarted } from './table-queries.js';

/** How many are made at once, and how many of one address may wait: everything else comes first. */
const AT_ONCE = 1;
const WAITING = 3;
/** How long a request waits before it is told to ask again, in milliseconds: proxies do not wait for ever. */
const PATIENCE = 20_000;

/** How long nobody else makes a review that this process makes, unless it is renewed, in milliseconds. */
const CLAIM = 15_000;
/** How often it is looked whether another process is done. */
const LOOK = 1_000;

const NOT_READY = JSON.stringify({ ready: false } satisfies ReviewAnswer);

export interface ReviewsSetup {
  store: ReviewStore;
  reviewer: Reviewer;
  /** Other versions may judge otherwise: what they wrote is made anew. */
  version: string;
  now: () => number;
  report: (what: string, error: Error) => void;
  /** How long a request waits; for tests. */
  patience?: number;
}

/** Looks back at games that are over. It is done once for each, by one of all processes, when somebody first asks, and kept. */
export class Reviews {
  private readonly process = randomUUID();
  private readonly queue = new FairQueue(AT_ONCE, WAITING);
  /** Reviews under way: all who ask for one share it. */
  private readonly running = new Map<string, Promise<string>>();
  private closed = false;

  constructor(private readonly setup: ReviewsSetup) {}

  /** The answer as JSON. The requester waits only for their own requests and for whoever makes them. */
  async review(table: Table, person: Person, requester: string): Promise<string> {
    const { seq, game } = await table.inTurn(async () => {
      const { match } = needStarted(table);
      if (!table.state.isOver()) throw new Refusal('status', say`the game is not over`);
      if (match.entries.length > LONGEST_REPLAYED)
        throw new Refusal('busy', say`this game is too long to be looked through here: take its journal`);
      return { seq: table.state.seq, game: match.machine.game.id };
    });
    const known = await this.known(table.id, seq);
    if (known !== null) return known;
    const making = this.running.get(table.id) ?? this.begin(table, person, game, seq, requester);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(NOT_READY), this.setup.patience ?? PATIENCE);
    });
    try {
      return await Promise.race([making, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Starts nothing more. */
  close(): void {
    this.closed = true;
  }

  private begin(table: Table, person: Person, game: string, seq: number, requester: string): Promise<string> {
    const make = () => this.queue.run(requester, () => this.make(table, person, game, seq));
    const made = make();
    if (!made) throw new Refusal('busy', say`too many reviews are asked for at once: wait a moment`);
    const done = made
      .then((review) => review ?? this.waitForOthers(table.id, seq, make))
      .finally(() => this.running.delete(table.id));
    // Whoever asked may have been told to come again.
    done.catch(() => {});
    this.running.set(table.id, done);
    return done;
  }

  private async known(table: string, seq: number): Promise<string | null> {
    const known = await this.setup.store.find(table, seq, this.setup.version);
    return known === null ? null : ready(await decompressText(known));
  }

  /** Another process makes it: it is there soon. If that process ends before, it is made here. */
  private async waitForOthers(
    table: string,
    seq: number,
    make: () => Promise<string | null> | null,
  ): Promise<string> {
    for (;;) {
      await pass(LOOK, undefined, { ref: false });
      if (this.closed) throw busy();
      const review = (await this.known(table, seq)) ?? (await make());
      if (review !== null) return review;
    }
  }

  /** Null if another process makes it. */
  private async make(table: Table, person: Person, game: string, seq: number): Promise<string | null> {
    const { store, reviewer, version, now, report } = this.setup;
    const claim = () => ({ table_id: table.id, version, process: this.process, until: now() + CLAIM });
    let renewing: NodeJS.Timeout | undefined;
    try {
      if (this.closed) throw new Error('the server is stopping');
      if (!(await store.claim(claim(), now()))) return null;
      // Another process may have been done just before.
      const known = await this.known(table.id, seq);
      if (known !== null) return known;
      renewing = setInterval(() => void store.renew(claim()).catch(() => {}), CLAIM / 3).unref();
      const text = (await journal(table, person, null)).toString();
      const review = await reviewer.review({ game, journal: text });
      await store.keep({ table_id: table.id, seq, version, body: await compressText(review), made: now() });
      return ready(review);
    } catch (error) {
      if (!this.closed) report(`a review of table ${table.id}`, error as Error);
      throw busy();
    } finally {
      clearInterval(renewing);
      await store.release(claim()).catch(() => {});
    }
  }
}

const busy = () =>
  new Refusal('busy', say`this game cannot be looked back at just now: try again in a moment`);

function ready(review: string): string {
  return `{"ready":true,"review":${review}}`;
}
