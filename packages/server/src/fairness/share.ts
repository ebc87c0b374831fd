import { chargeTo, type Requester } from './requester.js';
import { RoundRobin } from './round-robin.js';

/** The part of the event loop's time that one address may use. */
const RATE = 0.3;
/** Milliseconds that an address can save up and use in one burst. */
const BURST = 300;
/** Milliseconds that an address may use before the event loop serves the others. */
const SLICE = 8;
/**
 * How many actions may start for an address before the event loop serves the others. Their cost is known only
 * afterwards: most of the work happens asynchronously.
 */
const AT_ONCE = 2;
/** The flat cost of each request, in milliseconds, for parsing and answering it; measured time comes on top. */
const FEE = 0.5;
/** How many actions of one address may wait. */
const MAX_WAITING = 200;

/**
 * One address's share of the event loop: a token bucket of milliseconds. Work beyond it waits, and the people at the
 * address take turns.
 */
export class CpuShare implements Requester {
  private saved = BURST;
  private last = performance.now();
  /** Milliseconds used since the event loop last served the others. */
  private used = 0;
  /** Actions started since then. */
  private begun = 0;
  private readonly line = new RoundRobin<() => void>();
  private pumping = false;
  /** True while an action runs: its cost is known only when it returns. */
  private inside = false;

  constructor(readonly key: string) {}

  pay(time: number): void {
    this.fill();
    this.saved -= time;
    if (this.used === 0 && time > 0) setImmediate(() => this.othersServed());
    this.used += time;
  }

  /** Runs an action for a person at this address, now or when it is their turn. Returns false if too many wait. */
  do(person: string, act: () => void): boolean {
    if (this.free && !this.line.has(person)) this.begin(act);
    else {
      if (this.line.size >= MAX_WAITING) return false;
      this.wait(person, act);
    }
    return true;
  }

  turn(): Promise<void> | null {
    // Background work queues like one more person; each table has at most one such action.
    return this.free ? null : new Promise((resolve) => this.wait(' ', resolve));
  }

  /** Nothing waits and the bucket is full: the share can be dropped. */
  get idle(): boolean {
    this.fill();
    return this.line.size === 0 && this.saved >= BURST;
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

  /** The event loop has served the others. */
  private othersServed(): void {
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
    setTimeout(again, Math.ceil(-this.saved / RATE) + 1).unref();
  }

  private fill(): void {
    const now = performance.now();
    this.saved = Math.min(BURST, this.saved + (now - this.last) * RATE);
    this.last = now;
  }
}

/** Below this number of shares, idle ones are not cleaned up. */
const TIDY_FROM = 1_000;

/** The shares of all addresses. */
export class CpuShares {
  private readonly shares = new Map<string, CpuShare>();
  private tidyAt = TIDY_FROM;

  of(address: string): CpuShare {
    let share = this.shares.get(address);
    if (!share) {
      if (this.shares.size >= this.tidyAt) this.tidyUp();
      share = new CpuShare(address);
      this.shares.set(address, share);
    }
    return share;
  }

  private tidyUp(): void {
    for (const [address, share] of this.shares) if (share.idle) this.shares.delete(address);
    this.tidyAt = Math.max(TIDY_FROM, 2 * this.shares.size);
  }
}
