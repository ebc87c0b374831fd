import { COUNTER, kindOf } from '../counters/counters.js';
import { type Faction, type Place, WESTERN, type Zone } from '../ids.js';
import { known, UNITED_STATES, ZONE } from '../map/areas.js';
import { AFRICA_BOX, turnOf, US_BOX } from '../places.js';
import { NOT_IN_PLAY, type R } from '../table.js';
import type { ZoneSet } from './port-sites.js';

/** The marker of 17.6, and its sides. */
export const EAST_AFRICA = COUNTER.index('mk-east-africa');
const { faces } = kindOf(EAST_AFRICA);
export const CAMPAIGN = faces.indexOf('campaign');
export const OPEN = faces.indexOf('open');

const zonesNamed = (...ids: string[]): ZoneSet => ids.reduce((set, id) => set | (1 << known(ZONE, id)), 0);

/** A-9d: the zones that the Eastern US/Canada Box is a port of. */
const US_ZONES = zonesNamed('north-atlantic', 'bay-of-biscay', 'iberian-atlantic');
/** 17.6c */
const AFRICA_ZONES = zonesNamed('red-sea');

/** The Eastern US/Canada Box is in play: not in scenarios without the United States. */
export function hasUsBox(u: R): boolean {
  return u.table.status[UNITED_STATES] !== NOT_IN_PLAY;
}

/** 17.6c: East Africa Open is in the East Africa Box. */
export function hasAfricaBox({ table }: R): boolean {
  return table.place[EAST_AFRICA] === AFRICA_BOX && table.face[EAST_AFRICA] === OPEN;
}

/** 17.6b: the campaign in East Africa closes the way to Suez. */
export function isSuezClosed({ table }: R): boolean {
  return turnOf(table.place[EAST_AFRICA]) >= 0 && table.face[EAST_AFRICA] === CAMPAIGN;
}

/** G.openport d: the zones that an Off-Map Box is a port of for the faction; 0 for any other place. */
export function zonesOfBox(u: R, faction: Faction, place: Place): ZoneSet {
  if (faction !== WESTERN) return 0;
  if (place === US_BOX) return hasUsBox(u) ? US_ZONES : 0;
  return place === AFRICA_BOX && hasAfricaBox(u) ? AFRICA_ZONES : 0;
}

/** The zones of all Off-Map Boxes of the faction, which are sources of supply as well (10.1d, 17.6c). */
export function offMapZones(u: R, faction: Faction): ZoneSet {
  return zonesOfBox(u, faction, US_BOX) | zonesOfBox(u, faction, AFRICA_BOX);
}

export function touchesOffMapBox(u: R, faction: Faction, zone: Zone): boolean {
  return (offMapZones(u, faction) & (1 << zone)) !== 0;
}
