import type { DecisionView, SpelledOption, View } from '@sandtable/kernel';
import type { Outlook } from '../../table/client.js';
import { startsWith } from './gestures.js';

const NONE: readonly SpelledOption[] = [];

/**
 * The targets of a choice: what its seat is asked next, if that is certain and still about this choice. A roll or a
 * revealed card comes first and may change everything; a reaction, the next step of the turn or another card to play is
 * about something else.
 */
export function targetsOf(
  before: View,
  seat: string | null,
  chosen: Pick<SpelledOption, 'verb'>,
  outlook: Outlook | null,
): readonly SpelledOption[] {
  if (!outlook?.certain || outlook.after.length === 0) return NONE;
  const lists = outlook.after.map((after) => {
    const own = nextWithin(before, after, seat);
    if (!own?.options || own.subjects) return NONE;
    return own.options.some(({ verb }) => verb === chosen.verb) ? NONE : own.options;
  });
  const [first, ...others] = lists;
  const same = others.every((list) => textsOf(list) === textsOf(first));
  return same && first.length > 0 ? first.filter(({ touches }) => touches.length > 0) : NONE;
}

/** Whether a choice is not done with: its seat is asked about it once more, as for the space of a card. */
export function asksMore(before: View, seat: string | null, guesses: readonly View[]): boolean {
  return guesses.some((after) => nextWithin(before, after, seat) !== null);
}

/** What the seat is asked next, if that is still about its choice; a reaction is about something else. */
function nextWithin(before: View, after: View, seat: string | null): DecisionView | null {
  const own = after.decisions.find((decision) => decision.seat === seat);
  const deeper = after.chain.length > before.chain.length && startsWith(after.chain, before.chain);
  return own && !own.standing && deeper ? own : null;
}

function textsOf(options: readonly SpelledOption[]): string {
  return options.map(({ text }) => text).join('\n');
}
