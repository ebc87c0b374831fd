import type { Refused } from '@sandtable/kernel';
import { capital } from '../../boards/pretty.js';
import { t } from '../../languages/index.js';

/** A reason as a full sentence. */
export function sentence(text: string): string {
  const whole = capital(text);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** What was said before: a press asks again for the reason of every card. */
const said = new WeakMap<Refused, string>();

/** A refusal's reason without the rule's anchor, for use beside a link to the rule. */
export function reasonOf(refused: Refused): string {
  const before = said.get(refused);
  if (before !== undefined) return before;
  const { reason, anchor } = refused;
  const now = t(anchor === null ? reason : reason.replace(`; see ${anchor}`, '').replace(` (${anchor})`, ''));
  said.set(refused, now);
  return now;
}
