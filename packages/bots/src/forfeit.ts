/** A player who can't go on: too slow, gone, or not playing by the rules. Its side has lost the game. */
export class Forfeit extends Error {
  constructor(
    readonly seat: number,
    /** In a few words, as in "took more than 5 seconds". */
    reason: string,
  ) {
    super(reason);
  }
}
