import type { Faction, Hex, Zone } from '../ids.js';
import type { R } from '../table.js';
import { openPortZones } from './network.js';

export { CONVOYS, hasSupplyConvoy, SUPPLY_SIDE, TROOP_SIDE } from './convoys.js';
export { hasUsBox, touchesOffMapBox } from './off-map.js';
export { hasBeachhead, PORTS_OF, stationed, zoneOfSea } from './port-sites.js';

/** G.openport: is this hex an Open Port of the faction for use in this zone? */
export function isOpenPort(u: R, faction: Faction, hex: Hex, zone: Zone): boolean {
  return (openPortZones(u, faction, hex) & (1 << zone)) !== 0;
}
