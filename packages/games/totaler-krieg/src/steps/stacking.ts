import { listed, say } from '@sandtable/kernel';
import { anotherStandsForIt, isFirstAlike } from '../counters/alike.js';
import { COUNTER, IS_HQ } from '../counters/counters.js';
import type { Counter, Faction } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { hexOf } from '../places.js';
import { factionOf } from '../position/position.js';
import type { R, U } from '../table.js';
import { hexName, hexNear, markHex, unitName } from '../words/names.js';
import { loseStep } from './losses.js';
import {
  brokenStacks,
  FAULT_RULES,
  isFortress,
  type StackingFault,
  stackIn,
  stackingMinor,
} from './stack-limits.js';

/** 9.2d: stacking is judged at the end of every phase and segment, for all factions. */
const stacking = process('stacking', (u) => {
  const broken = brokenStacks(u);
  if (broken.length === 0) u.done();
  else u.push(overstacked, { owner: broken[0].faction });
});

export function pushStacking(u: U): void {
  u.push(stacking, {});
}

interface Overstacked {
  owner: Faction;
}

/** 9.2d: the owner eliminates steps until every hex complies. */
const overstacked = question<Overstacked>('overstacked', {
  seats: (_, f) => 1 << f.owner,
  prompt(u, f) {
    // All that have to be mended, in the order in which the units are listed.
    const hexes = new Map<StackingFault, string[]>();
    for (const { hex, fault } of stacksOf(u, f.owner))
      hexes.set(fault, [...(hexes.get(fault) ?? []), hexNear(hex)]);
    const faults = [...hexes].map(([fault, where]) => FAULTS[fault](listed('and', where)));
    return say`${faults.reduce((some, one) => say`${some} Also: ${one}`)} Which unit loses a step?`;
  },
  about: (u, f) => stacksOf(u, f.owner).flatMap(({ hex }) => markHex(hex)),
  anchor: '9.2d',
  verbs: [
    verb<Counter, Overstacked>({
      name: 'lose',
      domain: COUNTER,
      check(u, f, unit) {
        if (factionOf(u, unit) !== f.owner) return notYours;
        if (!brokenStacks(u).some(({ hex }) => hex === hexOf(u.table.place[unit]))) return mayStay;
        if (!candidates(u, f.owner).includes(unit)) return doesNotHelp(faultAt(u, unit));
        return isFirstAlike(u, unit) ? null : anotherStandsForIt;
      },
      moot: (u, _, unit) => hexOf(u.table.place[unit]) < 0,
      list: (u, f, _, add) =>
        candidates(u, f.owner)
          .filter((unit) => isFirstAlike(u, unit))
          .forEach(add),
      apply: (u, _, unit) => loseStep(u, unit),
    }),
  ],
});

/** Which units' losses mend a stack. */
const MENDED_BY: Readonly<Record<StackingFault, (u: R, unit: Counter) => boolean>> = {
  'two-hqs': (_, unit) => IS_HQ[unit],
  'two-fortresses': (u, unit) => isFortress(u, unit),
  'two-minors': (u, unit) => stackingMinor(u, unit) >= 0,
  units: () => true,
  steps: () => true,
};

const stacksOf = (u: R, owner: Faction) => brokenStacks(u).filter(({ faction }) => faction === owner);

/** The units whose loss of a step helps. */
function candidates(u: R, owner: Faction): Counter[] {
  return stacksOf(u, owner).flatMap(({ hex, faction, fault }) =>
    stackIn(u, hex, faction).filter((unit) => MENDED_BY[fault](u, unit)),
  );
}

/** What is wrong with the stack of a unit that is in one of the broken stacks. */
const faultAt = (u: R, unit: Counter) =>
  brokenStacks(u).find(({ hex }) => hex === hexOf(u.table.place[unit]))!.fault;

const FAULTS: Readonly<Record<StackingFault, (hex: string) => string>> = {
  'two-hqs': (hex) => say`Two HQs are in ${hex}.`,
  'two-fortresses': (hex) => say`Two fortresses are in ${hex}.`,
  'two-minors': (hex) => say`Units of different Minor Countries are in ${hex}.`,
  units: (hex) => say`More than three units are in ${hex}.`,
  steps: (hex) => say`Too many steps are in ${hex}.`,
};

const notYours = refusal<Counter>('p.c', (_, unit) => say`${unitName(unit)} is not yours`);
const mayStay = refusal<Counter>('9.2d', (u, unit) =>
  hexOf(u.table.place[unit]) < 0
    ? say`${unitName(unit)} is not on the map`
    : say`the units in ${hexName(hexOf(u.table.place[unit]))} may stack`,
);
const doesNotHelp = (fault: StackingFault) =>
  refusal<Counter>(
    FAULT_RULES[fault],
    (_, unit) => say`the loss of a step of ${unitName(unit)} would not make the stack legal`,
  );

export const stackingRules = [stacking, overstacked];
