import type { GameOptions } from '@sandtable/kernel';

/** The plan of a simulation: plain data, so that it can be sent to a worker. */
export interface Plan {
  game: string;
  options: GameOptions;
  seed: string;
  games: number;
  /** The name of the bot at each seat. */
  bots: readonly string[];
  workers: number;
  /** How long a bot that is a program may think about a choice, in milliseconds. */
  clock: number;
  /** The folder for the journals; if absent, none are written. */
  journals: string | null;
}

/** The seed of a game, counted from 1: independent of the worker and of the order. */
export function seedOf(plan: Plan, index: number): string {
  return `${plan.seed}/${index}`;
}
