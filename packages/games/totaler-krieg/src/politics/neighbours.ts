import type { Country } from '../ids.js';
import type { R } from '../table.js';
import { mayActivate } from './civil-war.js';
import { hexesTouch, hexesWithDependents, lordOf, neutralMinors } from './countries.js';

/** G.border: the Countries touch each other, Dependents included. */
export function areNeighbours(u: R, one: Country, other: Country): boolean {
  return one !== other && hexesTouch(hexesWithDependents(u, one), (hex) => lordOf(u, hex) === other);
}

/** 19.2, 19.26: the Neutral Minor Countries that share a Border with a Country or its Dependents and can be activated. */
export function neighboursToActivate(u: R, country: Country): Country[] {
  return neutralMinors(u).filter((other) => mayActivate(u, other) && areNeighbours(u, country, other));
}
