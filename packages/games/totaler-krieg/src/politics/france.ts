import { kindOf } from '../counters/counters.js';
import { type Faction, SOVIET } from '../ids.js';
import { FRANCE } from '../map/areas.js';
import { REMOVED } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { ACTIVE, FREE_PASSAGE, type U } from '../table.js';
import { countersOfCountry } from './countries.js';
import { byStripe, callExiles, waitingFace } from './leave-country.js';

/**
 * 20.3.2, 20.4.1, 20.5.2: France or Vichy comes over to a faction as Vichy. Its Surface Fleet and its Convoy leave the
 * game, and so does what has no V; the rest comes again as its new side's.
 */
export function turnFrance(u: U, faction: Faction): void {
  const { table } = u;
  for (const counter of countersOfCountry(FRANCE)) {
    const { vichy, ceded, type } = kindOf(counter);
    if (ceded || table.place[counter] === REMOVED) continue;
    const goes = !vichy || type === 'surface-fleet' || type === 'convoy';
    put(u, counter, goes ? REMOVED : byStripe(u, counter), waitingFace(counter));
  }
  table.vichy = true;
  table.status[FRANCE] = ACTIVE;
  table.allegiance[FRANCE] = faction;
  table.capital[FRANCE] &= FREE_PASSAGE;
  politicsChanged(u);
  // 20.5.2: the Free French of Britain come only if the Soviet faction takes France.
  if (faction === SOVIET) callExiles(u, FRANCE);
}
