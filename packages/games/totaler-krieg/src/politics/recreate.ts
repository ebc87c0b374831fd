import { kindOf } from '../counters/counters.js';
import { AXIS, type Country, NO_COUNTRY } from '../ids.js';
import { FORCE_POOL, REMOVED } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { ACTIVE, NO_MARKER, type U } from '../table.js';
import { countersOfCountry } from './countries.js';
import { waitingFace } from './leave-country.js';

/** 13.8.1.3b: a Country that was ceded whole to Russia is there again, on the side of the Axis. */
export function recreate(u: U, country: Country): void {
  const { table } = u;
  table.status[country] = ACTIVE;
  table.allegiance[country] = AXIS;
  table.overlord[country] = NO_COUNTRY;
  table.influence[country] = NO_MARKER;
  table.capital[country] = 0;
  for (const counter of countersOfCountry(country)) {
    const { kind, partnership, optional } = kindOf(counter);
    if (kind === 'marker' || partnership || optional || table.place[counter] !== REMOVED) continue;
    put(u, counter, FORCE_POOL, waitingFace(counter));
  }
  politicsChanged(u);
  u.log('created', country);
}
