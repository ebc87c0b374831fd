import type { Faction } from '../ids.js';
import type { U } from '../table.js';

/** 2.2.4a: an event gives a faction a Blitz marker more in its next Support Segment. */
export function grantBlitz(u: U, faction: Faction): void {
  u.table.extraBlitz[faction]++;
  u.log('blitz-granted', faction);
}
