import type { Refused } from '@sandtable/kernel';

/** The sentence of a refusal without the rule's address, where the address stands beside it as a link. */
export function reasonOf({ reason, anchor }: Refused): string {
  return anchor === null ? reason : reason.replace(`; see ${anchor}`, '').replace(` (${anchor})`, '');
}
