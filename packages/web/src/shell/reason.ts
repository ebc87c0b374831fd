import type { Refused } from '@sandtable/kernel';

/** A reason as a sentence of its own. */
export function sentence(text: string): string {
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The sentence of a refusal without the rule's address, where the address stands beside it as a link. */
export function reasonOf({ reason, anchor }: Refused): string {
  return anchor === null ? reason : reason.replace(`; see ${anchor}`, '').replace(` (${anchor})`, '');
}
