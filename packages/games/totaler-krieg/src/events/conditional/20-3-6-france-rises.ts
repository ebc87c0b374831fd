import { say } from '@sandtable/kernel';
import { currentCard } from '../../cards/current-card.js';
import { COUNTER } from '../../counters/counters.js';
import { AXIS, WESTERN } from '../../ids.js';
import { process, question } from '../../kit.js';
import { FRANCE } from '../../map/areas.js';
import { SHEET } from '../../map/sheet.js';
import { CEDED_LANDS, REMOVED } from '../../places.js';
import { activate } from '../../politics/activate.js';
import { isNeutral } from '../../politics/countries.js';
import { hasGermanGarrison } from '../../politics/occupied.js';
import { hexesOfArea } from '../../position/ownership.js';
import { put } from '../../position/position.js';
import { ACTIVE, type R } from '../../table.js';

const DEPENDENTS = [
  { area: 'northern-france', marker: COUNTER.index('mk-ceded-de-northern-france'), returns: 'north-returns' },
  { area: 'southern-france', marker: COUNTER.index('mk-ceded-de-southern-france'), returns: 'south-returns' },
] as const;

/** The parts of France that are German Dependents. */
const german = (u: R) => DEPENDENTS.filter(({ marker }) => u.table.place[marker] === CEDED_LANDS);

/** A City in one of them has no German unit, Detachment or Logistics marker. */
function isUnguarded(u: R): boolean {
  return german(u).some(({ area }) =>
    hexesOfArea(area).some((hex) => SHEET.isCity[hex] && !hasGermanGarrison(u, hex)),
  );
}

/** 20.3.6 France Rises; not while Case Yellow is the Axis card. */
export const franceRises = process('france-rises-check', (u, f) => {
  const ignored = currentCard(u, AXIS)?.conditional.includes('20.2.1') ?? false;
  if (f.step++ === 0 && !ignored) {
    if (u.table.vichy && isNeutral(u, FRANCE) && isUnguarded(u)) u.push(mayRise, {});
    return;
  }
  u.done();
  // 13.8.5.2a: the markers go when Vichy is active.
  if (ignored || !u.table.vichy || u.table.status[FRANCE] !== ACTIVE) return;
  for (const { marker, returns } of german(u)) {
    put(u, marker, REMOVED);
    u.log(returns);
  }
});

const mayRise = question('france-rises', {
  seats: () => 1 << WESTERN,
  prompt: () => say`Does Vichy join the Western Allies?`,
  anchor: '20.3.6',
  verbs: [
    {
      name: 'rise',
      check: () => null,
      apply: (u) => activate(u, { country: FRANCE, faction: WESTERN, mobilizes: true, freePassage: false }),
    },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

export const franceRisesRules = [franceRises, mayRise];
