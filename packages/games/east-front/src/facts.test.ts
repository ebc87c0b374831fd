import { below, Machine, seedGenerator } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { eastFront } from './game.js';

it('a game does not change the facts: caches of a position are kept elsewhere', () => {
  const machine = new Machine(eastFront);
  const before = JSON.stringify(machine.facts);
  const state = machine.setup('facts');
  const chance = seedGenerator('facts');
  let choices = 0;
  for (let seat = machine.nextSeat(state); seat >= 0 && choices < 200; seat = machine.nextSeat(state)) {
    const options = machine.legal(state, seat);
    machine.choose(state, seat, options[below(chance, options.length)]);
    choices++;
  }
  expect(choices).toBe(200);
  expect(JSON.stringify(machine.facts)).toBe(before);
});
