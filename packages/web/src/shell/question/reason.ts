import type { Refused } from '@sandtable/kernel';
import { t } from '../../languages/index.js';

/** A reason as a full sentence. */
export function sentence(text: string): string {
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** A refusal's reason without the rule's anchor, for use beside a link to the rule. */
export function reasonOf({ reason, anchor }: Refused): string {
  return t(anchor === null ? reason : reason.replace(`; see ${anchor}`, '').replace(` (${anchor})`, ''));
}
