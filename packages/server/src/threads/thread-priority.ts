import { setPriority } from 'node:os';

/** The niceness of a background thread: it gets a third of the time of a normal one if both are busy. */
const NICENESS = 5;

/**
 * Lowers the priority of the threads for bots and replays, so that the main thread goes first. Only Linux has
 * priorities per thread; elsewhere it would lower the whole process.
 */
export function lowerPriority(platform: NodeJS.Platform = process.platform, set = setPriority): void {
  if (platform !== 'linux') return;
  try {
    set(NICENESS);
  } catch {
    // Not permitted here: all threads keep the same priority.
  }
}
