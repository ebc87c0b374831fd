import { AS_FORTRESS, COUNTER, IS_FORTRESS, IS_HQ, kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { type Counter, type Country, FACTIONS, type Faction, type Hex, NO_COUNTRY } from '../ids.js';
import { COUNTRIES } from '../map/areas.js';
import { factionOf, positionOf } from '../position/position.js';
import { nationOf } from '../supply/supply.js';
import type { R } from '../table.js';
import { MOST_STEPS, MOST_UNITS } from './most.js';

export { MOST_STEPS, MOST_UNITS };

/** 9.2b: at a Limited Stacking symbol. No hex of the map has one (9.2f), only the aircraft side of a Beachhead. */
const MOST_STEPS_LIMITED = 3;

/** What is wrong with a stack. */
export type StackingFault = 'two-hqs' | 'two-fortresses' | 'two-minors' | 'units' | 'steps';

/** The rule that a stack breaks. */
export const FAULT_RULES: Readonly<Record<StackingFault, string>> = {
  'two-hqs': '9.1a',
  'two-fortresses': '9.1b',
  'two-minors': '9.1c',
  units: '9.2a',
  steps: '9.2a',
};

/** 9.1b: a fortress, or a Port-a-Fort on its fortress side. */
export function isFortress(u: R, unit: Counter): boolean {
  return IS_FORTRESS[unit] || u.table.face[unit] === AS_FORTRESS;
}

const isMajor = (country: Country): boolean => COUNTRIES[country].kind === 'major';

/** 9.1c: for each counter the Minor Country whose units do not stack with those of another; -1 for none. */
const PRINTED_MINOR: readonly Country[] = COUNTER.values.map((counter) => {
  const { country, exp, multinational } = kindOf(counter);
  return country < 0 || exp || multinational || isMajor(country) ? NO_COUNTRY : country;
});

/** The same; a multi-national unit is also of the Country in its Holding Box (9.1d). */
export function stackingMinor(u: R, unit: Counter): Country {
  const { country, multinational } = kindOf(unit);
  if (!multinational) return PRINTED_MINOR[unit];
  const held = nationOf(u, unit);
  return held === country || isMajor(held) ? NO_COUNTRY : held;
}

/** The most steps that may stand in a hex (9.2a, 9.2b, 9.2e). */
export function mostSteps(u: R, hex: Hex): number {
  for (const beachhead of u.table.beachheads)
    if (beachhead.hex === hex && beachhead.air) return MOST_STEPS_LIMITED;
  return MOST_STEPS;
}

/** What is wrong with these units of one faction in one hex; null if they may stand together (9.1, 9.2). */
export function stackingFault(u: R, units: readonly Counter[], most: number): StackingFault | null {
  let [steps, hqs, fortresses, minor] = [0, 0, 0, NO_COUNTRY];
  let mixed = false;
  for (const unit of units) {
    steps += stepsOf(u, unit);
    if (IS_HQ[unit]) hqs++;
    if (isFortress(u, unit)) fortresses++;
    const country = stackingMinor(u, unit);
    if (country < 0) continue;
    if (minor >= 0 && minor !== country) mixed = true;
    minor = country;
  }
  if (hqs > 1) return 'two-hqs';
  if (fortresses > 1) return 'two-fortresses';
  if (mixed) return 'two-minors';
  if (units.length > MOST_UNITS) return 'units';
  return steps > most ? 'steps' : null;
}

/** The ground units of a faction in a hex (9.2c). */
export function stackIn(u: R, hex: Hex, faction: Faction): readonly Counter[] {
  const { ground, units } = positionOf(u);
  // 9.1e: they are all of one faction, or will be.
  if (units[faction][hex] === ground[hex].length) return ground[hex];
  return ground[hex].filter((unit) => factionOf(u, unit) === faction);
}

/** 9.2d: how a faction's stack in a hex breaks the rules now; null if it does not. */
export function faultIn(u: R, hex: Hex, faction: Faction): StackingFault | null {
  return stackingFault(u, stackIn(u, hex, faction), mostSteps(u, hex));
}

/** The fewest steps that would have to go from a hex: 0 if the stack is legal. */
export function stackingExcess(u: R, hex: Hex, faction: Faction): number {
  const most = mostSteps(u, hex);
  const stack = stackIn(u, hex, faction);
  let fewest = 0;
  // Stacks are small: tries which units stay, the largest part of the stack first.
  if (stackingFault(u, stack, most) === null) return 0;
  const all = stack.reduce((sum, unit) => sum + stepsOf(u, unit), 0);
  for (let chosen = 0; chosen < 1 << stack.length; chosen++) {
    const left = stack.filter((_, i) => chosen & (1 << i));
    const fault = stackingFault(u, left, most);
    const steps = left.reduce((sum, unit) => sum + stepsOf(u, unit), 0);
    // A stack with too many steps only sheds those.
    if (fault === null || fault === 'steps') fewest = Math.max(fewest, Math.min(steps, most));
  }
  return all - fewest;
}

/** A unit could join a faction's stack in a hex without breaking a limit. `leaving`: units that make room for it. */
export function fitsInto(
  u: R,
  hex: Hex,
  faction: Faction,
  unit: Counter,
  steps: number,
  leaving: readonly Counter[] = [],
): StackingFault | null {
  const there = stackIn(u, hex, faction);
  // Most hexes are empty, and a single unit breaks no other limit.
  if (there.length === 0) return steps > mostSteps(u, hex) ? 'steps' : null;
  const stack = there.filter((one) => !leaving.includes(one) && one !== unit);
  const used = stack.reduce((sum, one) => sum + stepsOf(u, one), 0);
  const fault = stackingFault(u, [...stack, unit], Number.POSITIVE_INFINITY);
  return fault ?? (used + steps > mostSteps(u, hex) ? 'steps' : null);
}

/** 9.2d: every stack that breaks the rules now, Axis first (V.n): what its owner would lose at the end of a segment. */
export function brokenStacks(u: R): { hex: Hex; faction: Faction; fault: StackingFault }[] {
  const position = positionOf(u);
  const found: { hex: Hex; faction: Faction; fault: StackingFault }[] = [];
  const { ground } = position;
  // A single unit always fits.
  const stacks = position.filled.filter((hex) => ground[hex].length > 1);
  for (const faction of FACTIONS) {
    const here = position.units[faction];
    for (const hex of stacks) {
      if (here[hex] < 2) continue;
      const fault = faultIn(u, hex, faction);
      if (fault) found.push({ hex, faction, fault });
    }
  }
  return found;
}
