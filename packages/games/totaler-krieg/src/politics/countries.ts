import { COUNTER_KIND } from '../counters/counters.js';
import { KINDS } from '../counters/kinds.js';
import type { Counter, Country, Faction, Hex } from '../ids.js';
import { COUNTRIES, countryNamed, FRANCE, VICHY } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { isVichyInAfrica, ownershipOf } from '../position/ownership.js';
import { rememberedOwned } from '../position/while-owned.js';
import { ACTIVE, NEUTRAL, type R } from '../table.js';

/** A Minor Country (13.2.2): no Major Country, no Dependent. */
export function isMinor(country: Country): boolean {
  const { kind } = COUNTRIES[country];
  return kind === 'minor' || kind === 'created';
}

export function isNeutral(u: R, country: Country): boolean {
  return u.table.status[country] === NEUTRAL;
}

/** G.friendly */
export function isFriendly(u: R, faction: Faction, country: Country): boolean {
  return u.table.status[country] === ACTIVE && u.table.allegiance[country] === faction;
}

const MINORS = COUNTRIES.map((_, n) => n as Country).filter(isMinor);

/** The Neutral Minor Countries in play. */
export function neutralMinors(u: R): Country[] {
  return MINORS.filter((country) => isNeutral(u, country));
}

/** The active Minor Countries of a faction. */
export function activeMinors(u: R, faction: Faction): Country[] {
  return MINORS.filter((country) => isFriendly(u, faction, country));
}

/** The Minor Countries with a status. */
export function minorsThat(u: R, status: number): Country[] {
  return MINORS.filter((country) => u.table.status[country] === status);
}

/**
 * Vichy is what France is called after its defeat (13.8.5.1): the same Country in the table, so that its counters and
 * its hexes stay its own. Sentences and choices name it Vichy.
 */
export function nameInPlay(u: R, country: Country): Country {
  return country === FRANCE && u.table.vichy ? VICHY : country;
}
/** The Country of the table that a name in play means. */
export const meantBy = (name: Country): Country => (name === VICHY ? FRANCE : name);

const ALGERIA = countryNamed('algeria');

/** G.capital; 13.8.5.1e: that of Vichy is w3217; 17.8c: or Algiers. -1 if the Country has none. */
export function capitalOf(u: R, country: Country): Hex {
  const seat = country === FRANCE && isVichyInAfrica(u) ? ALGERIA : nameInPlay(u, country);
  return SHEET.hexOf(COUNTRIES[seat].capital);
}

/** The Home Country hexes of a Country as owned now. */
export const homeHexes = rememberedOwned((u: R, country: Country): readonly Hex[] => {
  const { country: owner, home } = ownershipOf(u);
  return SHEET.landHexes.filter((hex) => owner[hex] === country && home[hex]);
});

/** The Country of which a hex is part now, be it as land of a Dependent; -1 for none. */
export function lordOf(u: R, hex: Hex): Country {
  const owner = ownershipOf(u).country[hex];
  return owner >= 0 && u.table.overlord[owner] >= 0 ? u.table.overlord[owner] : owner;
}

/** The hexes of a Country and its Dependents. */
export const hexesWithDependents = rememberedOwned((u: R, country: Country): readonly Hex[] =>
  SHEET.landHexes.filter((hex) => lordOf(u, hex) === country),
);

/** The Cities of a Country as owned now: those in land ceded away do not count (13.8.1.1h), nor Dependents. */
export const citiesOf = rememberedOwned((u: R, country: Country): readonly Hex[] => {
  const { country: owner, home } = ownershipOf(u);
  return SHEET.cities.filter((hex) => owner[hex] === country && home[hex]);
});

/** G.border: a hex of one area is next to a hex of the other, over land, strait or sea. */
export function hexesTouch(hexes: readonly Hex[], isOther: (hex: Hex) => boolean): boolean {
  return hexes.some((hex) => {
    for (let side = 0; side < 6; side++) {
      const next = SHEET.neighbour(hex, side);
      if (next >= 0 && isOther(next)) return true;
    }
    return false;
  });
}

const OF_COUNTRY: readonly (readonly Counter[])[] = COUNTRIES.map((_, country) =>
  COUNTER_KIND.flatMap((kind, counter) => (KINDS[kind].country === country ? [counter as Counter] : [])),
);

/** All counters with the name of a Country on them, wherever they are. */
export function countersOfCountry(country: Country): readonly Counter[] {
  return OF_COUNTRY[country];
}
