import type { Outage } from './clocks.js';

/** Two clocks of the machine: what time it is, which people and programs set, and one that only goes on. */
export interface TimeSource {
  wall(): number;
  steady(): number;
}

export const MACHINE_TIME: TimeSource = { wall: Date.now, steady: () => performance.now() };

/** The wall may be ahead by this much, in milliseconds, before that counts as a jump. */
const JUMP = 2_000;
/** Whoever should look every second and does not for this long stood still. */
const STANDSTILL = 15_000;

/**
 * The time of the server: milliseconds since 1970 that never go back and pass at the pace of the steady clock.
 * When the wall is set forward, or the machine wakes from its sleep, the house follows at once, and nobody's
 * clock ran in between. When the wall is set back, the house goes on as if nothing had happened: it is ahead
 * of the wall until that catches up or the server starts again.
 */
export class ServerClock {
  private base: number;
  private looked: number;

  constructor(
    private readonly source: TimeSource,
    /** Told of every stretch of time that nobody lived through. */
    private readonly missed: (gap: Outage) => void,
  ) {
    this.base = source.wall() - source.steady();
    this.looked = this.now();
  }

  readonly now = (): number => {
    const { wall, steady } = this.source;
    const now = Math.floor(this.base + steady());
    const ahead = Math.floor(wall() - now);
    if (ahead <= JUMP) return now;
    this.base += ahead;
    this.looked = now + ahead;
    this.missed({ began: now, ended: now + ahead });
    return now + ahead;
  };

  /** Something was written down at that time, so it is not earlier now. */
  notBefore(moment: number): void {
    const behind = moment - this.now();
    if (behind > 0) this.base += behind;
    this.looked = this.now();
  }

  /** To be called every second: whoever was stopped in between has not lived through it. */
  look(): void {
    const before = this.looked;
    const now = this.now();
    if (this.looked === before && now - before > STANDSTILL) this.missed({ began: before, ended: now });
    this.looked = now;
  }
}
