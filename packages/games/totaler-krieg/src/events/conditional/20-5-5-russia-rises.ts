import { say } from '@sandtable/kernel';
import { currentCard } from '../../cards/current-card.js';
import { AXIS, SOVIET } from '../../ids.js';
import { process, question } from '../../kit.js';
import { SHEET } from '../../map/sheet.js';
import { REMOVED } from '../../places.js';
import { hasGermanGarrison } from '../../politics/occupied.js';
import { ostlandDependents, ostlandMarker } from '../../politics/ostland.js';
import { endPolicy } from '../../politics/policies.js';
import { isWarBox, OSTLAND_ACCORD, RUSSIAN_POSTURE } from '../../politics/posture.js';
import { hexesOfArea } from '../../position/ownership.js';
import { put } from '../../position/position.js';
import type { R } from '../../table.js';

/** A City of a German Dependent in the east holds no German unit, Detachment or Logistics marker. */
function isUnguarded(u: R): boolean {
  return ostlandDependents(u).some((area) =>
    hexesOfArea(area).some((hex) => SHEET.isCity[hex] && !hasGermanGarrison(u, hex)),
  );
}

/** 20.5.5 Russia Rises; not while the Ostland Accord is the Axis card. */
export const russiaRises = process('russia-rises-check', (u, f) => {
  const ignored = currentCard(u, AXIS)?.conditional.includes('20.2.2') ?? false;
  if (f.step++ === 0 && !ignored) {
    if (u.table.policy[RUSSIAN_POSTURE] === OSTLAND_ACCORD && isUnguarded(u)) u.push(mayRise, {});
    return;
  }
  u.done();
  if (ignored || !isWarBox(u, RUSSIAN_POSTURE)) return;
  for (const area of ostlandDependents(u)) {
    put(u, ostlandMarker(area), REMOVED);
    u.log('land-returned', ostlandMarker(area));
  }
});

const mayRise = question('russia-rises', {
  seats: () => 1 << SOVIET,
  prompt: () => say`Does Russia end the Ostland Accord and go to war?`,
  anchor: '20.5.5',
  verbs: [
    { name: 'rise', check: () => null, apply: (u) => endPolicy(u, OSTLAND_ACCORD) },
    { name: 'pass', check: () => null, apply() {} },
  ],
});

export const russiaRisesRules = [russiaRises, mayRise];
