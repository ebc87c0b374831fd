import type { Machine, Refused } from './machine.js';
import { read } from './notation.js';
import type { Generator } from './random.js';
import type { State } from './state.js';
import { type View, view } from './view.js';

/** How many guesses at hidden things a choice is tried in: only what happens in all of them is certain. */
const GUESSES = 3;

/**
 * What a choice would lead to, as the seat would see it, in several guesses at what it cannot see. Nothing in
 * a guess tells more than the seat knows, as long as nobody knows the generator. The state stays as it is.
 */
export function preview<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  seat: number,
  text: string,
  random: Generator,
): View[] | Refused {
  const views: View[] = [];
  for (let i = 0; i < GUESSES; i++) {
    const guess = machine.determinize(state, seat, random);
    const meaning = read(machine, guess, seat, text);
    const refused = 'refused' in meaning ? meaning.refused : machine.choose(guess, seat, meaning.option);
    if (refused) return refused;
    views.push(view(machine, guess, seat));
  }
  return views;
}
