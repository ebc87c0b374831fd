import { kindOf } from '../counters/counters.js';
import { type Counter, type Country, type Faction, NO_COUNTER } from '../ids.js';
import { BRITAIN, COUNTRIES, countryNamed, GERMANY, RUSSIA, UNITED_STATES, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { HOLDING } from '../places.js';
import { factionOf, put } from '../position/position.js';
import type { R, U } from '../table.js';

// 13.8.3: a multi-national unit is made of steps of a Major Country and one unit of another, which waits in its Holding
// Box.

/** The unit in the Holding Box of a multi-national unit; -1 if there is none. */
export function heldUnit(u: R, unit: Counter): Counter {
  const { holding } = u.table;
  for (let i = 0; i < holding.length; i += 2) if (holding[i] === unit) return holding[i + 1];
  return NO_COUNTER;
}

/** Puts a unit into the Holding Box of a multi-national unit. */
export function hold(u: U, unit: Counter, held: Counter): void {
  u.table.holding.push(unit, held);
  put(u, held, HOLDING);
}

/** Empties the Holding Box of a multi-national unit; returns the unit that was in it, which still has to be placed. */
export function release(u: U, unit: Counter): Counter {
  const held = heldUnit(u, unit);
  const at = u.table.holding.indexOf(held);
  if (held >= 0) u.table.holding.splice(at - 1, 2);
  return held;
}

const MAJOR_OF: ReadonlyMap<Country, Country> = new Map([
  [countryNamed('axis-multi-national'), GERMANY],
  [countryNamed('western-multi-national'), BRITAIN],
  [countryNamed('soviet-multi-national'), RUSSIA],
]);

/** The Country whose units a unit combines with and breaks down into: the Major one of a multi-national unit. */
export function homeNation(unit: Counter): Country {
  const { country } = kindOf(unit);
  return MAJOR_OF.get(country) ?? country;
}

const mediterranean = new Set(
  SHEET.ports
    .filter((hex) => SHEET.zones[hex].some((zone) => ZONE.name(zone).endsWith('mediterranean')))
    .map((hex) => SHEET.country[hex]),
);

/** 13.8.3b: who may be in the Holding Box of each multi-national unit. */
const HELD_BY: Readonly<Record<string, (country: Country) => boolean>> = {
  'ax-hq-med': (country) => mediterranean.has(country),
  'ax-army-pa': (country) => mediterranean.has(country),
  'ax-army-20': (country) => COUNTRIES[country].id === 'finland',
  'we-hq-15': (country) => country === UNITED_STATES,
  'so-hq-central': (country) => COUNTRIES[country].kind !== 'major',
  'so-hq-balkan': (country) => COUNTRIES[country].kind !== 'major',
};

/** The unit could go into the Holding Box of this multi-national unit. */
export function canBeHeld(u: R, unit: Counter, other: Counter, faction: Faction): boolean {
  const { country, type } = kindOf(other);
  if (factionOf(u, other) !== faction || type === 'fortress' || type === 'garrison') return false;
  return country !== homeNation(unit) && (HELD_BY[kindOf(unit).id]?.(country) ?? false);
}

/** It has a Holding Box (13.8.3a); the airborne unit 1AB is multi-national without one. */
export const hasHoldingBox = (unit: Counter): boolean => kindOf(unit).id in HELD_BY;
