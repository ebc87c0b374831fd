import { type Machine, RulesError, type State } from '@sandtable/kernel';
import type { Players } from './players.js';

/** More choices than any game takes: one that goes on longer will never end. */
export const CHOICE_LIMIT = 1_000_000;

export interface Tally {
  /** Choices made. */
  decisions: number;
  /** Among how many options they were made, all together. */
  options: number;
}

/** Plays a position to its end. Nothing is written down: this is the loop that thousands of games run in. */
export function playOut<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  players: Players<T, C>,
  limit = CHOICE_LIMIT,
): Tally {
  let decisions = 0;
  let options = 0;
  for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
    if (decisions === limit) throw new RulesError(`the game has not ended after ${limit} choices`);
    const { option, among } = players.choose(state, seat);
    decisions++;
    options += among;
    const refused = machine.choose(state, seat, option);
    if (refused)
      throw new RulesError(`the choice of ${machine.game.seats[seat].id} is refused: ${refused.reason}`);
  }
  return { decisions, options };
}
