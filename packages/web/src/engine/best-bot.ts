import { botNames } from '@sandtable/bots';
import { botsOf } from '@sandtable/shelf';

/** The strongest bot of a game. */
export async function bestBot(game: string): Promise<string> {
  return botNames(Object.keys(await botsOf(game))).at(-1)!;
}
