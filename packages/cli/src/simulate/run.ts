import { setImmediate } from 'node:timers/promises';
import type { Plan } from './plan.js';
import { type Breakdown, GamePlayer } from './player.js';
import { Results } from './results.js';
import { runInWorkers } from './workers.js';

/** How long to play before checking for Ctrl-C and reporting progress. */
const SLICE = 50;

export interface RunObserver {
  interrupted: AbortSignal;
  /** Called periodically with the number of games played so far. */
  progress(games: number): void;
}

export type Run = { results: Results; seconds: number } | { broken: Breakdown } | { interrupted: true };

/** Plays all games of a plan: in this thread, or in as many workers as it asks for. */
export function runPlan(plan: Plan, sides: number, watch: RunObserver): Promise<Run> {
  return plan.workers === 1 ? runHere(plan, sides, watch) : runInWorkers(plan, sides, watch);
}

async function runHere(plan: Plan, sides: number, watch: RunObserver): Promise<Run> {
  const player = await GamePlayer.of(plan);
  const results = new Results(plan.games, sides);
  const began = performance.now();
  let pause = began + SLICE;
  for (let index = 1; index <= plan.games; index++) {
    const end = player.play(index);
    if ('broken' in end) return end;
    results.put(index, end.row);
    if (performance.now() < pause) continue;
    watch.progress(results.count);
    await setImmediate();
    if (watch.interrupted.aborted) return { interrupted: true };
    pause = performance.now() + SLICE;
  }
  return { results, seconds: (performance.now() - began) / 1000 };
}
