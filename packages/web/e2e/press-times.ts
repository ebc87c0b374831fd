import type { Browser, Page } from 'playwright-core';

/** One frame: what is ready is shown within the next one. */
const FRAME = 1000 / 60;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** What counts as an interaction: presses and clicks, but not pointer moves. */
const INTERACTION = /^((pointer|mouse)(down|up)|click|key(down|up|press))$/;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start, wall-clock duration and CPU duration, in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type: string; duration: number; timeStamp: number; commitFinishTime: number } };
}

interface Span {
  from: number;
  until: number;
}

/**
 * The slowest interaction of `act`, from press to next paint, in milliseconds. On a busy machine wall-clock time
 * includes other work; then it is the CPU time of the press plus one frame.
 */
export async function slowestPress(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await painted(page);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const times = trace.traceEvents
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && INTERACTION.test(args.data!.type))
    .map((press) => timeOf(press, events));
  if (times.length === 0) throw new Error('nothing was pressed');
  return Math.max(...times);
}

function timeOf({ ts, pid, tid, args }: TraceEvent, events: readonly TraceEvent[]): number {
  const { duration, timeStamp, commitFinishTime } = args.data!;
  const until = ts + duration * 1000;
  // After the commit other threads paint the page; the main thread may already do something else.
  const commit = commitFinishTime > timeStamp ? ts + (commitFinishTime - timeStamp) * 1000 : until;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask');
  const raster = events.filter((event) => event.pid === pid && event.name === 'RasterTask');
  const worked = spent(own, { from: ts, until: commit }) + spent(raster, { from: commit, until });
  return Math.min(duration, worked + FRAME);
}

/** The CPU time of the tasks in a span, in milliseconds. */
function spent(events: readonly TraceEvent[], { from, until }: Span): number {
  const within = events.filter(({ ts, dur }) => ts < until && ts + (dur ?? 0) > from);
  return within.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
}

/** Waits until nothing is left to paint: several frames without work between them. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 6;
        const frame = () =>
          left-- > 0 ? requestAnimationFrame(frame) : requestIdleCallback(() => resolve());
        frame();
      }),
  );
}
