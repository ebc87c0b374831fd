import { plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { botGame, machineFor } from '../../test/bot-game.js';
import { AXIS } from '../ids.js';
import { captain } from './captain/index.js';
import { progressOf, prospect } from './prospect.js';

describe.each(['case-white', 'barbarossa', 'fall-of-france'])('the prospect of %s', (scenario) => {
  const machine = machineFor(scenario);

  it('is open at the beginning, and nothing has been gained', () => {
    const u = machine.read(machine.setup('1'));
    // Case White begins in the middle of a turn.
    expect(progressOf(u)).toBeLessThan(0.5);
    expect(prospect.chance(u)).toBeGreaterThan(0.2);
    expect(prospect.chance(u)).toBeLessThan(0.9);
    expect(prospect.gains(u, u, AXIS)).toEqual([]);
  });
});

it('knows a decided game, and names the Cities that were taken', () => {
  const { state, machine } = botGame('case-white', '1', [
    captain(machineFor('case-white')),
    captain(machineFor('case-white')),
  ]);
  const before = machineFor('case-white');
  const [was, is] = [before.read(before.setup('1')), machine.read(state)];
  const axisWins = state.outcome!.winner === machine.game.seats[AXIS].side;
  expect(prospect.chance(is)).toBe(axisWins ? 1 : 0);
  expect(progressOf(is)).toBeGreaterThan(progressOf(was));
  const gains = prospect.gains(was, is, AXIS).map(plain);
  expect(gains.some((gain) => /^takes (Warsaw|Lodz|Cracow|Krakow|Danzig|Lvov|Brest)/.test(gain))).toBe(true);
  expect(gains.some((gain) => /^costs the enemy \d+ steps$/.test(gain))).toBe(true);
});
