import { parentPort, workerData } from 'node:worker_threads';
import { errorLine, Failure } from '../failure.js';
import { GamePlayer } from './player.js';
import type { Row } from './results.js';
import type { Orders, Report } from './workers.js';

/** How long rows are batched before they are sent. */
const PATIENCE = 100;

const { plan, place, stop } = workerData as Orders;
const say = (report: Report) => parentPort?.postMessage(report);

try {
  const player = await GamePlayer.of(plan);
  parentPort?.once('message', () => playAll(player));
  say({ kind: 'ready' });
} catch (error) {
  fail(error);
}

function playAll(player: GamePlayer): void {
  let games: { index: number; row: Row }[] = [];
  let due = performance.now() + PATIENCE;
  try {
    for (let index = place + 1; index <= plan.games && Atomics.load(stop, 0) === 0; index += plan.workers) {
      const end = player.play(index);
      if ('broken' in end) {
        say({ kind: 'broken', broken: end.broken });
        return;
      }
      games.push({ index, row: end.row });
      if (performance.now() < due) continue;
      say({ kind: 'rows', games });
      games = [];
      due = performance.now() + PATIENCE;
    }
    say({ kind: 'rows', games });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const { line, exitCode } = errorLine(error);
  say({ kind: 'failed', sentence: error instanceof Failure ? error.message : line, exitCode });
}
