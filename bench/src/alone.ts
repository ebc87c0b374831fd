import { Worker } from 'node:worker_threads';
import type { Effort, Measured, Subject } from './row.js';

/** What a worker is told: which of the subjects, by its place in the list. */
export interface Orders {
  subject: number;
  effort: Effort;
}

/** How a subject is measured. */
export type Measure = (subject: Subject, place: number, effort: Effort) => Promise<Measured>;

/**
 * Measures a subject in a worker of its own, as a program that plays this game and no other would run it. One
 * engine for all would be slowed down by the games before: code that has met many kinds of things is compiled
 * for many kinds.
 */
export const measureAlone: Measure = (_, subject, effort) =>
  new Promise((resolve, reject) => {
    const orders: Orders = { subject, effort };
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: orders });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the worker ended before it had measured anything')));
  });
