import { Machine, pickOption, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { setUp } from '../../test/idle-game.js';
import { brokenInvariant } from '../../test/invariants.js';
import { totalerKrieg } from '../game.js';
import { SHEET } from '../map/sheet.js';
import { REMOVED } from '../places.js';
import { brokenStacks } from '../steps/stack-limits.js';
import { scenarioNamed } from './all-scenarios.js';
import { freeHexes } from './free-hexes.js';
import { SCENARIO_IDS } from './scenario-ids.js';

const CAMPAIGNS = SCENARIO_IDS.filter((id) => scenarioNamed(id).data.kind !== 'training');

describe('S.g: the set-up of a campaign', () => {
  it.each(CAMPAIGNS)('%s has hexes for every group', (id) => {
    const u = setUp(id);
    for (const group of u.facts.scenario.free) {
      const hexes = freeHexes(u, group);
      expect(hexes.length, JSON.stringify(group.rule)).toBeGreaterThan(0);
      if (group.rule['per-hex'])
        expect(
          hexes.length,
          `${JSON.stringify(group.rule)}: ${hexes.map((hex) => SHEET.ids[hex])}`,
        ).toBeGreaterThanOrEqual(group.counters.length);
    }
  });

  it.each(CAMPAIGNS)('%s is finished by random choices, with every unit in place', (id) => {
    const machine = new Machine(totalerKrieg, { scenario: id });
    const state = machine.setup('set-up');
    const random = seedGenerator(`set-up ${id}`);
    while (machine.question(state)?.rule.name === 'deploy') {
      const seat = machine.nextSeat(state);
      expect(machine.choose(state, seat, pickOption(machine, state, seat, random))).toBeFalsy();
    }
    const u = machine.read(state);
    const missing = u.facts.scenario.free
      .flatMap(({ counters }) => counters)
      .filter((unit) => u.table.place[unit] === REMOVED);
    expect(missing).toEqual([]);
    expect(brokenInvariant(u)).toBeNull();
    expect(brokenStacks(u)).toEqual([]);
  });

  it.each([
    ['1937', 'Where are these 2 units set up: in Germany?'],
    ['1939', 'Where are these 2 units set up: in Britain?'],
    ['1941a', 'Where are these 3 units set up: in Königsberg or next to it?'],
  ])('%s asks with the words of the line', (id, sentence) => {
    const machine = new Machine(totalerKrieg, { scenario: id });
    const open = machine.question(machine.setup('set-up'));
    expect(open?.rule.name).toBe('deploy');
    if (open) expect(machine.prompt(open, 0)).toBe(sentence);
  });
});
