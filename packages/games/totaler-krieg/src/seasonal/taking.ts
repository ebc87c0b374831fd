import type { ReplacementSteps } from '../cards/replacement-steps.js';
import { COUNTER, IS_ARMOR, IS_FORTRESS, IS_GROUND, IS_INFANTRY, kindOf } from '../counters/counters.js';
import type { Counter, Faction } from '../ids.js';
import { COUNTRIES, GERMANY } from '../map/areas.js';
import { FORCE_POOL } from '../places.js';
import { factionOf } from '../position/position.js';
import { oneStepFace } from '../steps/remnants.js';
import { ACTIVE, type R } from '../table.js';

/** The types of step on a card. */
export const STEP_TYPES = ['infantry', 'armor', 'colonial', 'ss', 'any'] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** 1.3.3a: units that can be a replacement at all: one step, no fortress. */
export const ONE_STEP_UNITS: readonly Counter[] = COUNTER.values.filter(
  (unit) => IS_GROUND[unit] && !IS_FORTRESS[unit] && oneStepFace(unit) >= 0,
);

/** 1.3.3e: types that plain infantry steps do not bring. */
const SPECIAL: readonly string[] = ['garrison', 'helicopter', 'marine'];

/** 1.3.3d: the types of step by which a unit can be taken, the least useful for other units first. */
function typesFor(u: R, unit: Counter): readonly StepType[] {
  const { colonial, ss, type, country } = kindOf(unit);
  // 1.3.2.5b: without SS units an SS step may be a colonial unit.
  if (colonial)
    return hasSs(u) ? ['colonial', ...anyColonial(country)] : ['colonial', 'ss', ...anyColonial(country)];
  if (ss) return ['ss', 'any'];
  if (SPECIAL.includes(type)) return ['any'];
  if (IS_ARMOR[unit]) return ['armor', 'any'];
  return IS_INFANTRY[unit] ? ['infantry', 'armor', 'any'] : [];
}

/** 1.3.2.1c: steps of a Minor Country are no colonial units. */
const anyColonial = (country: number): readonly StepType[] =>
  COUNTRIES[country].kind === 'major' ? ['any'] : [];

function hasSs(u: R): boolean {
  return ONE_STEP_UNITS.some((unit) => kindOf(unit).ss && u.table.place[unit] === FORCE_POOL);
}

/** A step: which row of those left, and which type. */
export interface Step {
  row: number;
  type: StepType;
}

/** The step by which a unit of the Force Pool can be taken; null if none of those left brings it. */
export function stepFor(
  u: R,
  faction: Faction,
  steps: readonly ReplacementSteps[],
  unit: Counter,
): Step | null {
  const { country, colonial } = kindOf(unit);
  for (const type of typesFor(u, unit)) {
    const row = steps.findIndex((one) => one.country === country && one[type] > 0);
    if (row >= 0) return { row, type };
  }
  // 1.3.2.1a: steps of any active Minor Country of the faction.
  const crusade = steps.findIndex((one) => one.country < 0 && one.colonial > 0);
  // 1.3.2.3b: a German colonial unit.
  if (crusade >= 0 && colonial && country === GERMANY) return { row: crusade, type: 'colonial' };
  const isMinor = COUNTRIES[country].kind !== 'major' && u.table.status[country] === ACTIVE;
  if (!isMinor || colonial || factionOf(u, unit) !== faction) return null;
  const row = steps.findIndex((one) => one.country < 0 && one.any > 0);
  if (row >= 0) return { row, type: 'any' };
  return crusade < 0 ? null : { row: crusade, type: 'colonial' };
}

/** The steps that are left when one is taken. */
export function without(steps: readonly ReplacementSteps[], { row, type }: Step): ReplacementSteps[] {
  return steps.map((one, i) => (i === row ? { ...one, [type]: one[type] - 1 } : { ...one }));
}

/** How many steps these are. */
export function stepCount(steps: readonly ReplacementSteps[]): number {
  return steps.reduce((sum, one) => STEP_TYPES.reduce((part, type) => part + one[type], sum), 0);
}
