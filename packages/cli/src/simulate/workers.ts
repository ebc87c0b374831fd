import { Worker } from 'node:worker_threads';
import { Failure, UNEXPECTED } from '../failure.js';
import type { Plan } from './plan.js';
import type { Breakdown } from './player.js';
import { Results, type Row } from './results.js';
import type { Run, RunObserver } from './run.js';

/** The input of a worker. It plays game number place + 1 and then every n-th, for n workers. */
export interface Orders {
  plan: Plan;
  place: number;
  /** A shared flag: non-zero once all workers must stop. */
  stop: Int32Array;
}

/** The messages of a worker. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'rows'; games: { index: number; row: Row }[] }
  | { kind: 'broken'; broken: Breakdown }
  | { kind: 'failed'; sentence: string; exitCode: number };

/** Plays the games of a plan in several workers. They stop between two games, so no file is left incomplete. */
export async function runInWorkers(plan: Plan, sides: number, watch: RunObserver): Promise<Run> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const count = Math.min(plan.workers, plan.games);
  const crew = Array.from({ length: count }, (_, place) => {
    const orders: Orders = { plan: { ...plan, workers: count }, place, stop };
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: orders });
  });
  const halt = () => {
    Atomics.store(stop, 0, 1);
    // A worker still waiting for the start sees that there is nothing left to do.
    for (const worker of crew) worker.postMessage('go');
  };
  watch.interrupted.addEventListener('abort', halt);
  try {
    return await collect(crew, new Results(plan.games, sides), watch, halt);
  } finally {
    watch.interrupted.removeEventListener('abort', halt);
    for (const worker of crew) await worker.terminate();
  }
}

async function collect(crew: Worker[], results: Results, watch: RunObserver, halt: () => void): Promise<Run> {
  let broken: Breakdown | null = null;
  let failure: Error | null = null;
  let waiting = crew.length;
  let began = 0;
  const ended = crew.map((worker) => new Promise((resolve) => worker.on('exit', resolve)));
  for (const worker of crew) {
    worker.on('error', (error) => {
      failure ??= error;
      halt();
    });
    worker.on('message', (report: Report) => {
      if (report.kind === 'ready' && --waiting === 0) {
        // The clock starts when all workers have loaded the game.
        began = performance.now();
        for (const one of crew) one.postMessage('go');
      }
      if (report.kind === 'rows') {
        for (const { index, row } of report.games) results.put(index, row);
        watch.progress(results.count);
      }
      if (report.kind === 'broken' && (broken === null || report.broken.index < broken.index))
        broken = report.broken;
      if (report.kind === 'failed') failure ??= new Failure(report.sentence, report.exitCode);
      if (report.kind === 'broken' || report.kind === 'failed') halt();
    });
  }
  await Promise.all(ended);
  if (failure) throw failure;
  if (broken) return { broken };
  if (watch.interrupted.aborted) return { interrupted: true };
  if (results.count !== results.games) throw new Failure('a worker ended before its games did', UNEXPECTED);
  return { results, seconds: (performance.now() - began) / 1000 };
}
