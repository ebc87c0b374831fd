import { describe, expect, it } from 'vitest';
import { COUNTER, COUNTER_COUNT, IS_GROUND } from '../counters/counters.js';
import { SCENARIOS } from '../data/scenarios/index.js';
import { factsOf } from '../facts.js';
import { SHEET } from '../map/sheet.js';
import { FORCE_POOL, REMOVED } from '../places.js';
import { scenarioNamed } from './all-scenarios.js';
import { newTable } from './new-table.js';
import { SCENARIO_IDS } from './scenario-ids.js';

describe('set-ups', () => {
  it('number fifteen', () => {
    expect(SCENARIO_IDS).toHaveLength(15);
    expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
    expect(
      SHEET.landHexes.length + SHEET.ids.filter((id, hex) => id && SHEET.isSea[hex]).length,
    ).toBeGreaterThan(2500);
  });

  it.each(SCENARIO_IDS)('%s loads, and no counter is set up twice', (id) => {
    const scenario = scenarioNamed(id);
    const seen = scenario.placed.map(({ counter }) => counter);
    expect(new Set(seen).size).toBe(seen.length);
    const table = newTable(factsOf({ scenario: id }, scenario));
    const onMap = [...Array(COUNTER_COUNT).keys()].filter((n) => IS_GROUND[n] && table.place[n] < SHEET.size);
    expect(onMap.length).toBeGreaterThan(0);
    // Ground units stand on land.
    for (const n of onMap)
      expect([COUNTER.name(n as never), SHEET.isLand[table.place[n]]]).toEqual([
        COUNTER.name(n as never),
        true,
      ]);
    expect(table.place.filter((place) => place === FORCE_POOL).length).toBeGreaterThan(0);
    expect(table.place.filter((place) => place === REMOVED).length).toBeGreaterThan(0);
  });
});
