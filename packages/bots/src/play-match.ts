import { type Machine, Match, RulesError } from '@sandtable/kernel';
import { CHOICE_LIMIT, type Tally } from './play-out.js';
import type { Players } from './players.js';

/** A game that threw an error, with the match up to there. */
export class BrokenGame<T, C> extends Error {
  constructor(
    /** Null if it could not be set up. */
    readonly match: Match<T, C> | null,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Plays a whole game with a journal: the same choices as `playOut` makes from the same seed. The log is dropped if no
 * bot reads it: it is large in a long game.
 */
export function playMatch<T, C>(
  machine: Machine<T, C>,
  seed: string,
  players: Players<T, C>,
  limit = CHOICE_LIMIT,
): { match: Match<T, C>; tally: Tally } {
  players.sit(seed);
  const match = setUp(machine, seed);
  const tally = { decisions: 0, options: 0 };
  try {
    for (let seat = machine.nextSeat(match.state); seat >= 0; seat = machine.nextSeat(match.state)) {
      if (tally.decisions === limit) throw new RulesError(`the game has not ended after ${limit} choices`);
      tally.decisions++;
      tally.options += playOne(match, players, seat);
      if (!players.listen) match.log.length = 0;
    }
  } catch (error) {
    throw new BrokenGame(match, error);
  }
  return { match, tally };
}

function setUp<T, C>(machine: Machine<T, C>, seed: string): Match<T, C> {
  try {
    return Match.open(machine, seed);
  } catch (error) {
    throw new BrokenGame<T, C>(null, error);
  }
}

/** Lets the bot of a seat that is asked make its choice; returns the number of options it had. */
export function playOne<T, C>(match: Match<T, C>, players: Players<T, C>, seat: number): number {
  const { machine } = match;
  const { id } = machine.game.seats[seat];
  const { option, among } = players.choose(match.state, seat, match.log);
  const refused = match.chooseOption(seat, option);
  if (refused) throw new RulesError(`the choice of ${id} is refused: ${refused.reason}`);
  return among;
}
