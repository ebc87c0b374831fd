import { say } from '@sandtable/kernel';
import { isFirstAlike } from '../../counters/alike.js';
import { COUNTER } from '../../counters/counters.js';
import { stepsOf } from '../../counters/units.js';
import { COUNTER_AND_HEX, type CounterAndHex } from '../../facts.js';
import { AXIS, type Counter, type Hex, NO_COUNTER, NO_HEX, SOVIET } from '../../ids.js';
import { bySubject, process, question, refusal, verb } from '../../kit.js';
import { pushEmergencyBreakdown } from '../../organization/break-down.js';
import { breaksIntoOnes } from '../../organization/breaking.js';
import { atHex, hexOf } from '../../places.js';
import {
  freeSteps,
  type Requirement,
  redeployable,
  spareSteps,
  stepsMissing,
  unmetRequirements,
} from '../../politics/border-defense.js';
import { put } from '../../position/position.js';
import { fitsInto } from '../../steps/stack-limits.js';
import type { R } from '../../table.js';
import { hexName, unitName } from '../../words/names.js';

const SECTION = '20.5.4';
const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

export interface Redeployment {
  /** The hex of the unit that was broken down for this step; -1 if none was. */
  from: Hex;
}

export interface Check {
  /** The lands whose turn has come, by their markers. */
  checked: Counter[];
  /** The land being checked; -1 for all that are left, if their order does not matter. */
  marker: Counter;
}

const missingIn = (u: R, requirements: readonly Requirement[]): number =>
  requirements.reduce((sum, one) => sum + stepsMissing(u, one), 0);

/** What is missing in the lands that are being checked. */
function unmet(u: R): Requirement[] {
  const check = u.findFrame(checkBorders);
  const marker = check?.marker ?? NO_COUNTER;
  return unmetRequirements(u).filter((one) => marker < 0 || one.marker === marker);
}

/** The badly guarded lands whose turn has not come. */
function unchecked(u: R): Counter[] {
  const checked = u.findFrame(checkBorders)?.checked ?? [];
  const markers = unmetRequirements(u).map(({ marker }) => marker);
  return [...new Set(markers)].filter((marker) => !checked.includes(marker));
}

/** 20.5.4 Border Defense Check: the Axis fills the gaps in Russia's guard of its gains (6.2h). */
export const borderDefense = process('border-defense', (u) => {
  u.done();
  if (unmetRequirements(u).length > 0) u.push(checkBorders, { checked: [], marker: NO_COUNTER });
});

const checkBorders = process<Check>('check-borders', (u, f) => {
  const canGuard = () => unmet(u).length > 0 && hasChoice(u);
  // A land that is guarded now, or as well as it can be, is done with: the others follow.
  if (f.marker >= 0 && !canGuard()) f.marker = NO_COUNTER;
  if (!canGuard()) return u.done();
  // Russia orders the checks; that matters only where there are not enough steps for all.
  const isChoice = unchecked(u).length > 1 && spareSteps(u) < missingIn(u, unmetRequirements(u));
  if (f.marker < 0 && isChoice) u.push(nextCheck, {});
  else u.push(redeploy, { from: NO_HEX });
});

/** 20.5.4: the Soviet faction checks its Ceded Land markers in any order. */
const nextCheck = question('check-border-guard', {
  seats: () => 1 << SOVIET,
  prompt: () => say`There are too few steps to guard all of Russia’s gains: which are guarded first?`,
  anchor: SECTION,
  verbs: [
    verb<Counter>({
      name: 'guard-first',
      domain: COUNTER,
      check: (u, _, marker) => (unchecked(u).includes(marker) ? null : notBadlyGuarded),
      list: (u, _, __, add) => unchecked(u).forEach(add),
      moot: (u, _, marker) => !unchecked(u).includes(marker),
      apply(u, _, marker) {
        const frame = u.findFrame(checkBorders);
        if (!frame) return;
        frame.marker = marker;
        frame.checked = [...frame.checked, marker];
      },
    }),
  ],
});

function hasChoice(u: R): boolean {
  return redeployable(u).some(
    (unit) => targetsFor(u, { from: NO_HEX }, unit).length > 0 || mayBreak(u, unit),
  );
}

/** The hexes that a unit can be sent to: where as many steps are missing, and where it fits. */
function targetsFor(u: R, { from }: Redeployment, unit: Counter): Hex[] {
  const here = hexOf(u.table.place[unit]);
  if (from >= 0 && here !== from) return [];
  const steps = stepsOf(u, unit);
  if (freeSteps(u, here) < steps) return [];
  return unmet(u)
    .filter((requirement) => stepsMissing(u, requirement) >= steps && !requirement.hexes.includes(here))
    .flatMap(({ hexes }) => hexes)
    .filter((hex) => fitsInto(u, hex, SOVIET, unit, steps) === null);
}

/** A larger unit of which a step can be spared. */
function mayBreak(u: R, unit: Counter): boolean {
  const isRoom = unmet(u).some(({ hexes }) =>
    hexes.some((hex) => fitsInto(u, hex, SOVIET, unit, 1) === null),
  );
  return isRoom && freeSteps(u, hexOf(u.table.place[unit])) > 0 && breaksIntoOnes(u, unit);
}

const redeploy = question<Redeployment>('redeploy-border-guard', {
  seats: () => 1 << AXIS,
  prompt: (u) => {
    const missing = missingIn(u, unmet(u));
    return say`Russia guards its gains badly: which of its units goes to the border? Steps missing: ${missing}.`;
  },
  anchor: SECTION,
  verbs: [
    verb<CounterAndHex, Redeployment>({
      name: 'redeploy',
      domain: COUNTER_AND_HEX,
      check(u, f, choice) {
        if (!redeployable(u).includes(firstOf(choice)) || !isFirstAlike(u, firstOf(choice))) return notThat;
        return targetsFor(u, f, firstOf(choice)).includes(secondOf(choice)) ? null : notThere;
      },
      bySubject: bySubject<Counter, Hex, Redeployment>({
        subjects: (u, _, __, add) =>
          redeployable(u)
            .filter((unit) => isFirstAlike(u, unit))
            .forEach(add),
        targets: (u, f, unit, _, add) => targetsFor(u, f, unit).forEach(add),
        refuse: (u, _, unit) => (redeployable(u).includes(unit) ? null : unitNotThat),
        moot: (u, _, unit) => !redeployable(u).includes(unit),
      }),
      apply(u, _, choice) {
        const [unit, hex] = [firstOf(choice), secondOf(choice)];
        put(u, unit, atHex(hex));
        u.log('redeployed', unit, hex);
      },
    }),
    verb<Counter, Redeployment>({
      name: 'break-down',
      domain: COUNTER,
      check(u, f, unit) {
        if (f.from >= 0 || !redeployable(u).includes(unit)) return unitNotThat;
        return mayBreak(u, unit) ? null : notBroken;
      },
      list(u, f, _, add) {
        if (f.from < 0)
          redeployable(u)
            .filter((unit) => mayBreak(u, unit))
            .forEach(add);
      },
      moot: (u, _, unit) => !redeployable(u).includes(unit) || stepsOf(u, unit) < 2,
      apply(u, _, unit) {
        u.push(sendPiece, { from: hexOf(u.table.place[unit]) });
        pushEmergencyBreakdown(u, unit);
      },
    }),
  ],
});

/** A step of the unit that was broken down must go. */
const sendPiece = process<Redeployment>('send-border-guard', (u, f) => {
  u.done();
  if (redeployable(u).some((unit) => targetsFor(u, f, unit).length > 0)) u.push(redeploy, { from: f.from });
});

const notBadlyGuarded = refusal<Counter>(
  SECTION,
  (_, marker) => say`${unitName(marker)} is no Ceded Land marker that still has to be checked`,
);
const unitNotThat = refusal<Counter>(
  SECTION,
  (_, unit) => say`${unitName(unit)} is no Russian unit that can be spared`,
);
const notThat = refusal<CounterAndHex>(
  SECTION,
  (_, choice) => say`${unitName(firstOf(choice))} is no Russian unit that can be spared`,
);
const notThere = refusal<CounterAndHex>(
  SECTION,
  (_, choice) =>
    say`no guard of the size of ${unitName(firstOf(choice))} is missing in ${hexName(secondOf(choice))}`,
);
const notBroken = refusal<Counter>(
  SECTION,
  (_, unit) => say`${unitName(unit)} cannot be broken down, or none of its steps can be spared`,
);

export const borderDefenseRules = [borderDefense, checkBorders, nextCheck, redeploy, sendPiece];
