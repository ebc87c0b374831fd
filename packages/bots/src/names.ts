// Apart from the bots themselves: a form for a new game only names them.

/** Plays any game as well: it errs from what the game's greedy would do. */
export const RECRUIT = 'recruit';

/** The names of the bots that play a game, the weakest first. */
export function botNames(own: readonly string[] = []): string[] {
  return [...new Set(['random', RECRUIT, 'greedy', ...own])];
}

/** The name of a bot without its number of steps. */
export function levelOf(bot: string): string {
  return bot.split(':', 1)[0];
}
