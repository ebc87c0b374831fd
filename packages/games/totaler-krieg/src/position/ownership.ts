import { defineCache } from '@sandtable/kernel';
import { COUNTER, COUNTER_KIND, countersOf } from '../counters/counters.js';
import { KINDS, kindNamed } from '../counters/kinds.js';
import type { Facts } from '../facts.js';
import { AXIS, type Country, type Faction, type Hex, NO_COUNTRY, NO_FACTION } from '../ids.js';
import { COUNTRIES, COUNTRY, FRANCE, GERMANY, REGION } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { CEDED_LANDS, hexOf } from '../places.js';
import { isAtPeace } from '../politics/posture.js';
import { ACTIVE, CONQUERED, NEUTRAL, type R } from '../table.js';

/** To whom the land belongs now: changes only by politics. */
export interface Ownership {
  fresh: boolean;
  /** Counts the changes, for what is derived from it. */
  version: number;
  /** For each hex: the Country or Dependent it is part of now; -1 for none. */
  country: Country[];
  /** For each hex: whether it is Home Country of that Country (G.home); land ceded as a Dependent is not. */
  home: boolean[];
  /** For each hex: the faction that controls it when it is empty (G.control 3); -1 if nobody does. */
  faction: Int8Array;
  /** For each hex: whether units may enter it at all: not neutral, not out of play (3.1.4a, 3.1.4k). */
  open: Uint8Array;
  /** For each hex: whether it belongs to an Allied Country at peace with the Axis, a PAC or TAC (13.6b). */
  atPeace: Uint8Array;
  /** The politics it was filled for: a search looks at many positions with the same. */
  politics: number[];
}

const OWNERSHIP = defineCache<Facts, Ownership>({
  create: () => ({
    fresh: false,
    version: 0,
    country: [],
    home: [],
    faction: new Int8Array(SHEET.size),
    open: new Uint8Array(SHEET.size),
    atPeace: new Uint8Array(SHEET.size),
    politics: [],
  }),
  clear: outdate,
});

function outdate(ownership: Ownership): void {
  ownership.fresh = false;
  ownership.version++;
}

/** To be called when a Country, a Ceded Land marker, a Dependent or `lastHeld` changes. */
export function politicsChanged(u: R): void {
  outdate(u.cached(OWNERSHIP));
}

/** Grows with every change of politics. */
export function politicsVersion(u: R): number {
  return u.cached(OWNERSHIP).version;
}

export function ownershipOf(u: R): Ownership {
  const ownership = u.cached(OWNERSHIP);
  if (!ownership.fresh) fill(u, ownership);
  return ownership;
}

const cededMarkers = COUNTER_KIND.flatMap((kind, counter) => {
  const { ceded, country } = KINDS[kind];
  return ceded ? [{ counter, ceded, country }] : [];
});

const redArmyMarkers = countersOf(kindNamed('mk-red-army'));

/** Regions that can become Dependents of a Country by a Ceded Land marker. */
export function cededRegions(of: Country): string[] {
  return cededMarkers
    .filter(({ ceded, country }) => country === of && ceded.as === 'dependent')
    .map(({ ceded }) => ceded.area);
}

const SOUTHERN_FRANCE = COUNTER.index('mk-ceded-de-southern-france');

/** 17.8c: Southern France is German, so Vichy lives in Africa. */
export function isVichyInAfrica({ table }: R): boolean {
  return table.vichy && table.place[SOUTHERN_FRANCE] === CEDED_LANDS;
}

/** The Region that an area is on the map; 17.8b: Southern France is the one called Vichy there. -1 if it is none. */
export function regionOfArea(id: string): number {
  return REGION.index(id === 'southern-france' ? 'vichy' : id);
}

const REICH_ANNEX = COUNTER.index('mk-reich-annex');

/** 18.30: the land around the Reich Annex marker: a German Dependent, or a whole Country. */
function annexed({ table }: R): readonly Hex[] {
  const hex = hexOf(table.place[REICH_ANNEX]);
  if (hex < 0) return [];
  const region = SHEET.region[hex] >= 0 ? REGION.name(SHEET.region[hex]) : '';
  if (cededRegions(GERMANY).includes(region)) return hexesOfArea(region);
  return SHEET.landHexes.filter((other) => SHEET.country[other] === SHEET.country[hex]);
}

/** Countries made of a Region; Vichy is France under another name. */
const CREATED_COUNTRIES = COUNTRIES.flatMap(({ id, kind }, created) =>
  kind === 'created' && id !== 'vichy' && REGION.index(id) >= 0
    ? [{ created: created as Country, area: id }]
    : [],
);

/** Everything that ownership follows from. */
function politicsOf({ table }: R): number[] {
  const ceded = cededMarkers.map(({ counter }) => (table.place[counter] === CEDED_LANDS ? 1 : 0));
  const { overlord, status, allegiance, policy, truce, vichy } = table;
  const redArmy = redArmyMarkers.map((marker) => hexOf(table.place[marker]));
  const moved = [table.place[REICH_ANNEX], ...ceded, ...redArmy];
  return [...overlord, ...status, ...allegiance, ...policy, ...truce, vichy ? 1 : 0, ...moved];
}

function fill(u: R, ownership: Ownership): void {
  const politics = politicsOf(u);
  const known = ownership.politics;
  ownership.fresh = true;
  if (known.length === politics.length && politics.every((value, i) => value === known[i])) return;
  ownership.politics = politics;
  const { country, home, faction, open, atPeace } = ownership;
  for (let hex = 0; hex < SHEET.size; hex++) {
    country[hex] = SHEET.country[hex];
    home[hex] = u.table.overlord[SHEET.country[hex]] < 0;
  }
  // 13.8.2, 13.8.4: Countries that came into being.
  for (const { created, area } of CREATED_COUNTRIES) {
    const { status } = u.table;
    if (status[created] !== ACTIVE && status[created] !== NEUTRAL) continue;
    for (const hex of hexesOfArea(area)) {
      country[hex] = created;
      home[hex] = true;
    }
  }
  for (const hex of annexed(u)) {
    country[hex] = GERMANY;
    home[hex] = true;
  }
  // 13.8.1.1a: land ceded to a Country is part of it, or a Dependent of it.
  for (const { counter, ceded, country: to } of cededMarkers) {
    if (u.table.place[counter] !== CEDED_LANDS) continue;
    for (const hex of hexesOfArea(ceded.area)) {
      country[hex] = to;
      home[hex] = ceded.as === 'home';
    }
  }
  if (isVichyInAfrica(u)) {
    for (const hex of hexesOfArea('algeria')) {
      country[hex] = FRANCE;
      home[hex] = true;
    }
  }
  takeByRedArmy(u, ownership);
  for (const hex of SHEET.landHexes) {
    faction[hex] = holderOf(u, country[hex]);
    open[hex] = faction[hex] >= 0 ? 1 : 0;
    const lord =
      country[hex] >= 0 && u.table.overlord[country[hex]] >= 0
        ? u.table.overlord[country[hex]]
        : country[hex];
    atPeace[hex] = isAtPeace(u, lord) ? 1 : 0;
  }
}

/** 25.4: the hexes of the Red Army and those around them are nobody's, and out of play. */
function takeByRedArmy({ table }: R, { country, home }: Ownership): void {
  for (const marker of redArmyMarkers) {
    const hex = hexOf(table.place[marker]);
    if (hex < 0) continue;
    for (const one of [hex, ...SHEET.neighbours(hex)]) {
      country[one] = NO_COUNTRY;
      home[one] = false;
    }
  }
}

/** Who controls the empty hexes of a Country; -1 for nobody. */
function holderOf(u: R, country: Country): Faction {
  if (country < 0) return NO_FACTION;
  const overlord = u.table.overlord[country];
  const judged = overlord >= 0 ? overlord : country;
  const status = u.table.status[judged];
  if (status === ACTIVE) return u.table.allegiance[judged];
  // 13.4a: only the Axis conquers.
  return status === CONQUERED ? AXIS : NO_FACTION;
}

const areas = new Map<string, readonly Hex[]>();

/** The land hexes of a Country or Region by the map of 1937. */
export function hexesOfArea(id: string): readonly Hex[] {
  const found = areas.get(id);
  if (found) return found;
  const region = regionOfArea(id);
  const country = COUNTRY.index(id);
  const hexes = SHEET.landHexes.filter((hex) =>
    // Some Countries share their name with a Region: the Country, if it has hexes of its own.
    country >= 0 && SHEET.country.includes(country)
      ? SHEET.country[hex] === country
      : SHEET.region[hex] === region,
  );
  areas.set(id, hexes);
  return hexes;
}
