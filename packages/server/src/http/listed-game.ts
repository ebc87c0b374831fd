/** A game as the front page shows it. The program that starts the server supplies the list. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** One sentence. */
  readonly blurb: string;
  /** Who made the printed game. */
  readonly credits: string;
}
