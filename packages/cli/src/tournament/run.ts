import { type CrewOrders, playGames } from './crew.js';
import { playFar } from './far-crew.js';
import type { GameRecord } from './fixture-player.js';
import type { GameFile } from './game-file.js';
import { fixtureOf, gamesIn, type Tournament } from './schedule.js';
import { type Sprt, type SprtResult, sequentialTest } from './sprt.js';

export interface Held {
  /** In the order of their numbers; without those that a sequential test did not need. */
  records: GameRecord[];
  sprt: SprtResult | null;
  /** Whether all games were played, or the test has decided. */
  complete: boolean;
}

export interface Holding {
  tournament: Tournament;
  sprt: Sprt | null;
  workers: number;
  /** The database whose workers play, instead of this machine; null for this one. */
  on: string | null;
  file: GameFile | null;
  interrupted: AbortSignal;
  progress(done: number): void;
  warn(line: string): void;
}

/**
 * Holds a tournament. The result is the same with any number of workers: a sequential test looks at the games in their
 * order, and ignores those after its decision.
 */
export async function hold(holding: Holding): Promise<Held> {
  const { tournament, sprt, file } = holding;
  const total = gamesIn(tournament);
  const done = new Map<number, GameRecord>();
  for (const record of file?.earlier ?? []) if (record.number <= total) done.set(record.number, record);
  let from = 0;
  let decided: SprtResult | null = null;
  const judge = () => {
    if (!sprt || decided) return;
    // Only what was played without a gap is judged.
    while (done.has(from + 1)) from++;
    const result = sequentialTest(sprt, scoresOf(tournament, firstOf(done, from)));
    if (result.verdict !== 'open') decided = result;
  };
  judge();
  let next = 1;
  holding.progress(done.size);
  const orders: CrewOrders = {
    interrupted: holding.interrupted,
    next: () => {
      while (done.has(next)) next++;
      return decided || next > total ? null : next++;
    },
    played: (record) => {
      done.set(record.number, record);
      file?.add(record);
      judge();
      holding.progress(done.size);
    },
  };
  if (holding.on === null) await playGames(tournament, holding.workers, orders);
  else await playFar(holding.on, tournament, orders, holding.warn);
  if (sprt) {
    const result = decided ?? sequentialTest(sprt, scoresOf(tournament, firstOf(done, from)));
    const records = firstOf(done, result.games);
    return { records, sprt: result, complete: decided !== null || done.size === total };
  }
  const records = [...done.values()].sort((a, b) => a.number - b.number);
  return { records, sprt: null, complete: done.size === total };
}

function firstOf(done: ReadonlyMap<number, GameRecord>, count: number): GameRecord[] {
  return Array.from({ length: count }, (_, i) => done.get(i + 1)!);
}

/** What the first bot got from each game. */
function scoresOf(tournament: Tournament, records: readonly GameRecord[]): number[] {
  return records.map(({ number, winner }) => {
    if (winner < 0) return 0.5;
    return fixtureOf(tournament, number).bots[winner] === 0 ? 1 : 0;
  });
}
