import { below, Machine, optionOf, pickOption, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { Oracle } from '../../test/oracle.js';
import { STACK } from '../facts.js';
import { bridgehead } from '../game.js';
import type { Hex, UnitNumber } from '../numbers.js';
import { AWAY, ELIMINATED, type Reader, unitsIn } from '../table.js';

/** Checks the claim of a refusal of `move UNIT HEX`. */
function isTrue(u: Reader, anchor: string, reason: string, unit: UnitNumber, hex: Hex): boolean {
  const { hex: where, side, moved, turn } = u.table;
  const oracle = () => new Oracle(u);
  const own = u.facts.sideOf[unit];
  const reached = (without: Parameters<Oracle['reach']>[1]) => oracle().reach(unit, without)[hex] >= 0;
  const [inTheWay] = unitsIn(u, hex);
  const enemyThere = inTheWay !== undefined && u.facts.sideOf[inTheWay] !== own;
  switch (anchor) {
    case 'turn.order':
      return own !== side;
    case 'loss.steps':
      return where[unit] === ELIMINATED;
    case 'reinforcement.enter':
      return (
        where[unit] === AWAY && reason.includes('has to enter first') === u.facts.units[unit].due <= turn
      );
    case 'move.once':
      return moved[unit] === 1;
    case 'stack.limit':
      return reached({}) && unitsIn(u, hex).length === STACK;
    case 'move.enemy':
      return reason.includes('on every way')
        ? !enemyThere && !reached({ zones: true, lock: true, costs: true })
        : enemyThere;
    case 'zone.lock':
      return !reached({}) && reached({ lock: true });
    case 'zone.stop':
      return !reached({ lock: true }) && reached({ lock: true, zones: true });
    case 'move.points':
      if (where[unit] === hex) return reason.includes('already');
      return !reached({ lock: true, zones: true }) && reached({ lock: true, zones: true, costs: true });
    default:
      return false;
  }
}

describe('reasons', () => {
  it.each([{}, { zones: 'lock' }])(
    'why a unit may not move are true wherever they are given, under %j',
    (options) => {
      const seen = new Map<string, number>();
      const machine = new Machine(bridgehead, { scenario: 'ford', ...options });
      const random = seedGenerator('reasons');
      const { unitAndHex, units, map } = machine.facts;
      for (let game = 0; game < 150; game++) {
        const state = machine.setup(`reasons/${game}`);
        for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
          const { rule, u } = machine.question(state)!;
          for (let tries = 0; rule.name === 'movement' && tries < 6; tries++) {
            const { hexNames, unitNames } = machine.facts;
            const unit = unitNames.values[below(random, units.length)];
            const hex = hexNames.values[below(random, map.grid.size)];
            const verb = rule.verbs[0];
            const refusal = verb.check(u, state.frames.at(-1)!, unitAndHex.of(unit, hex), seat);
            if (!refusal) continue;
            const refused = machine.choose(state, seat, optionOf(0, unitAndHex.of(unit, hex)))!;
            const { reason } = refused;
            seen.set(refusal.anchor, (seen.get(refusal.anchor) ?? 0) + 1);
            const what = `${units[unit].id} to ${map.names[hex]}: ${reason} (${refusal.anchor})`;
            expect(isTrue(u, refusal.anchor, reason, unit, hex), what).toBe(true);
          }
          machine.choose(state, seat, pickOption(machine, state, seat, random));
        }
      }
      const usual = [
        'turn.order',
        'loss.steps',
        'reinforcement.enter',
        'move.once',
        'move.enemy',
        'zone.stop',
        'move.points',
      ];
      expect([...seen.keys()]).toEqual(expect.arrayContaining(usual));
      if ('zones' in options) expect(seen.has('zone.lock')).toBe(true);
    },
  );
});
