import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.js';
import { FixturePlayer, type GameRecord } from './fixture-player.js';
import type { Tournament } from './schedule.js';

/** What a worker says: it wants a game, or why it cannot play. */
export type CrewReport =
  | { kind: 'ready' }
  | { kind: 'played'; record: GameRecord }
  | { kind: 'failed'; sentence: string; exitCode: number };

export interface CrewOrders {
  /** The next number to play, counted from 1; null if no more are wanted. */
  next(): number | null;
  played(record: GameRecord): void;
  interrupted: AbortSignal;
}

/** Plays games as long as some are wanted: in this thread, or in several workers that take one game after another. */
export function playGames(tournament: Tournament, workers: number, orders: CrewOrders): Promise<void> {
  return workers === 1 ? playHere(tournament, orders) : playInWorkers(tournament, workers, orders);
}

async function playHere(tournament: Tournament, orders: CrewOrders): Promise<void> {
  const player = await FixturePlayer.of(tournament);
  while (!orders.interrupted.aborted) {
    const number = orders.next();
    if (number === null) return;
    orders.played(player.play(number));
    // Ctrl-C is heard between two games.
    await setImmediate();
  }
}

async function playInWorkers(tournament: Tournament, count: number, orders: CrewOrders): Promise<void> {
  const crew = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: tournament }),
  );
  try {
    await Promise.all(crew.map((worker) => keepBusy(worker, orders)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

function keepBusy(worker: Worker, orders: CrewOrders): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      const number = orders.interrupted.aborted ? null : orders.next();
      if (number === null) resolve();
      else worker.postMessage(number);
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker ended before its games did')));
    worker.on('message', (report: CrewReport) => {
      if (report.kind === 'failed') return reject(new Failure(report.sentence, report.exitCode));
      if (report.kind === 'played') orders.played(report.record);
      give();
    });
    orders.interrupted.addEventListener('abort', () => resolve());
  });
}
