import type { Country } from '../ids.js';
import type { R } from '../table.js';
import { hexesTouch, hexesWithDependents, lordOf, neutralMinors } from './countries.js';

/** G.border: the Countries touch each other, Dependents included. */
export function areNeighbours(u: R, one: Country, other: Country): boolean {
  return one !== other && hexesTouch(hexesWithDependents(u, one), (hex) => lordOf(u, hex) === other);
}

/** The Neutral Minor Countries that share a Border with a Country or one of its Dependents. */
export function neutralNeighbours(u: R, country: Country): Country[] {
  return neutralMinors(u).filter((other) => areNeighbours(u, country, other));
}
