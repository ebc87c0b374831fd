import type { Country } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import type { R } from '../table.js';
import { isNeutral } from './countries.js';
import { civilWarInEffect } from './overseas.js';

/** The Civil War Country of the scenarios (13.8.6a). */
export const SPAIN = countryNamed('spain');

/** 13.8.6c: a Country in civil war cannot be activated. */
export function mayActivate(u: R, country: Country): boolean {
  return country >= 0 && isNeutral(u, country) && !(country === SPAIN && civilWarInEffect(u));
}

/** 13.8.6c: nor are markers placed in it. A Capital that the war has left behind keeps them off in 19.19 only. */
export const takesMarkers = mayActivate;
