import type { Outage } from './clocks.js';

/** The machine's two clocks: wall time, which can be set, and a monotonic one. */
export interface TimeSource {
  wall(): number;
  steady(): number;
}

export const MACHINE_TIME: TimeSource = { wall: Date.now, steady: () => performance.now() };

/** How far the wall clock may run ahead, in milliseconds, before that counts as a jump. */
const JUMP = 2_000;
/** If `look`, due every second, was not called for this long, the process stood still. */
const STANDSTILL = 15_000;

/**
 * The server's time: milliseconds since 1970 that never go back and pass at the pace of the monotonic clock. If the
 * wall clock is set forward, or the machine wakes from sleep, the server follows at once, and no player's clock ran
 * in between. If the wall clock is set back, the server's time runs on, ahead of it, until the wall clock catches up
 * or the server restarts.
 */
export class ServerClock {
  private base: number;
  private looked: number;

  constructor(
    private readonly source: TimeSource,
    /** Called with every gap in which no clock runs. */
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

  /** An event was written at this time, so it is not earlier now. */
  notBefore(moment: number): void {
    const behind = moment - this.now();
    if (behind > 0) this.base += behind;
    this.looked = this.now();
  }

  /** To be called every second: a longer gap means the process was stopped. */
  look(): void {
    const before = this.looked;
    const now = this.now();
    if (this.looked === before && now - before > STANDSTILL) this.missed({ began: before, ended: now });
    this.looked = now;
  }
}
