import { type Machine, Match, RulesError } from '@sandtable/kernel';
import { CHOICE_LIMIT, type Tally } from './play-out.js';
import type { Players } from './players.js';

/** A game that broke down, with everything that had happened by then. */
export class BrokenGame<T, C> extends Error {
  constructor(
    /** Null where it could not even be set up. */
    readonly match: Match<T, C> | null,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Plays a whole game with a journal: the same choices as the fast loop makes from the same seed. Its log is not kept:
 * nobody reads it, and in a long game there is a lot of it.
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
      match.log.length = 0;
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

/** Lets the bot at a seat that is asked make its choice in a match; returns among how many options. */
export function playOne<T, C>(match: Match<T, C>, players: Players<T, C>, seat: number): number {
  const { machine } = match;
  const { id } = machine.game.seats[seat];
  const { option, among } = players.choose(match.state, seat);
  const refused = match.chooseOption(seat, option);
  if (refused) throw new RulesError(`the choice of ${id} is refused: ${refused.reason}`);
  return among;
}
