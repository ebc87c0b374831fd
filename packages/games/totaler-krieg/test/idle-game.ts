import { type Game, Machine, type State } from '@sandtable/kernel';
import { about } from '../src/about.js';
import { layCards, places } from '../src/cards/piles.js';
import { type Facts, factsOf } from '../src/facts.js';
import { question } from '../src/kit.js';
import { OPTIONS } from '../src/options.js';
import { scenarioNamed } from '../src/scenario/all-scenarios.js';
import { newTable } from '../src/scenario/new-table.js';
import type { Table, U } from '../src/table.js';

const idle = question('idle', {
  seats: () => 1,
  prompt: () => 'Nothing happens.',
  // Two, or the question would answer itself.
  verbs: ['wait', 'rest'].map((name) => ({ name, check: () => null, apply: (u) => u.push(idle, {}) })),
});

const game: Game<Table, Facts> = {
  ...about,
  ruleset: 1,
  options: OPTIONS,
  facts: (options) => factsOf(options, scenarioNamed(options.scenario)),
  rules: [idle],
  table: newTable,
  places,
  begin(u) {
    layCards(u);
    u.push(idle, {});
  },
  logTexts: {},
  scores: () => [0, 0],
  drawText: () => '',
  findings: () => [],
};

/** A scenario as it is set up, in which nothing happens: for tests of what is derived from a position. */
export function setUp(scenario: string): U {
  const machine = new Machine(game, { scenario });
  const state: State<Table> = machine.setup('set-up');
  return machine.read(state) as U;
}
