import { countersOf, kindOf } from '../counters/counters.js';
import { kindNamed } from '../counters/kinds.js';
import { type Counter, type Faction, type Hex, NO_FACTION, SOVIET, type Turn, WESTERN } from '../ids.js';
import { boxAt, hexOf, REMOVED, turnOf } from '../places.js';
import type { R } from '../table.js';

// What markers say about the Civil War (13.8.6) and about the war in the Pacific (18.26).

const TERRITORIES = countersOf(kindNamed('mk-cw-territory'));
const CAPITALS = countersOf(kindNamed('mk-cw-capital'));
export const REPUBLICAN_SUPPORT: Counter = countersOf(kindNamed('mk-cw-republican-support'))[0];
export const NATIONALIST_FACE = kindOf(CAPITALS[0]).faces.indexOf('nationalist');
export const REPUBLICAN_FACE = kindOf(CAPITALS[0]).faces.indexOf('republican');
const SOVIET_FACE = kindOf(REPUBLICAN_SUPPORT).faces.indexOf('soviet');

/** The Territory and Capital markers on the map. */
export function civilWarMarkers({ table }: R): Counter[] {
  return [...TERRITORIES, ...CAPITALS].filter((marker) => table.place[marker] !== REMOVED);
}

export const isCivilWarCapital = (marker: Counter): boolean => CAPITALS.includes(marker);

/** 13.8.6a: both sides still hold a City. */
export function civilWarInEffect(u: R): boolean {
  const faces = civilWarMarkers(u).map((marker) => u.table.face[marker]);
  return faces.includes(NATIONALIST_FACE) && faces.includes(REPUBLICAN_FACE);
}

/** 18.9: the hex of the Republican Capital marker; -1 if it is not on the map. */
export function republicanCapital({ table }: R): Hex {
  const found = CAPITALS.find(
    (marker) => table.place[marker] !== REMOVED && table.face[marker] === REPUBLICAN_FACE,
  );
  return found === undefined ? (-1 as Hex) : hexOf(table.place[found]);
}

/** 18.31: the faction on the Republican Support marker; -1 if it is not in play. */
export function republicanSupport({ table }: R): Faction {
  if (table.place[REPUBLICAN_SUPPORT] === REMOVED) return NO_FACTION;
  return table.face[REPUBLICAN_SUPPORT] === SOVIET_FACE ? SOVIET : WESTERN;
}

const PACIFIC_LIMITED_WAR = countersOf(kindNamed('mk-pacific-limited-war'));
const PACIFIC_TOTAL_WAR = countersOf(kindNamed('mk-pacific-total-war'));

/** The box of a faction for the Pacific War markers. */
export const pacificBox = (faction: Faction) =>
  boxAt(faction === SOVIET ? 'soviet-pacific-war-box' : 'western-pacific-war-box');

/** 18.26: the Pacific War Status of an Allied faction. */
export function pacificWarOf({ table }: R, faction: Faction): 'none' | 'limited' | 'total' {
  const isThere = (marker: Counter) => table.place[marker] === pacificBox(faction);
  if (PACIFIC_TOTAL_WAR.some(isThere)) return 'total';
  return PACIFIC_LIMITED_WAR.some(isThere) ? 'limited' : 'none';
}

/** Japan's great war begins by that turn, and nobody knows yet against whom (18.26.2). */
export function isPacificOpen({ table }: R, by: Turn): boolean {
  return PACIFIC_TOTAL_WAR.some((marker) => {
    const at = turnOf(table.place[marker]);
    return at >= 0 && at <= by;
  });
}

/** The Pacific War markers in the box of a faction. */
export function pacificWarMarkers({ table }: R, faction: Faction): Counter[] {
  return [...PACIFIC_LIMITED_WAR, ...PACIFIC_TOTAL_WAR].filter(
    (marker) => table.place[marker] === pacificBox(faction),
  );
}
