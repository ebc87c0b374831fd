import { say, type Touch } from '@sandtable/kernel';
import { COUNTER_KIND } from '../counters/counters.js';
import { KINDS } from '../counters/kinds.js';
import type { Counter, Country, Faction, Hex, Kind, Zone } from '../ids.js';
import { COUNTRIES, ZONES } from '../map/areas.js';
import { nearestPlace } from '../map/nearest-place.js';
import { SHEET } from '../map/sheet.js';

/** What a counter is, after its Country: "Army", "infantry". */
export const TYPE_WORDS: Readonly<Record<string, string>> = {
  infantry: 'infantry',
  mountain: 'mountain infantry',
  cavalry: 'cavalry',
  airborne: 'airborne corps',
  helicopter: 'helicopter unit',
  marine: 'marine corps',
  armor: 'armor',
  mechanized: 'mechanized unit',
  'cav-mech': 'cavalry-mechanized group',
  fortress: 'fortress',
  garrison: 'garrison',
  'port-a-fort': 'defense unit',
  'air-force': 'Air Force',
  interceptor: 'Interceptor',
  bomber: 'Bomber',
  'surface-fleet': 'Surface Fleet',
  'cv-fleet': 'CV Fleet',
  'sub-fleet': 'Sub Fleet',
};

/** "German Army 4", "German infantry", "Axis Scratch Convoy". */
export function unitName(counter: Counter): string {
  return kindName(COUNTER_KIND[counter]);
}

/** The same of a kind of counters, of which there may be none: markers of unlimited number are not counted. */
export function kindName(of: Kind): string {
  const { kind, country, label, type, front, colonial, exp, reserve } = KINDS[of];
  if (kind === 'marker') return label;
  const nation = COUNTRIES[country].adjective;
  if (type === 'hq') return label ? say`${nation} HQ ${label}` : say`${nation} HQ`;
  const isArmy = kind === 'ground' && (front?.steps ?? 0) > 1 && type !== 'fortress';
  const word = isArmy
    ? say`Army`
    : exp
      ? say`expeditionary corps`
      : reserve
        ? say`reserve corps`
        : colonial
          ? say`colonial corps`
          : TYPE_WORDS[type];
  // "Col" only repeats the word.
  return label && !exp && !reserve && label !== 'Col'
    ? say`${nation} ${word} ${label}`
    : say`${nation} ${word}`;
}

/** "Berlin", "w3926": a number is marked as a sentence, so that languages can say "in" and "to" with it. */
export function hexName(hex: Hex): string {
  return SHEET.placeNames[hex] || say`${SHEET.ids[hex]}`;
}

/** "Berlin", "e4204 near Riga": in a question, where a number alone would be looked for on the map. */
export function hexNear(hex: Hex): string {
  const near = SHEET.placeNames[hex] === '' ? nearestPlace(hex) : -1;
  return near < 0 ? hexName(hex) : say`${SHEET.ids[hex]} near ${SHEET.placeNames[near]}`;
}

/** The hex that a question is about, for the map to mark. */
export function markHex(hex: Hex): Touch[] {
  return hex < 0 ? [] : [{ kind: 'hex', id: SHEET.ids[hex] }];
}

/** "the North Sea" */
export function zoneName(zone: Zone): string {
  return say`the ${ZONES[zone].name}`;
}

export function countryName(country: Country): string {
  return COUNTRIES[country].name;
}

export const FACTION_WORDS = ['the Axis', 'the Western Allies', 'the Soviet Union'] as const;

/** "the Axis" */
export function factionName(faction: Faction): string {
  return FACTION_WORDS[faction];
}
