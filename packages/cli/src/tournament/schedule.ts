import type { GameOptions } from '@sandtable/kernel';

/** Who meets whom: everybody, neighbours in the given order, or the first two until a sequential test decides. */
export const FORMATS = ['round-robin', 'ladder', 'sprt'] as const;
export type Format = (typeof FORMATS)[number];

/** What is played, as plain data: it is sent to workers, and kept so that a tournament can go on later. */
export interface Tournament {
  game: string;
  options: GameOptions;
  seed: string;
  bots: readonly string[];
  format: Format;
  /** Games of each pair; both sides are played from each seed. */
  games: number;
  /** How long a bot that is a program may think about a choice, in milliseconds; absent without such bots. */
  clock?: number;
}

/** One game: the bots by their numbers, on the first and the second side. */
export interface Fixture {
  /** Counted from 1. */
  number: number;
  bots: readonly [number, number];
  seed: string;
}

/** The pairs that meet. Each bot also plays itself, which shows what a side is worth to it. */
export function pairsOf({ bots, format }: Tournament): (readonly [number, number])[] {
  if (format === 'sprt') return [[0, 1]];
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < bots.length; a++)
    for (let b = a; b < (format === 'ladder' ? Math.min(a + 2, bots.length) : bots.length); b++)
      pairs.push([a, b]);
  return pairs;
}

/** How many games are played at the most. */
export function gamesIn(tournament: Tournament): number {
  return pairsOf(tournament).length * tournament.games;
}

/**
 * The game of that number. All pairs have played equally often at any time, so that a tournament that was stopped has a
 * meaning. Two games in a row of a pair have the same seed and the sides changed.
 */
export function fixtureOf(tournament: Tournament, number: number): Fixture {
  const pairs = pairsOf(tournament);
  const round = Math.floor((number - 1) / pairs.length);
  const [a, b] = pairs[(number - 1) % pairs.length];
  const seed = `${tournament.seed}/${a === b ? round + 1 : Math.floor(round / 2) + 1}`;
  return { number, bots: round % 2 === 1 ? [b, a] : [a, b], seed };
}
