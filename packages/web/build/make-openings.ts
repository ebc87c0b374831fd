import { type GameView, GameViews, HostedTable } from '@sandtable/host';
import { completeOptions, Machine, Match } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import type { Opening } from '../src/table/opening.js';

/** How a game begins with each value of one option and the defaults of the others, as every seat and a spectator see it. */
export async function openingsOf(id: string, option: string): Promise<Record<string, Opening>> {
  const game = await findGame(id);
  if (!game) throw new Error(`there is no game '${id}'`);
  const openings: Record<string, Opening> = {};
  for (const value of game.options[option].values) {
    const options = completeOptions(game.options, { [option]: value });
    const [one, other] = ['one', 'other'].map((seed): GameView => {
      const match = Match.open(new Machine<unknown, unknown>(game, options, { marked: true }), seed);
      const people = game.seats.map(({ id: seat }) => ({ who: { id: seat, name: seat }, bot: null }));
      return new GameViews(new HostedTable(match, people)).gameView(
        game.seats.map(({ id: seat }) => seat),
        0,
      );
    });
    // What depends on chance is known to the engine only.
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new Error(`how ${value} of ${id} begins depends on chance`);
    openings[value] = { options, views: one.views, log: one.log, lines: one.lines, earlier: one.earlier };
  }
  return openings;
}
