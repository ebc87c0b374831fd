import { below, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../../test/invariants.js';
import { TestPosition } from '../../test/position.js';
import { COUNTER_COUNT, IS_GROUND } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import type { Counter, Faction } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { factionOf } from '../position/position.js';
import { COMBAT_SEGMENTS } from './segments.js';

const SCENARIOS = [
  'case-white',
  'barbarossa',
  'fall-of-france',
  '1939',
  '1941a',
  '1942',
  '1943',
  '1944',
  '1945',
];

/** Steps on the map, of all factions. */
function steps({ u }: TestPosition): number {
  let all = 0;
  for (let unit = 0 as Counter; unit < COUNTER_COUNT; unit++)
    if (IS_GROUND[unit] && hexOf(u.table.place[unit]) >= 0 && factionOf(u, unit) >= 0)
      all += stepsOf(u, unit);
  return all;
}

describe('combat of everybody against everybody', () => {
  it.each(SCENARIOS)('never comes to a dead end, and no step is lost without being told: %s', (scenario) => {
    const random = seedGenerator(`combat/${scenario}`);
    for (let game = 0; game < 2; game++) {
      const position = new TestPosition(scenario);
      const { table } = position.u;
      // Some set-ups leave units to be placed by their owners.
      const atFirst = brokenInvariant(position.u);
      for (const faction of position.u.facts.scenario.factions) {
        table.phasing = faction;
        table.blitz = enemyHexes(position, faction).filter(() => below(random, 8) === 0);
        for (const id of ['blitz-combat', 'regular-combat'] as const) {
          const before = steps(position);
          const { length } = position.log;
          position.run((u) => u.push(COMBAT_SEGMENTS[id].rule, {}));
          play(position, random);
          const told = position.log.slice(length);
          const lost = told.filter(
            (line) => / loses a step$/.test(line) && !line.startsWith('Attack'),
          ).length;
          const landed = told.filter((line) => / lands in .* behind /.test(line)).length;
          // A reduced unit of which nothing is left loses two.
          expect(before - steps(position)).toBeGreaterThanOrEqual(lost - landed);
          if (atFirst === null) expect(brokenInvariant(position.u)).toBeNull();
        }
      }
    }
  });
});

function enemyHexes({ u }: TestPosition, faction: Faction) {
  return SHEET.landHexes.filter((hex) =>
    u.table.place.some(
      (place, unit) => place === (hex as number) && factionOf(u, unit as Counter) !== faction,
    ),
  );
}

/** Random choices, but nobody stops attacking while an attack is possible. */
function play(position: TestPosition, random: number[]): void {
  for (let n = 0; position.asked !== 'idle'; n++) {
    if (n > 2000) throw new Error(`the segment does not end: ${position.asked}`);
    const { options, asked } = position;
    expect(options.length, asked).toBeGreaterThan(0);
    const eager = asked === 'combat' ? options.filter((text) => text !== 'done') : options;
    const text = eager[below(random, eager.length)] ?? 'done';
    expect(position.choose(text, 1 + below(random, 6), 1 + below(random, 6))).toBe('');
  }
}
