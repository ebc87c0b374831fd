import { type Listener, type LogEntry, type Machine, RulesError, type State } from '@sandtable/kernel';
import type { Players } from './players.js';

/** More choices than any game takes: a longer game counts as endless. */
export const CHOICE_LIMIT = 1_000_000;

export interface Tally {
  /** Choices made. */
  decisions: number;
  /** The total number of options of those choices. */
  options: number;
}

/** Plays a position to its end without a journal: the fast loop for thousands of games. */
export function playOut<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  players: Players<T, C>,
  limit = CHOICE_LIMIT,
): Tally {
  let decisions = 0;
  let options = 0;
  const log: LogEntry[] = [];
  const listener = players.listen ? logInto(state, log) : null;
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    if (decisions === limit) throw new RulesError(`the game has not ended after ${limit} choices`);
    const { option, among } = players.choose(state, seat, log);
    decisions++;
    options += among;
    const refused = machine.choose(state, seat, option, listener);
    if (refused)
      throw new RulesError(`the choice of ${machine.game.seats[seat].id} is refused: ${refused.reason}`);
  }
  return { decisions, options };
}

/** Writes down what is told, for bots that read the log. */
export function logInto<T>(state: State<T>, log: LogEntry[]): Listener {
  return {
    logged: (kind, args, to) => void log.push({ at: state.count, kind, args: args.slice(), to }),
    chance: () => {},
    waypoint: () => {},
  };
}
