import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Effort, Measured, Subject } from './row.js';

/** What a process is told: which of the subjects, by its place in the list. */
export interface Orders {
  subject: number;
  effort: Effort;
}

/** How a subject is measured. */
export type Measure = (subject: Subject, place: number, effort: Effort) => Promise<Measured>;

/**
 * Measures a subject in a process of its own, as a program that plays this game and no other would run it. One
 * engine for all would be slowed down by the games before: code that has met many kinds of things is compiled
 * for many kinds. And processor time is counted by process.
 */
export const measureAlone: Measure = (_, subject, effort) =>
  new Promise((resolve, reject) => {
    const orders: Orders = { subject, effort };
    // What it prints, if anything, is no part of the result.
    const child = fork(fileURLToPath(new URL('./measuring.js', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (measured) => resolve(measured as Measured));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process ended before it had measured anything')));
    child.send(orders);
  });
