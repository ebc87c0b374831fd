import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Effort, Measured, Subject } from './row.js';

/** The message to a process: which subject, by its index in the list. */
export interface Orders {
  subject: number;
  effort: Effort;
}

/** Measures one subject. */
export type Measure = (subject: Subject, place: number, effort: Effort) => Promise<Measured>;

/**
 * Measures a subject in a process of its own, as a program that plays only this game would run it. In a shared process,
 * earlier games would slow it down: the JIT compiles less specialised code once it has seen many kinds of objects. And
 * CPU time is counted per process.
 */
export const measureAlone: Measure = (_, subject, effort) =>
  new Promise((resolve, reject) => {
    const orders: Orders = { subject, effort };
    // What it prints is not part of the result.
    const child = fork(fileURLToPath(new URL('./measuring.js', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (measured) => resolve(measured as Measured));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process ended before it had measured anything')));
    child.send(orders);
  });
