import { below, Machine, pickOption, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { PAPER } from '../../test/oracle-paper.js';
import { ReachOracle } from '../../test/oracle-reach.js';
import { SupplyOracle } from '../../test/oracle-supply.js';
import { COUNTER } from '../counters/counters.js';
import { COUNTER_AND_HEX } from '../facts.js';
import { totalerKrieg } from '../game.js';
import { FACTIONS, type Hex } from '../ids.js';
import { HEX, SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';

/** Checks the claim of a refusal of `move UNIT HEX`. */
function isTrue(u: R, anchor: string, reason: string, unit: number, hex: Hex, reserve: boolean): boolean {
  const oracle = new ReachOracle(u);
  const piece = oracle.pieces[unit];
  const goal = PAPER.get(hex)!;
  const enemies = oracle.in(goal).filter(({ faction }) => faction !== piece.faction);
  const land = goal.land ? oracle.land(goal) : null;
  const isReached = (without: Parameters<ReachOracle['reach']>[2]) =>
    oracle.reach(unit, reserve, without).has(hex);
  const inZone = () => oracle.isEnemyZone(piece.faction, piece.hex!);
  switch (anchor) {
    case 'p.c':
      return piece.faction !== u.table.phasing;
    case '3a':
      if (reason.includes('not on the map')) return !piece.hex;
      if (reason.includes('Allowance')) return true;
      return !new SupplyOracle(u).isSupplied(piece.faction, piece.country, piece.hex!.at);
    case '3.1a':
      return reason.includes('already in') ? piece.hex === goal : u.table.moved.includes(unit as never);
    case '22.4':
      return piece.country === 'finland' || land?.country === 'finland';
    case '3.1.4a':
    case '3.1.4j':
      return land !== null && land.faction < 0;
    case '3.1.4d':
      return land?.country !== piece.country;
    case '3.1.4f':
      return reason.includes('All-Sea')
        ? goal.sea || !goal.land
        : enemies.some((one) => oracle.isGroundUnit(one));
    case '3.1e':
      return enemies.length > 0 && !enemies.some((one) => oracle.isGroundUnit(one));
    case '3.1.4i':
      return [true, false].some((supply) => oracle.fails(piece.faction, supply ? goal : piece.hex!, supply));
    case '8.2b':
      return inZone() && oracle.weather(piece.hex!) === 'mud';
    case '3.1b':
      return !isReached({}) && isReached({ zones: true });
    case '5b':
      if (!reserve) return false;
      if (reason.includes('nobody leaves')) return inZone();
      return oracle.isEnemyZone(piece.faction, goal) || (!isReached({}) && isReached({ zones: true }));
    case '3.1.1a':
      if (isReached({ zones: true })) return false;
      return isReached({ zones: true, costs: true }) === reason.includes('farther');
    default:
      return false;
  }
}

describe('reasons', () => {
  it.each([
    ['case-white', 15, 1],
    ['barbarossa', 1, 6],
    ['fall-of-france', 2, 3],
  ])('why a unit may not move are true in %s', (scenario, games, every) => {
    const machine = new Machine(totalerKrieg, { scenario });
    const random = seedGenerator(`reasons ${scenario}`);
    const seen = new Map<string, number>();
    for (let game = 0; game < games; game++) {
      const state = machine.setup(`reasons/${game}`);
      for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
        const { rule, u, frame } = machine.question(state)!;
        if (rule.name === 'movement' && below(random, every) === 0) {
          const verb = rule.verbs.find(({ name }) => name === 'move')!;
          const reserve = Reflect.get(frame, 'reserve') === true;
          const all = FACTIONS.flatMap((faction) => positionOf(u).onMap[faction]);
          const unit = all[below(random, all.length)];
          const start = hexOf(u.table.place[unit]);
          const near = HEX.values.filter((hex) => SHEET.grid.distance(hex, start) <= 5);
          for (let n = 0; n < 3; n++) {
            const arg = COUNTER_AND_HEX.of(unit, near[below(random, near.length)]);
            const hex = COUNTER_AND_HEX.factors.secondOf(arg);
            const no = verb.check(u, frame, arg, seat);
            if (!no) continue;
            const reason = no.say(u, frame, arg, seat);
            seen.set(no.anchor, (seen.get(no.anchor) ?? 0) + 1);
            const what = `${COUNTER.name(unit)} to ${SHEET.ids[hex]}: ${reason}`;
            expect(isTrue(u, no.anchor, reason, unit, hex, reserve), what).toBe(true);
          }
        }
        machine.choose(state, seat, pickOption(machine, state, seat, random));
      }
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['p.c', '3.1.1a']));
  });
});
