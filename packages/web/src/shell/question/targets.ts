import type { SpelledOption, View } from '@sandtable/kernel';
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
    const own = after.decisions.find((decision) => decision.seat === seat);
    const deeper = after.chain.length > before.chain.length && startsWith(after.chain, before.chain);
    if (!own?.options || own.standing || own.subjects || !deeper) return NONE;
    return own.options.some(({ verb }) => verb === chosen.verb) ? NONE : own.options;
  });
  const [first, ...others] = lists;
  const same = others.every((list) => textsOf(list) === textsOf(first));
  return same && first.length > 0 ? first.filter(({ touches }) => touches.length > 0) : NONE;
}

function textsOf(options: readonly SpelledOption[]): string {
  return options.map(({ text }) => text).join('\n');
}
