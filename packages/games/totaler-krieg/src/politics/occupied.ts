import { IS_DETACHMENT, IS_LOGISTICS, IS_PARTISAN, kindOf } from '../counters/counters.js';
import type { Country, Faction, Hex } from '../ids.js';
import { GERMANY } from '../map/areas.js';
import { factionOf, positionOf } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import type { R } from '../table.js';
import { capitalOf, citiesOf, lordOf } from './countries.js';

/** 9.3a: a ground unit of the faction is in the hex. */
export function hasUnit(u: R, faction: Faction, hex: Hex): boolean {
  return positionOf(u).units[faction][hex] > 0;
}

/** A ground unit, Detachment or Logistics marker of the faction is in the hex. */
export function hasGarrison(u: R, faction: Faction, hex: Hex): boolean {
  if (hasUnit(u, faction, hex)) return true;
  return positionOf(u).markers[hex].some(
    (marker) => (IS_DETACHMENT[marker] || IS_LOGISTICS[marker]) && factionOf(u, marker) === faction,
  );
}

/** An enemy unit, Detachment or Logistics marker is in the hex. */
export function hasEnemies(u: R, faction: Faction, hex: Hex): boolean {
  const { ground, markers, air, airdrops } = positionOf(u);
  return [...ground[hex], ...markers[hex], ...air[hex], ...airdrops[hex]].some((one) => {
    const owner = factionOf(u, one);
    return owner >= 0 && owner !== faction && !IS_PARTISAN[one];
  });
}

/** The Cities of a Country with its Capital, and the hexes in it with Partisan Bases. */
export function keyHexes(u: R, country: Country): Hex[] {
  const { markers, filled } = positionOf(u);
  const found = citiesOf(u, country).slice();
  for (const hex of filled) {
    const here = markers[hex];
    if (here.length === 0 || lordOf(u, hex) !== country || found.includes(hex)) continue;
    if (here.some((marker) => IS_PARTISAN[marker])) found.push(hex);
  }
  return found;
}

/** A German unit, Detachment or Logistics marker is in the hex. */
export function hasGermanGarrison(u: R, hex: Hex): boolean {
  const { ground, markers, air } = positionOf(u);
  return [...ground[hex], ...markers[hex], ...air[hex]].some((one) => kindOf(one).country === GERMANY);
}

/** 10.3d: a supplied German ground unit is in the hex. */
export function hasSuppliedGerman(u: R, hex: Hex): boolean {
  return positionOf(u).ground[hex].some((unit) => kindOf(unit).country === GERMANY && isSupplied(u, unit));
}

/** A German ground unit is in the hex. */
export function hasGerman(u: R, hex: Hex): boolean {
  return positionOf(u).ground[hex].some((unit) => kindOf(unit).country === GERMANY);
}

/** A German ground unit occupies the Country's Capital. */
export function hasGermanInCapital(u: R, country: Country): boolean {
  const capital = capitalOf(u, country);
  return capital >= 0 && hasGerman(u, capital);
}
