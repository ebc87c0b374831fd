import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * The CPU time of the page's main thread during an animation, in milliseconds: other load on the machine does not
 * count.
 */
export interface FrameTimes {
  frames: number;
  /** Per frame, in total. */
  mean: number;
  /** The page's own share. Without a graphics card the browser also copies its canvases in every frame. */
  own: number;
  /** The longest task. */
  longest: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Measures `act`, which makes this many steps. */
export async function frameTimes(
  browser: Browser,
  page: Page,
  frames: number,
  act: () => Promise<unknown>,
): Promise<FrameTimes> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const main = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) => main.some((one) => one.pid === pid && one.tid === tid);
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && isMain(event),
  );
  const times = tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  if (times.length === 0) throw new Error('nothing was traced');
  const sum = (list: readonly TraceEvent[]) =>
    list.reduce((total, { tdur, dur }) => total + (tdur ?? dur ?? 0) / 1000, 0);
  const copied = trace.traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'Commit' && isMain(event),
  );
  return {
    frames,
    mean: sum(tasks) / frames,
    own: (sum(tasks) - sum(copied)) / frames,
    longest: Math.max(...times),
  };
}
