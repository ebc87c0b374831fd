import { type Domain, names } from '@sandtable/kernel';
import { COUNTRY_ROWS, REGION_ROWS, ZONE_ROWS } from '../data/areas.js';
import { type Country, NO_COUNTRY, type Region, type Zone } from '../ids.js';
import { readRows, wordsOf } from '../read-rows.js';

/** What a Country is by the printed map (13.2, 13.3). */
export type CountryKind = 'major' | 'minor' | 'dependent' | 'out-of-play' | 'created';

export interface CountryRow {
  id: string;
  name: string;
  kind: CountryKind;
  /** For a Dependent of 1937: whose. */
  dependentOf: string;
  /** The hex of its Capital; '' if it has none on the map. */
  capital: string;
  /** "German" */
  adjective: string;
}

/** Countries that come into being in play (13.2.2b, 13.8.2a), with their Provisional Capitals. */
const CREATED = `
vichy|Vichy|created||w3217|Vichy
basque|Basque|created||w3011|Basque
catalonia|Catalonia|created||w2714|Catalan
ukraine|Ukraine|created||e3609|Ukrainian
byelorussia|Byelorussia|created||e3906|Byelorussian
donbass|Donbass|created||e3315|Donbass
caucasus|Caucasus|created||e2825|Caucasian
crimea|Crimea|created||e2912|Crimean
axis-multi-national|Axis|created|||Axis
western-multi-national|Western|created|||Western
soviet-multi-national|Soviet|created|||Soviet
`;

export const COUNTRIES: readonly CountryRow[] = [...readRows(COUNTRY_ROWS), ...readRows(CREATED)].map(
  ([id, name, kind, dependentOf, capital, adjective]) => ({
    id,
    name,
    kind: kind as CountryKind,
    dependentOf,
    capital,
    adjective,
  }),
);

export const COUNTRY = names<Country>(
  'country',
  COUNTRIES.map(({ id }) => id),
  undefined,
  COUNTRIES.map(({ name }) => name),
);

/** The Country of that id; it must exist. */
export function countryNamed(id: string): Country {
  return known(COUNTRY, id);
}

export const GERMANY = countryNamed('germany');
export const BRITAIN = countryNamed('britain');
export const UNITED_STATES = countryNamed('united-states');
export const FRANCE = countryNamed('france');
export const RUSSIA = countryNamed('russia');
export const ITALY = countryNamed('italy');
export const POLAND = countryNamed('poland');
export const VICHY = countryNamed('vichy');

/** For each Country: whose Dependent it is by the map of 1937; -1 if it is none. */
export const DEPENDENT_OF: readonly Country[] = COUNTRIES.map(({ dependentOf }) =>
  dependentOf ? countryNamed(dependentOf) : NO_COUNTRY,
);

export interface RegionRow {
  id: string;
  name: string;
  /** The Country it is part of in 1937. */
  of: string;
  provisionalCapital: string;
}

export const REGIONS: readonly RegionRow[] = readRows(REGION_ROWS).map(
  ([id, name, of, provisionalCapital]) => ({
    id,
    name,
    of,
    provisionalCapital,
  }),
);

export const REGION = names<Region>(
  'region',
  REGIONS.map(({ id }) => id),
  undefined,
  REGIONS.map(({ name }) => name),
);

export interface ZoneRow {
  id: string;
  name: string;
  adjacent: readonly Zone[];
}

const zoneRows = readRows(ZONE_ROWS);

export const ZONE = names<Zone>(
  'zone',
  zoneRows.map(([id]) => id),
  undefined,
  zoneRows.map(([, name]) => name),
);

export const ZONES: readonly ZoneRow[] = zoneRows.map(([id, name, adjacent]) => ({
  id,
  name,
  adjacent: wordsOf(adjacent).map((zone) => known(ZONE, zone)),
}));

/** The member of that name; an error in the data if there is none. */
export function known<A extends number>(domain: Domain<A>, id: string): A {
  const value = domain.index(id);
  if (value < 0) throw new Error(`there is no ${domain.kind} ${id}`);
  return value;
}
