import type { Refused, SpelledOption, Touch, View } from '@sandtable/kernel';
import { keyOf } from './touches.js';

// Loaded when a place is touched before what comes there, which most games never offer.

/** The answers about a position: the next place that is touched asks for nothing again. */
const answered = new WeakMap<View, Map<string, Promise<readonly SpelledOption[]>>>();

/** What can come to a place, of these subjects and verbs. */
export async function comingTo(
  place: Touch,
  view: View,
  comers: readonly { subject: string; verb: string }[],
  ask: (verb: string, subject: string) => Promise<SpelledOption[] | Refused>,
): Promise<SpelledOption[]> {
  const known = answered.get(view) ?? new Map<string, Promise<readonly SpelledOption[]>>();
  answered.set(view, known);
  const lists = comers.map(({ subject, verb }) => {
    const key = `${verb} ${subject}`;
    const list = known.get(key) ?? ask(verb, subject).then((answer) => (Array.isArray(answer) ? answer : []));
    known.set(key, list);
    return list.catch(() => {
      known.delete(key);
      return [];
    });
  });
  const options = (await Promise.all(lists)).flat();
  return options.filter(({ touches }) => touches.some((touch) => keyOf(touch) === keyOf(place)));
}
