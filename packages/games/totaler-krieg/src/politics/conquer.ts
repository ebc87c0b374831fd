import { AXIS, type Country, type Faction, type Place } from '../ids.js';
import { process } from '../kit.js';
import { FRANCE } from '../map/areas.js';
import { CONQUERED_MINORS } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { ACTIVE, CONQUERED, FREE_PASSAGE } from '../table.js';
import { nameInPlay } from './countries.js';
import { cedeDemanded } from './demands.js';
import { turnFrance } from './france.js';
import { breakUpPartners, byStripe, callExiles, removeCounters } from './leave-country.js';

/** A Country that is overrun. */
export interface Conquest {
  country: Country;
  /** 20.1.1, not 20.2.1: what the Axis has ever demanded of it becomes German. */
  ceding: boolean;
}

/** 20.1.1, 20.2.1: an Allied Minor Country is conquered; it stays aligned with its faction. */
export const conquer = process<Conquest>('conquer', (u, f) => {
  const { country } = f;
  if (f.step++ === 0) return u.push(breakUpPartners, { country });
  u.log('conquered', nameInPlay(u, country));
  removeCounters(u, country, (): Place => CONQUERED_MINORS);
  callExiles(u, country);
  u.table.status[country] = CONQUERED;
  u.table.capital[country] = 0;
  politicsChanged(u);
  u.done();
  if (f.ceding) cedeDemanded(u, AXIS, country);
});

/** 20.3.2, 20.5.2: a Country changes sides; its counters come again as the liberator's. */
export const liberate = process<{ country: Country; faction: Faction }>('liberate', (u, f) => {
  const { country, faction } = f;
  if (f.step++ === 0) return u.push(breakUpPartners, { country });
  u.log('liberated', nameInPlay(u, country), faction);
  u.done();
  if (country === FRANCE) return turnFrance(u, faction);
  removeCounters(u, country, byStripe);
  u.table.status[country] = ACTIVE;
  u.table.allegiance[country] = faction;
  // Step 3: Free Passage stays, as the liberator's.
  u.table.capital[country] &= FREE_PASSAGE;
  callExiles(u, country);
  politicsChanged(u);
  cedeDemanded(u, faction, country);
});

export const conquestRules = [breakUpPartners, conquer, liberate];
