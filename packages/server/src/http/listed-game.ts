/** A game as the front page shows it. Whoever starts the server brings the list. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** One sentence. */
  readonly blurb: string;
  /** Who made the real game. */
  readonly credits: string;
}
