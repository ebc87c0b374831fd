import { clone, Machine, stateHash } from '@sandtable/kernel';
import { type Check, Failure } from '../check-definition.js';
import { differ } from '../differ.js';
import { positionAt } from '../playthrough.js';

export const deterministic: Check = {
  name: 'deterministic',
  says: 'the same options, seed and choices give the same states, on any machine',
  whole({ game, options, seed, steps, end }) {
    const machine = new Machine(game, options);
    const state = machine.setup(seed);
    for (const [step, { before, seat, option, text }] of steps.entries()) {
      if (stateHash(state) !== stateHash(before)) {
        throw new Failure(
          `played again, the state is another: ${differ(before, state)}`,
          Math.max(0, step - 1),
        );
      }
      const refused = machine.choose(state, seat, option);
      if (refused) throw new Failure(`played again, '${text}' is refused: ${refused.reason}`, step);
    }
    const apart = differ(end, state);
    if (apart !== null) throw new Failure(`played again, the state is another: ${apart}`);
  },
  looks: 5,
  at(line, step) {
    if (step === line.steps.length) return;
    const { before, seat, option } = line.steps[step];
    // A new machine without any history, and a state object other than the one the rules last changed.
    const machine = new Machine(line.game, line.options);
    const state = clone(before);
    const listed = differ(line.machine.legal(clone(before), seat), machine.legal(state, seat));
    if (listed !== null) throw new Failure(`another machine lists other options: ${listed}`);
    machine.choose(state, seat, option);
    const apart = differ(positionAt(line, step + 1), state);
    if (apart !== null) throw new Failure(`on another machine, the choice leads elsewhere: ${apart}`);
  },
};
