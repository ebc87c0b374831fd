import { randomBytes } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { isDatabaseUrl, openStore, StorageError } from '@sandtable/server';
import { Failure } from '../failure.js';
import { isProgram } from '../own-bots/own-bots.js';
import type { CrewOrders } from './crew.js';
import { type GameJob, type GameResult, gameKind } from './game-jobs.js';
import type { Tournament } from './schedule.js';

/** How often results are looked for, in milliseconds. */
const LOOK = 100;
/** After how long without a worker it is said what is missing. */
const SAY_SO = 3_000;
/** Games that wait for each worker, so that none has to wait for us. */
const AHEAD = 3;

/** Has games played by the workers of a database, wherever they run. Each game follows from its number alone. */
export async function playFar(
  url: string,
  tournament: Tournament,
  orders: CrewOrders,
  warn: (line: string) => void,
): Promise<void> {
  if (!isDatabaseUrl(url)) throw new Failure('--on is the address of a PostgreSQL database: postgres://…');
  if (tournament.bots.some(isProgram))
    throw new Failure('--on: bots that are programs (cmd:…) play only where they are');
  const store = await openStore({ dataDir: '', databaseUrl: url }).catch((error) => {
    throw error instanceof StorageError ? new Failure(error.message) : error;
  });
  const queue = store.queue!;
  const kind = gameKind();
  const run = randomBytes(8).toString('hex');
  const keyOf = (number: number) => `${run} ${number}`;
  const outstanding = new Set<number>();
  let slots = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let alone = performance.now();
  try {
    for (let next: number | null = 0; !orders.interrupted.aborted; ) {
      const now = performance.now();
      if (now - lookedAt > 1_000) {
        const workers = (await queue.workers()).filter(({ kinds }) => kinds.includes(kind));
        slots = workers.reduce((sum, worker) => sum + worker.slots, 0);
        lookedAt = now;
        if (slots > 0) alone = Number.POSITIVE_INFINITY;
        if (now - alone > SAY_SO) {
          warn(`waiting: no worker with this code (${kind}) is there; start one with sandtable work`);
          alone = Number.POSITIVE_INFINITY;
        }
      }
      while (next !== null && outstanding.size < slots * (1 + AHEAD)) {
        next = orders.next();
        if (next === null) break;
        outstanding.add(next);
        const job: GameJob = { run, tournament, number: next };
        await queue.add(kind, job, { key: keyOf(next) });
      }
      for (const { number, result } of await queue.take(run)) {
        const played = JSON.parse(result) as GameResult;
        if ('failed' in played) throw new Failure(played.failed, played.exitCode);
        // A game of a worker that was taken for dead may come twice.
        if (outstanding.delete(number)) orders.played(played.record);
      }
      if (outstanding.size === 0 && next === null) return;
      await pass(LOOK);
    }
  } finally {
    await queue.remove([...outstanding].map(keyOf)).catch(() => {});
    await queue.take(run).catch(() => {});
    await store.close();
  }
}
