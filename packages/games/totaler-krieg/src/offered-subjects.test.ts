import { Machine, pickOption, seedGenerator, subjectGroups, subjectOptions } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { totalerKrieg } from './game.js';

it.each(['case-white', 'barbarossa', 'fall-of-france'])(
  '%s offers no unit with which nothing can be done',
  (scenario) => {
    const machine = new Machine(totalerKrieg, { scenario });
    const state = machine.setup('offered');
    const random = seedGenerator('offered');
    const idle: string[] = [];
    for (let choices = 0; choices < 120 && !state.outcome; choices++) {
      const seat = machine.nextSeat(state);
      for (const { verb, ids } of subjectGroups(machine.question(state)!, seat))
        for (const id of ids) {
          const options = subjectOptions(machine, state, seat, verb, id);
          if (!Array.isArray(options) || options.length === 0) idle.push(`${choices}: ${verb} ${id}`);
        }
      machine.choose(state, seat, pickOption(machine, state, seat, random));
    }
    expect(idle).toEqual([]);
  },
);
