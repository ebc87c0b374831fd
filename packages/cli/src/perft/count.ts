import { type Machine, type Ply, perft, pickOption, type State, seedGenerator } from '@sandtable/kernel';
import { Failure } from '../failure.js';
import { machineOf, needGame } from '../games.js';

/** What to count: the game, the start position, the depth. */
export interface Count {
  game: string;
  options: Record<string, string>;
  seed: string;
  /** How many random choices to play first. */
  after: number;
  depth: number;
}

export async function countPlies({ game, options, seed, after, depth }: Count): Promise<Ply[]> {
  const machine = machineOf(await needGame(game), options);
  return perft(machine, positionAfter(machine, seed, after), depth);
}

function positionAfter(machine: Machine<unknown, unknown>, seed: string, after: number): State<unknown> {
  const state = machine.setup(seed);
  const random = seedGenerator(`${seed} perft`);
  for (let made = 0; made < after; made++) {
    const seat = machine.nextSeat(state);
    if (seat < 0) throw new Failure(`the random game with the seed ${seed} is over after ${made} choices`);
    machine.choose(state, seat, pickOption(machine, state, seat, random));
  }
  return state;
}
