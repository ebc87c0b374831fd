import { patched } from '@sandtable/kernel/patch';
import type { PatchedOutline, ReplayOutline } from '@sandtable/protocol';

/** Rebuilds an outline that was sent as patches. */
export function wholeOutline([first, ...further]: PatchedOutline): ReplayOutline {
  if (!first) return [];
  const steps = [first];
  for (const patch of further) steps.push(patched(steps[steps.length - 1], patch));
  return steps;
}
