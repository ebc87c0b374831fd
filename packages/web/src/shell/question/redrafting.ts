import type { SpelledOption, Touch, View } from '@sandtable/kernel';
import type { DraftChoice } from '../../table/client.js';
import { names, partsOf } from './gathering.js';

// Loaded when somebody gathers units, which most games never ask for.

/** How far a choice of several parts comes; null if it is refused. */
type Ask = (line: string) => Promise<DraftChoice | null>;

/** More parts than this are no choice of a player. */
const MOST = 60;

/** How far a choice has come, and the part that would complete it: it is not added without being confirmed. */
export interface Gathered {
  draft: DraftChoice;
  last: SpelledOption | null;
}

/** Adds all that may join, one after the other, as far as each is still possible after those before it. */
export async function withAll(
  draft: DraftChoice,
  next: (view: View) => readonly SpelledOption[],
  ask: Ask,
): Promise<Gathered> {
  const completing = new Set<string>();
  let now = draft;
  for (let part = 0; part < MOST; part++) {
    const open = next(now.view);
    const option = open.find(({ text }) => !completing.has(text));
    if (!option) return { draft: now, last: open[0] ?? null };
    const longer = await ask(`${now.text}, ${option.text}`);
    if (longer) now = longer;
    // What is offered and leads to no further question is the end of the choice.
    else completing.add(option.text);
  }
  return { draft: now, last: null };
}

/** The choice without the parts that name these things, and without what needs them: an HQ that supported only them. */
export async function without(
  draft: DraftChoice,
  touches: readonly Touch[],
  ask: Ask,
): Promise<Gathered | null> {
  const [first, ...others] = partsOf(draft.text);
  let now = await ask(first);
  for (const part of others) {
    if (!now) return null;
    if (!touches.some((touch) => names(part, touch))) now = (await ask(`${now.text}, ${part}`)) ?? now;
  }
  return now && { draft: now, last: null };
}
