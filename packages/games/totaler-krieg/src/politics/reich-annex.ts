import { names, say } from '@sandtable/kernel';
import { COUNTER } from '../counters/counters.js';
import { AXIS, type Counter, type Country, type Hex, NO_COUNTRY } from '../ids.js';
import { process, question, refusal, verb } from '../kit.js';
import { COUNTRIES, COUNTRY, FRANCE, GERMANY, ITALY, REGIONS } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, CEDED_LANDS, REMOVED } from '../places.js';
import { cededRegions, hexesOfArea, ownershipOf, politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { ACTIVE, CONQUERED, type R, type U } from '../table.js';
import { cededMarker, vanish } from './ceded-land.js';
import { hexesTouch, homeHexes, isFriendly, isMinor } from './countries.js';
import { breakUpPartners } from './leave-country.js';

export const REICH_ANNEX: Counter = COUNTER.index('mk-reich-annex');

const OWN_REGIONS = REGIONS.filter(({ id }) => COUNTRY.index(id) < 0 && cededRegions(GERMANY).includes(id));
/** The Countries, then other Regions that can be German Dependents. */
const AREA_IDS = [...COUNTRIES.map(({ id }) => id), ...OWN_REGIONS.map(({ id }) => id)];
export const AREA_NAMES = [...COUNTRIES.map(({ name }) => name), ...OWN_REGIONS.map(({ name }) => name)];
const AREA = names('area', AREA_IDS, undefined, AREA_NAMES);

/** The Country of that number; -1 if it is a Region. */
const countryOf = (area: number): Country => (area < COUNTRIES.length ? area : NO_COUNTRY) as Country;

/** 18.30: a Region that is a German Dependent by a Ceded Land marker. */
function isGermanDependent(u: R, id: string): boolean {
  const marker = cededMarker(AXIS, id);
  return marker >= 0 && u.table.place[marker] === CEDED_LANDS && cededRegions(GERMANY).includes(id);
}

/** The hexes that Germany would gain; none if the marker cannot be placed there. */
function hexesToAnnex(u: R, area: number): readonly Hex[] {
  const id = AREA.name(area);
  if (isGermanDependent(u, id)) return hexesOfArea(id);
  const country = countryOf(area);
  if (country < 0 || country === FRANCE || country === ITALY || country === GERMANY) return [];
  const { status, overlord } = u.table;
  if (overlord[country] >= 0)
    return isFriendly(u, AXIS, overlord[country])
      ? SHEET.landHexes.filter((hex) => ownershipOf(u).country[hex] === country)
      : [];
  if (!isMinor(country)) return [];
  const isAxis = status[country] === ACTIVE && isFriendly(u, AXIS, country);
  return isAxis || status[country] === CONQUERED ? homeHexes(u, country) : [];
}

/** It shares a Border with Germany itself. */
function canBeAnnexed(u: R, area: number): boolean {
  const { country, home } = ownershipOf(u);
  return hexesTouch(hexesToAnnex(u, area), (hex) => country[hex] === GERMANY && home[hex]);
}

/** Whether Germany may make a Country its own. */
export const isAnnexable = (u: R, country: Country): boolean => canBeAnnexed(u, country);

const annexable = (u: R): number[] => AREA.values.filter((area) => canBeAnnexed(u, area));

/** 18.30: the Reich Annex marker comes off the Turn Track. */
export const reichAnnex = process('reich-annex', (u) => {
  u.done();
  if (annexable(u).length > 0) return u.push(chooseAnnex, {});
  // V.r
  put(u, REICH_ANNEX, REMOVED);
  u.log('out-of-game', REICH_ANNEX);
});

const chooseAnnex = question('choose-annex', {
  seats: () => 1 << AXIS,
  prompt: () => say`Which area becomes part of Germany?`,
  anchor: '18.30',
  verbs: [
    verb<number>({
      name: 'annex',
      domain: AREA,
      check: (u, _, area) => (canBeAnnexed(u, area) ? null : notAnnexable),
      list: (u, _, __, add) => annexable(u).forEach(add),
      moot: (u, _, area) => !canBeAnnexed(u, area),
      apply: (u, _, area) => u.push(annex, { area }),
    }),
  ],
});

const notAnnexable = refusal<number>(
  '18.30',
  (_, area) => say`${AREA_NAMES[area]} cannot be annexed by Germany`,
);

/** The area is ceded to Germany; a Country leaves the game with its counters. */
const annex = process<{ area: number }>('annex', (u, f) => {
  const country = countryOf(f.area);
  const isCountry = country >= 0 && isMinor(country) && u.table.overlord[country] < 0;
  if (f.step++ === 0 && isCountry) return u.push(breakUpPartners, { country });
  u.done();
  place(u, f.area);
  if (isCountry) vanish(u, country);
  politicsChanged(u);
});

/** The marker lies in the Capital, or somewhere in the area; the German Dependent marker has done its work. */
function place(u: U, area: number): void {
  const hexes = hexesToAnnex(u, area);
  const id = AREA.name(area);
  const capital = SHEET.hexOf(COUNTRIES[countryOf(area)]?.capital ?? '');
  const hex = hexes.includes(capital) ? capital : hexes[0];
  if (isGermanDependent(u, id)) put(u, cededMarker(AXIS, id), REMOVED);
  put(u, REICH_ANNEX, atHex(hex));
  u.log('annexed', area);
}

export const reichAnnexRules = [reichAnnex, chooseAnnex, annex];
