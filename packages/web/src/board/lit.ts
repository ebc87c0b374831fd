import type { Touch } from '@sandtable/kernel';
import type { DecisionController } from '../shell/question/decision-controller.js';

export type LitHow = 'legal' | 'asked' | 'chosen';

/** The spaces that may be chosen now, those that the question speaks of, and those of the choice so far. */
export function litSpaces(
  controller: DecisionController | null,
  /** Whether what may be chosen is lit; false if it would be nearly everything. */
  narrow = true,
): ReadonlyMap<string, LitHow> {
  const spaces = new Map<string, LitHow>();
  if (!controller || controller.decision.value === null) return spaces;
  const note = (touches: readonly Touch[], how: LitHow) => {
    for (const { kind, id } of touches) if (kind === 'space') spaces.set(id, how);
  };
  if (narrow) for (const { touches } of controller.candidates.value) note(touches, 'legal');
  note(controller.decision.value.about ?? [], 'asked');
  note(controller.picked.value, 'chosen');
  note(controller.pending.value?.touches ?? [], 'chosen');
  note(controller.aim.value?.touches ?? [], 'chosen');
  return spaces;
}
