import { Machine, notPlain, type State } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { differ } from '../differ.js';
import type { Playthrough } from '../playthrough.js';

/** How many positions are written as JSON, and from how many of them the game is continued. */
const WRITTEN = 20;
const FOLLOWED = 3;

export const plain: Check = {
  name: 'plain',
  says: 'the state is plain data at every step: JSON gives it back, and play goes on from there as from the first',
  whole(line, dice) {
    const { machine, steps } = line;
    // The live state, never cloned: a copy would already have lost what is not plain.
    const state = machine.setup(line.seed);
    const written = new Set(dice.some([...steps.keys()], WRITTEN));
    const followed = new Set(dice.some([...written], FOLLOWED));
    const back = new Map<number, typeof state>();
    for (const [step, { seat, option }] of steps.entries()) {
      checkPlain(state, step);
      const copy = written.has(step) ? thereAndBack(state, step) : null;
      if (copy && followed.has(step)) back.set(step, copy);
      machine.choose(state, seat, option);
    }
    checkPlain(state, steps.length);
    thereAndBack(state, steps.length);
    for (const [step, copy] of back) follow(line, copy, step);
  },
};

function checkPlain(state: unknown, step: number): void {
  const path = notPlain(state);
  if (path !== null) throw new Failure(`${path} is not plain data`, step);
}

function thereAndBack<T>(state: State<T>, step: number): State<T> {
  const back = JSON.parse(JSON.stringify(state)) as State<T>;
  const lost = differ(state, back);
  if (lost !== null) throw new Failure(`JSON does not give the state back: ${lost}`, step);
  return back;
}

/** Plays the rest of the game from a state that went through JSON. */
function follow<T, C>(line: Playthrough<T, C>, state: State<T>, from: number): void {
  const machine = new Machine(line.game, line.options);
  for (let step = from; step < line.steps.length; step++) {
    const { seat, option, text } = line.steps[step];
    const refused = machine.choose(state, seat, option);
    if (refused)
      throw new Failure(`after JSON at choice ${from}, '${text}' is refused: ${refused.reason}`, step);
  }
  const apart = differ(state, line.end);
  if (apart !== null)
    throw new Failure(`after JSON at choice ${from}, the game comes out differently: ${apart}`);
}
