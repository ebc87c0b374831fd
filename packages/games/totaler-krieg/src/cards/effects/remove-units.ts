import { say } from '@sandtable/kernel';
import { firstLike, nameInstead, unlikeOnes } from '../../counters/alike.js';
import { COUNTER, kindOf } from '../../counters/counters.js';
import type { Counter, Country, Faction } from '../../ids.js';
import { process, question, refusal, verb } from '../../kit.js';
import { BRITAIN, GERMANY, ITALY } from '../../map/areas.js';
import { REMOVED } from '../../places.js';
import { countersOfCountry } from '../../politics/countries.js';
import { breakUpPartners } from '../../politics/leave-country.js';
import { takeOutOfGame } from '../../position/out-of-game.js';
import type { R, U } from '../../table.js';
import { unitName } from '../../words/names.js';

type Removing = { faction: Faction; country: Country; type: string };

/** The units that cards name, in the words of the card data. */
const NAMED: Readonly<Record<string, { country: Country; type: string }>> = {
  'german-air-force-unit': { country: GERMANY, type: 'air-force' },
  'british-surface-fleet-unit': { country: BRITAIN, type: 'surface-fleet' },
};

/** "german-air-force-unit*1": a unit of its owner's choice; "all-italian-units": every one. */
export function removeUnits(u: U, faction: Faction, on: string): void {
  const [what] = on.split('*');
  if (what === 'all-italian-units') return u.push(removeArmedForces, { country: ITALY });
  const removing = { faction, ...NAMED[what] };
  // V.r: with none in play none is removed.
  if (candidates(u, removing).length > 0) u.push(removeUnit, removing);
}

/** 24.4: from anywhere: the map, the Force Pool, a Delay Box, the Turn Track. */
function candidates(u: R, { country, type }: Removing): Counter[] {
  return countersOfCountry(country).filter(
    (counter) => kindOf(counter).type === type && u.table.place[counter] !== REMOVED,
  );
}

const removeUnit = question<Removing>('remove-unit', {
  seats: (_, f) => 1 << f.faction,
  prompt: () => say`Which unit leaves the game?`,
  anchor: '1.1.2t',
  verbs: [
    verb<Counter, Removing>({
      name: 'remove',
      domain: COUNTER,
      check(u, f, unit) {
        const may = candidates(u, f);
        if (!may.includes(unit)) return notNamed;
        const like = firstLike(u, may, unit);
        return like === unit ? null : nameInstead(like);
      },
      list: (u, f, _, add) => unlikeOnes(u, candidates(u, f)).forEach(add),
      moot: (u, f, unit) => !candidates(u, f).includes(unit),
      apply: (u, _, unit) => takeOutOfGame(u, unit),
    }),
  ],
});

const notNamed = refusal<Counter>('1.1.2t', (_, unit) => say`the card does not mean ${unitName(unit)}`);

/** Every unit of a Country leaves the game; multi-national units with a step of it break down first (13.8.3e). */
const removeArmedForces = process<{ country: Country }>('remove-armed-forces', (u, f) => {
  if (f.step++ === 0) return u.push(breakUpPartners, { country: f.country });
  for (const counter of countersOfCountry(f.country))
    if (kindOf(counter).kind !== 'marker' && u.table.place[counter] !== REMOVED) takeOutOfGame(u, counter);
  u.done();
});

export const removeUnitsRules = [removeUnit, removeArmedForces];
