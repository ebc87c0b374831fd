import type { SpelledOption } from '@sandtable/kernel';
import type { DecisionController } from './decision-controller.js';
import { keyOf } from './touches.js';

/** The number of an option: that of the thing it touches on the map. */
export function numberOf(
  { numbered, picked }: DecisionController,
  option: SpelledOption,
): number | undefined {
  const done = new Set(picked.value.map(keyOf));
  const next = option.touches.map(keyOf).filter((key) => !done.has(key));
  return next.map((key) => numbered.value.get(key)).find((number) => number !== undefined);
}

export function OptionNumber({ number }: { number: number | undefined }) {
  // Written by the style sheet: it is no part of the option's name.
  return number === undefined ? null : <span class="option-number" data-number={number} />;
}
