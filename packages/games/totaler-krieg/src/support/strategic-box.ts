import { AXIS, type Counter, type Country, type Faction, type Hex, type Zone } from '../ids.js';
import { GERMANY, known, RUSSIA, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { citiesOf } from '../politics/countries.js';
import type { R } from '../table.js';
import { BOMBER_RANGE, zonesOfBases } from './bases.js';
import * as no from './refusals.js';
import { basesOf, typeOf } from './support-units.js';

/** 2.2.3.4a, 2.2.3.4c: the zones of the open sea, from which Sub Fleets raid. */
const OPEN_SEA: readonly Zone[] = [
  'north-sea',
  'norwegian-sea',
  'arctic-ocean',
  'north-atlantic',
  'bay-of-biscay',
  'iberian-atlantic',
].map((id) => known(ZONE, id));

/** The Country a Bomber works against (2.2.3.4c). */
const bombed = (faction: Faction): Country => (faction === AXIS ? RUSSIA : GERMANY);

/** 2.2.3.4a: the Air Bases, in any weather, within nine hexes of a City that the Bomber works against. */
export function bomberBases(u: R, faction: Faction, unit: Counter): Hex[] {
  const cities = citiesOf(u, bombed(faction));
  return basesOf(u, faction, unit).airBases.filter((base) =>
    cities.some((city) => SHEET.grid.distance(base, city) <= BOMBER_RANGE),
  );
}

/** 2.2.3.4a: the zones of the open sea with a Naval Base of the Sub Fleet. */
export function subZones(u: R, faction: Faction, unit: Counter): Zone[] {
  const { navalBases } = basesOf(u, faction, unit);
  return zonesOfBases(u, faction, navalBases).filter((zone) => OPEN_SEA.includes(zone));
}

/** 2.2.3.4a: why a unit cannot be in the Strategic Warfare Box; null if it can. */
export function refuseRaid(u: R, faction: Faction, unit: Counter): no.UnitReason | null {
  switch (typeOf(unit)) {
    case 'bomber':
      return bomberBases(u, faction, unit).length > 0 ? null : no.noBomberBase;
    case 'sub-fleet':
      return subZones(u, faction, unit).length > 0 ? null : no.noSubBase;
    default:
      return no.noRaider;
  }
}
