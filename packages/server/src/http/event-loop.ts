import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** The sampling interval, in milliseconds. */
const RESOLUTION = 5;
/** Milliseconds after which a new histogram starts: the reported numbers cover the last one to two windows. */
const WINDOW = 10_000;

/**
 * Measures the event loop: its delay over the last ten to twenty seconds, however often it is read, and its total
 * busy time.
 */
export class EventLoop {
  private older = begun();
  private newer = begun();
  private readonly timer = setInterval(() => this.turnOver(), WINDOW).unref();

  /** Delays in seconds, by quantile. */
  delays(): Record<'0.5' | '0.9' | '0.99' | '1', number> {
    const { older } = this;
    // The histogram records the whole interval between two samples.
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
