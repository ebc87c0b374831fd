import { chargeTo, type Requester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/** Of each millisecond, the part that one address may use. */
const PART = 0.3;
/** Milliseconds that it may use at once, after it has not used any for a while. */
const SAVED = 300;
/** Milliseconds that it may use before everybody else is heard. */
const SLICE = 8;
/**
 * How many things may be begun for it before everybody else is heard. What they take is known only afterwards:
 * most of it is done when whoever begins them has gone on already.
 */
const AT_ONCE = 2;
/** What anything costs that is asked for, beside the time that it is seen to take: hearing it, and answering. */
const FEE = 0.5;
/** How much of one address may wait. */
const WAITING = 200;

/**
 * What an address may use of the time of the one thread that everybody shares. Whatever is too much waits, and
 * of those who wait there everybody has one turn after the other.
 */
export class Share implements Requester {
  private saved = SAVED;
  private last = performance.now();
  /** What was used since everybody else was last heard. */
  private used = 0;
  /** What was begun since then. */
  private begun = 0;
  private readonly line = new RoundRobin<() => void>();
  private pumping = false;
  /** Something is just being done: what it takes is known when it is done. */
  private inside = false;

  constructor(readonly key: string) {}

  pay(time: number): void {
    this.fill();
    this.saved -= time;
    if (this.used === 0 && time > 0) setImmediate(() => this.others());
    this.used += time;
  }

  /** Does something for one of those at this address, now or when it is their turn. False: too much waits. */
  do(person: string, act: () => void): boolean {
    if (this.free && !this.line.has(person)) this.begin(act);
    else {
      if (this.line.size >= WAITING) return false;
      this.wait(person, act);
    }
    return true;
  }

  turn(): Promise<void> | null {
    // What goes on by itself has a turn like a person, and there is only one thing of it at each table.
    return this.free ? null : new Promise((resolve) => this.wait(' ', resolve));
  }

  /** Nothing waits and nothing was used lately: it is as good as new. */
  get idle(): boolean {
    this.fill();
    return this.line.size === 0 && this.saved >= SAVED;
  }

  private get free(): boolean {
    this.fill();
    return !this.inside && this.saved > 0 && !this.hasHadItsTurn;
  }

  private get hasHadItsTurn(): boolean {
    return this.used >= SLICE || this.begun >= AT_ONCE;
  }

  private begin(act: () => void): void {
    this.pay(FEE);
    this.begun++;
    this.inside = true;
    try {
      chargeTo(this, act);
    } finally {
      this.inside = false;
    }
  }

  private wait(person: string, act: () => void): void {
    this.line.add(person, act);
    this.pump();
  }

  /** Everybody else was heard. */
  private others(): void {
    this.used = 0;
    this.begun = 0;
    this.pump();
  }

  private pump(): void {
    if (this.pumping || this.inside) return;
    while (this.line.size > 0 && this.free) this.begin(this.line.next()!);
    if (this.line.size === 0 || this.hasHadItsTurn) return;
    this.pumping = true;
    const again = () => {
      this.pumping = false;
      this.pump();
    };
    setTimeout(again, Math.ceil(-this.saved / PART) + 1).unref();
  }

  private fill(): void {
    const now = performance.now();
    this.saved = Math.min(SAVED, this.saved + (now - this.last) * PART);
    this.last = now;
  }
}

/** How many shares are kept, at least, before those that are as good as new are thrown away. */
const KEPT = 1_000;

/** The shares of all addresses. */
export class Shares {
  private readonly shares = new Map<string, Share>();
  private tidyAt = KEPT;

  of(address: string): Share {
    let share = this.shares.get(address);
    if (!share) {
      if (this.shares.size >= this.tidyAt) this.tidyUp();
      share = new Share(address);
      this.shares.set(address, share);
    }
    return share;
  }

  private tidyUp(): void {
    for (const [address, share] of this.shares) if (share.idle) this.shares.delete(address);
    this.tidyAt = Math.max(KEPT, 2 * this.shares.size);
  }
}
