import type { GameOptions } from '@sandtable/kernel';

/** What is to be simulated: plain data, so that a worker can be told. */
export interface Plan {
  game: string;
  options: GameOptions;
  seed: string;
  games: number;
  /** The name of the bot at each seat. */
  bots: readonly string[];
  workers: number;
  /** The folder for the journals; without one, nothing is written down. */
  journals: string | null;
}

/** The seed of a game, counted from 1: the same whoever plays it, and in whatever order. */
export function seedOf(plan: Plan, index: number): string {
  return `${plan.seed}/${index}`;
}
