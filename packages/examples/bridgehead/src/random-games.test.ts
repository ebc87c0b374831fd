import { below, Machine, type State, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../test/invariants.js';
import { Oracle } from '../test/oracle.js';
import { attackersOf, targetsOf } from './combat/attackers.js';
import { oddsOf } from './combat/odds.js';
import { COLUMNS } from './combat/results-table.js';
import { bridgehead } from './game.js';
import { reachOf } from './movement/reach.js';
import { march } from './movement/stack.js';
import { NORTH, SOUTH } from './numbers.js';
import { isSupplied, unsuppliedUnits } from './supply/supply.js';
import { isOnMap, type Reader, type Table, unitsIn } from './table.js';

const READINGS = [{}, { zones: 'lock' }, { 'supply-zones': 'open' }];

/** Plays a random game and checks every position; returns the number of positions. */
function walk(
  options: Record<string, string>,
  games: number,
  look: (u: Reader, state: State<Table>) => void,
): number {
  const machine = new Machine(bridgehead, options);
  const random = seedGenerator(JSON.stringify(options));
  let positions = 0;
  for (let game = 0; game < games; game++) {
    const state = machine.setup(`walk/${game}`);
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      look(machine.read(state), state);
      positions++;
      const legal = machine.legal(state, seat);
      machine.choose(state, seat, legal[below(random, legal.length)]);
    }
    look(machine.read(state), state);
  }
  return positions;
}

describe('random games', () => {
  it.each(READINGS)('never break an invariant under %j', (options) => {
    const look = (u: Reader) => expect(brokenInvariant(u)).toBeNull();
    expect(walk({ scenario: 'ford', ...options }, 60, look)).toBeGreaterThan(500);
    expect(walk(options, 6, look)).toBeGreaterThan(500);
  });

  it.each(READINGS)('agree with the oracle on reach, supply and odds under %j', (options) => {
    const random = seedGenerator('looks');
    const counted = { reach: 0, out: 0, odds: 0, stacks: 0 };
    const look = (u: Reader) => {
      const units = u.facts.unitNames.values.filter((unit) => isOnMap(u, unit));
      if (units.length === 0 || below(random, 4) > 0) return;
      const oracle = new Oracle(u);
      const unit = units[below(random, units.length)];
      expect(reachOf(u, unit).cost).toEqual(oracle.reach(unit));
      counted.reach++;
      const out = new Set([...unsuppliedUnits(u, SOUTH), ...unsuppliedUnits(u, NORTH)]);
      const supplied = isSupplied(u, u.facts.sideOf[unit], u.table.hex[unit]);
      expect([supplied, !out.has(unit)]).toEqual([oracle.isSupplied(unit), supplied]);
      if (!supplied) counted.out++;
      const [one, other] = unitsIn(u, u.table.hex[unit]);
      if (
        other !== undefined &&
        u.facts.sideOf[unit] === u.table.side &&
        !u.table.moved[one] &&
        !u.table.moved[other]
      ) {
        const [a, b] = [oracle.reach(one), oracle.reach(other)];
        const open = a.flatMap((cost, hex) =>
          cost >= 0 && b[hex] >= 0 && unitsIn(u, u.facts.hexNames.values[hex]).length === 0 ? [hex] : [],
        );
        const found: number[] = [];
        march.bySubject!.targets(u, u.state.frames.at(-1)!, u.table.hex[unit], u.table.side, (hex) =>
          found.push(hex),
        );
        expect(found.sort((x, y) => x - y)).toEqual(open);
        counted.stacks++;
      }
      for (const target of targetsOf(u, u.table.side)) {
        const attackers = attackersOf(u, target, u.table.side).filter(
          (_, i) => i === 0 || below(random, 2) === 0,
        );
        expect(COLUMNS[oddsOf(u, target, attackers).column]).toBe(oracle.odds(target, attackers));
        counted.odds++;
      }
    };
    walk({ scenario: 'ford', ...options }, 60, look);
    walk(options, 3, look);
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(4);
  });
});
