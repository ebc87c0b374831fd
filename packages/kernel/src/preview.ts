import { applyText, unfinishedBecause } from './compound-choice.js';
import type { Machine } from './machine.js';
import { diff, type Patch } from './patch.js';
import type { Generator } from './random.js';
import type { Refused } from './refused.js';
import type { State } from './state.js';
import type { Listener } from './umpire.js';
import { view } from './view.js';

/** The number of guesses at hidden things in which a choice is tried: only what happens in all of them is certain. */
const GUESSES = 3;

/**
 * What a choice would change in the view of a seat, over several guesses at what it cannot see. A guess reveals nothing
 * beyond what the seat knows, as long as the generator is unknown. Does not change the state.
 */
export function preview<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
  random: Generator,
): (Patch | null)[] | Refused {
  const before = view(machine, state, seat);
  const patches: (Patch | null)[] = [];
  let rolled = false;
  const listener: Listener = {
    chance() {
      rolled = true;
    },
    logged() {},
    waypoint() {},
  };
  for (let i = 0; i < GUESSES; i++) {
    const guess = machine.determinize(state, seat, random);
    const done = applyText(machine, guess, seat, text, listener);
    if ('refused' in done) return done.refused;
    if (done.unfinished) return unfinishedBecause(machine, guess, seat);
    patches.push(diff(before, view(machine, guess, seat)));
    if (!rolled && hidesNothing(machine)) return new Array<Patch | null>(GUESSES).fill(patches[0]);
  }
  return patches;
}

/** If nothing is hidden and nothing was rolled, other guesses would give the same result. */
function hidesNothing<T, C>({ game, spec }: Machine<T, C>): boolean {
  return !spec && !game.guessTable;
}
