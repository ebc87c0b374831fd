import { type Country, FACTIONS } from '../ids.js';
import { politicsChanged } from '../position/ownership.js';
import type { R } from '../table.js';
import { suppliedHexes } from './network.js';

/**
 * Judges supply on the whole map anew, for every Country in the war, as after a change of politics; returns for how many
 * Countries. The slowest case, for measurements: in play only what changed is judged again.
 */
export function suppliedNow(u: R): number {
  politicsChanged(u);
  let countries = 0;
  u.table.allegiance.forEach((faction, country) => {
    if (!FACTIONS.includes(faction)) return;
    suppliedHexes(u, faction, country as Country);
    countries++;
  });
  return countries;
}
