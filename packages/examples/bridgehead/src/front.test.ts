import { diff, Machine, pickOption, seedGenerator, subjectOptions, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../test/invariants.js';
import { bridgehead } from './game.js';

const machine = new Machine(bridgehead, { scenario: 'front' });
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('the large scenario', () => {
  it('has 2,805 hexes and about 600 units', () => {
    expect(machine.facts.map.grid.size).toBe(2805);
    expect(machine.facts.units.length).toBeGreaterThanOrEqual(570);
  });

  it('has a view of at most 120 KB, and a move changes at most 4 KB of it', () => {
    const state = machine.setup('views');
    const random = seedGenerator('views');
    let before = view(machine, state, 0);
    expect(bytes(before)).toBeLessThanOrEqual(120_000);
    for (let move = 0; move < 40 && state.table.phase === 0; move++) {
      machine.choose(state, 0, pickOption(machine, state, 0, random));
      const after = view(machine, state, 0);
      if (state.table.phase === 0) expect(bytes(diff(before, after))).toBeLessThanOrEqual(4000);
      before = after;
    }
    expect(state.table.moved.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('offers a unit everything within its reach', () => {
    const state = machine.setup('reach');
    const options = subjectOptions(machine, state, 0, 'move', 'south-armour-1');
    expect(Array.isArray(options) && options.length).toBeGreaterThan(30);
  });

  it('can be played to its end, one choice at a time', () => {
    const state = machine.setup('to the end');
    const random = seedGenerator('to the end');
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      machine.choose(state, seat, pickOption(machine, state, seat, random));
    }
    expect(state.outcome).not.toBeNull();
    expect(brokenInvariant(machine.read(state))).toBeNull();
  });
});
