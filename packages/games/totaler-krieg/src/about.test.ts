import { playedSeats } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { about } from './about.js';
import { scenarioNamed } from './scenario/all-scenarios.js';
import { FACTION_IDS } from './scenario/scenario.js';
import { SCENARIO_IDS } from './scenario/scenario-ids.js';

it('offers the seats of the factions that take turns in a scenario', () => {
  for (const scenario of SCENARIO_IDS) {
    const factions = scenarioNamed(scenario).factions.map((faction) => FACTION_IDS[faction]);
    expect(
      playedSeats(about, { scenario }).map(({ id }) => id),
      scenario,
    ).toEqual(factions);
  }
});
