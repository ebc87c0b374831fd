/**
 * The first message to a contestant: which checkout, and which game. Then, for each round, a number of milliseconds.
 */
export interface PlayOrders {
  root: string;
  game: { folder: string; name: string; options?: Readonly<Record<string, string>> };
}

/** The result of a round. */
export interface Played {
  games: number;
  decisions: number;
  /** Microseconds of CPU time. */
  micros: number;
}
