/** How long something that takes long goes on, in milliseconds, before others have their turn. */
const SLICE = 12;

/** Lets everybody else have their turn. */
export function others(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Does something long in small steps: `step` does a little and says whether that was all. In between, whatever
 * else waits in this thread is done.
 */
export async function inSlices(step: () => boolean): Promise<void> {
  for (;;) {
    const began = performance.now();
    while (performance.now() - began < SLICE) if (step()) return;
    await others();
  }
}
