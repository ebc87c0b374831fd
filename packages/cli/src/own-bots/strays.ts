import { readdirSync, readFileSync } from 'node:fs';

/** A variable in the environment of every program that was started here, and so of whatever those have started. */
export const MARK = 'SANDTABLE_BOT';

/** The value of the mark for programs of this process. */
export function markOf(number: string): string {
  return `${process.pid}-${number}`;
}

/**
 * Ends what a program has left running, even if it has left its process group: everything whose environment has the
 * mark. Only Linux tells the environment of a process; elsewhere the process group has to do.
 */
export function endMarked(mark: string): void {
  for (let pass = 0; pass < 5; pass++) {
    const found = marked(mark);
    if (found.length === 0) return;
    for (const pid of found) endQuietly(pid);
  }
}

export function marked(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  const wanted = Buffer.from(`${MARK}=${mark}`);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`).includes(wanted);
      } catch {
        // It has ended, or belongs to somebody else.
        return false;
      }
    });
}

/** Ends a process, or with a negative number a process group; one that is gone already is no error. */
export function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

/** Ends everything that programs of this process have left running. */
export function endAllMarked(): void {
  endMarked(`${process.pid}-`);
}
