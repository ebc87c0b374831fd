import { type Frame, say } from '@sandtable/kernel';
import { COUNTER_AND_HEX, type CounterAndHex } from '../facts.js';
import type { Counter, Hex } from '../ids.js';
import { type GameRefusal, refusal } from '../kit.js';
import type { R, U } from '../table.js';

// 2.3a: the five activities of the segment are done in order.
export const COMBINATION = 0;
export const FORTRESS_CONVERSION = 1;
export const ELIMINATION = 2;
export const BREAKDOWN = 3;
export const RECALL = 4;
export const DETACHMENTS = 5;

const STAGE_NAMES = [
  say`combination`,
  say`fortress conversion`,
  say`voluntary elimination`,
  say`breakdown`,
  say`picking up Detachments`,
  say`placing Detachments`,
];

/** How far the segment is. */
export interface Stage {
  stage: number;
  /** Units that became fortresses or ceased to be, which do not change again in this segment. */
  converted: Counter[];
}

/** The name of the process that runs the segment. */
export const SEGMENT = 'organization-segment';

/** The segment has come to this activity; those before it are over. */
export function nowAt(u: U, stage: number, ...converted: readonly Counter[]): void {
  const frame = u.state.frames.find(({ rule }) => rule === SEGMENT) as (Frame & Stage) | undefined;
  if (!frame) return;
  frame.stage = stage;
  frame.converted.push(...converted);
}

export const stageIsPast = (stage: number) =>
  refusal<number, Stage>(
    '2.3a',
    (_, __, ___, f) => say`${STAGE_NAMES[stage]} comes before ${STAGE_NAMES[f.stage]}, which has begun`,
  );

const { firstOf, secondOf } = COUNTER_AND_HEX.factors;

/** A reason about a unit, for choices that name a unit, and for those that name a unit and a hex. */
export interface AboutUnit {
  alone: GameRefusal<Counter>;
  withHex: GameRefusal<CounterAndHex>;
}

export function aboutUnit(anchor: string, words: (u: R, unit: Counter) => string): AboutUnit {
  return {
    alone: refusal<Counter>(anchor, (u, unit) => words(u, unit)),
    withHex: refusal<CounterAndHex>(anchor, (u, arg) => words(u, firstOf(arg))),
  };
}

/** A reason about a unit and a hex. */
export function aboutHex(
  anchor: string,
  words: (u: R, unit: Counter, hex: Hex) => string,
): GameRefusal<CounterAndHex> {
  return refusal<CounterAndHex>(anchor, (u, arg) => words(u, firstOf(arg), secondOf(arg)));
}
