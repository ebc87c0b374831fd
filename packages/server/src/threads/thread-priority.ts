import { setPriority } from 'node:os';

/** How much a thread steps back: it gets a third of the time that another one gets, where both want all of it. */
const NICENESS = 5;

/**
 * The thread that talks with people goes first: those in which bots think and games are looked through take
 * what it leaves. Only Linux has priorities of threads; elsewhere it would be the whole process.
 */
export function lowerPriority(platform: NodeJS.Platform = process.platform, set = setPriority): void {
  if (platform !== 'linux') return;
  try {
    set(NICENESS);
  } catch {
    // Where that is not allowed, everybody is alike.
  }
}
