import { below, seedGenerator } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { brokenInvariant } from '../../test/invariants.js';
import { TestPosition } from '../../test/position.js';
import { stepsOf } from '../counters/units.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { hexOf } from '../places.js';
import { positionOf } from '../position/position.js';
import type { R } from '../table.js';
import { organizationPhase } from './organization.js';

/** The steps of a faction in each hex. */
function stepsByHex(u: R, faction: Faction): Record<number, number> {
  const steps: Record<number, number> = {};
  for (const unit of positionOf(u).onMap[faction]) {
    const hex = hexOf(u.table.place[unit]);
    steps[hex] = (steps[hex] ?? 0) + stepsOf(u, unit);
  }
  return steps;
}

describe('organization', () => {
  it.each([
    ['case-white', AXIS],
    ['barbarossa', AXIS],
    ['barbarossa', SOVIET],
    ['fall-of-france', AXIS],
    ['fall-of-france', WESTERN],
  ] as const)(
    '2.3.1a, 2.3.4a: keeps the steps of every hex, whatever is chosen (%s, %i)',
    (scenario, faction) => {
      const random = seedGenerator(`${scenario} ${faction}`);
      let choices = 0;
      for (let game = 0; game < 4; game++) {
        const p = new TestPosition(scenario);
        p.u.table.phasing = faction;
        // In the first rounds something to combine, in the later ones something to break down.
        for (let round = 0; round < 4; round++) {
          p.run((u) => u.push(organizationPhase, {}));
          const before = stepsByHex(p.u, faction);
          while (p.asked !== 'idle') {
            const options = p.options.filter((text) => text !== 'eliminate');
            expect(options).not.toEqual([]);
            expect(p.choose(options[below(random, options.length)])).toBe('');
            choices++;
            if (p.asked === 'organization') expect(stepsByHex(p.u, faction)).toEqual(before);
          }
          expect(stepsByHex(p.u, faction)).toEqual(before);
          expect(brokenInvariant(p.u)).toBeNull();
        }
      }
      expect(choices).toBeGreaterThan(30);
    },
  );
});
