import { completeOptions, drawOption, Machine, seedGenerator, stateHash } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { totalerKrieg } from './game.js';
import { loadGame } from './load.js';
import { SCENARIO_IDS } from './scenario/scenario-ids.js';

const MOST_CHOICES = 300;

/** The hash of the position after some random choices. */
function played(game: typeof totalerKrieg, scenario: string): string {
  const machine = new Machine(game, { scenario });
  const state = machine.setup('loaded');
  const random = seedGenerator(scenario);
  for (let i = 0; i < MOST_CHOICES && !state.outcome; i++) {
    const seat = machine.nextSeat(state);
    machine.choose(state, seat, drawOption(machine, state, seat, random).option);
  }
  return stateHash(state);
}

it.each(SCENARIO_IDS)('what is loaded for %s plays as the whole game does', async (scenario) => {
  expect(played(await loadGame({ scenario }), scenario)).toBe(played(totalerKrieg, scenario));
});

it('by default what the defaults need is loaded', async () => {
  const { scenario } = completeOptions(totalerKrieg.options);
  const loaded = await loadGame({});
  expect(new Machine(loaded).facts.scenario.data.id).toBe(scenario);
});
