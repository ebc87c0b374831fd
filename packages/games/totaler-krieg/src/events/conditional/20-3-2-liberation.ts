import type { Country, Faction } from '../../ids.js';
import { process } from '../../kit.js';
import { FRANCE } from '../../map/areas.js';
import { liberate } from '../../politics/conquer.js';
import { citiesOf, minorsThat } from '../../politics/countries.js';
import { hasUnit, keyHexes } from '../../politics/occupied.js';
import { ACTIVE, CONQUERED, type R } from '../../table.js';

/**
 * 20.3.2, 20.5.2: Countries of others with all Cities and Partisan Bases occupied by ground units of the faction, be
 * they conquered (13.4a). Of France the Cities alone count.
 */
export function liberated(u: R, faction: Faction): Country[] {
  return [...minorsThat(u, ACTIVE), ...minorsThat(u, CONQUERED)].filter((country) => {
    if (u.table.allegiance[country] === faction) return false;
    const hexes = country === FRANCE ? citiesOf(u, country) : keyHexes(u, country);
    return hexes.length > 0 && hexes.every((hex) => hasUnit(u, faction, hex));
  });
}

/** 20.3.2, 20.5.2 Liberation. */
export const liberation = process('liberation', (u) => {
  const faction = u.table.phasing;
  const [country] = liberated(u, faction);
  if (country === undefined) u.done();
  else u.push(liberate, { country, faction });
});

export const liberationRules = [liberation];
