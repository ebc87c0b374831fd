import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** How often it is looked, in milliseconds. */
const RESOLUTION = 5;
/** After this time a new histogram is begun; what is told is of the last one to two of these. */
const WINDOW = 10_000;

/**
 * How late the one thread is that everybody shares: how much later than it should somebody had their turn, in
 * the last ten to twenty seconds, whoever asks for it how often; and how long it has been busy, in all.
 */
export class EventLoop {
  private older = begun();
  private newer = begun();
  private readonly timer = setInterval(() => this.turnOver(), WINDOW).unref();

  /** Seconds, by the part of all turns that were no later. */
  delays(): Record<'0.5' | '0.9' | '0.99' | '1', number> {
    const { older } = this;
    // The histogram counts from one look to the next.
    const late = (nanoseconds: number) =>
      older.count === 0 ? 0 : Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
    const at = (percent: number) => late(older.percentile(percent));
    return { '0.5': at(50), '0.9': at(90), '0.99': at(99), '1': late(older.max) };
  }

  /** Seconds. */
  busy(): number {
    return performance.eventLoopUtilization().active / 1000;
  }

  close(): void {
    clearInterval(this.timer);
    this.older.disable();
    this.newer.disable();
  }

  private turnOver(): void {
    const done = this.older;
    this.older = this.newer;
    done.reset();
    this.newer = done;
  }
}

function begun(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  return histogram;
}
