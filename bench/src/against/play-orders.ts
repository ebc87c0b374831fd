/** What a contestant is told: whose game, and which. Then, round by round, for how many milliseconds. */
export interface PlayOrders {
  root: string;
  game: { folder: string; name: string };
}

/** What it did in a round. */
export interface Played {
  games: number;
  decisions: number;
  /** Microseconds of processor time. */
  micros: number;
}
