import {
  ALL_KNOWING,
  type AnyGame,
  type GameOptions,
  Machine,
  names,
  nearest,
  OptionError,
  quote,
  SPECTATOR,
} from '@sandtable/kernel';
import { findGame, listGames } from '@sandtable/shelf';
import { Failure } from './failure.js';

/** The error for an unknown game, with a suggestion. */
export function noSuchGame(id: string): string {
  const ids = listGames().map((entry) => entry.id);
  const near = nearest(names('game', ids), id);
  return `there is no game ${quote(id)}${near ? `; did you mean '${near}'?` : ` (games: ${ids.join(', ')})`}`;
}

export async function needGame(id: string): Promise<AnyGame> {
  const game = await findGame(id);
  if (!game) throw new Failure(noSuchGame(id));
  return game;
}

/** The machine of a game with the options from the command line. */
export function machineOf(game: AnyGame, options: GameOptions): Machine<unknown, unknown> {
  try {
    return new Machine<unknown, unknown>(game, options);
  } catch (error) {
    if (error instanceof OptionError) throw new Failure(`${game.id}: ${error.message}`);
    throw error;
  }
}

/** The seat of that id. */
export function seatOf(game: AnyGame, id: string): number {
  const seat = game.seats.findIndex((one) => one.id === id);
  if (seat >= 0) return seat;
  const ids = game.seats.map((one) => one.id);
  throw new Failure(`${game.id} has no seat ${quote(id)} (seats: ${ids.join(', ')})`);
}

/** The viewer: a seat, `spectator`, or, if none is named, the omniscient viewer. */
export function viewerOf(game: AnyGame, name: string | null): number {
  if (name === null || name === 'all-knowing') return ALL_KNOWING;
  return name === 'spectator' ? SPECTATOR : seatOf(game, name);
}
