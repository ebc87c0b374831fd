import type { Country } from '../ids.js';
import { COUNTRIES } from '../map/areas.js';
import { nameInPlay } from '../politics/countries.js';
import { NO_POLICY, NO_TRUCE, POLICIES, POSTURE_BOXES, TRUCES } from '../politics/posture.js';
import {
  AXIS_INFLUENCE,
  FREE_PASSAGE,
  MOBILIZING,
  NEUTRALITY,
  NO_OCCUPATION,
  NOT_IN_PLAY,
  type R,
  SOVIET_INFLUENCE,
  WESTERN_INFLUENCE,
} from '../table.js';
import { strategicValue } from '../victory/strategic-value.js';
import type { CountryMarker, PoliticsView } from './view-types.js';

/** Markers in a Country, of which it has at most one. */
export const POLITICAL_MARKERS: readonly (readonly [number, CountryMarker])[] = [
  [AXIS_INFLUENCE, 'axis-influence'],
  [WESTERN_INFLUENCE, 'western-influence'],
  [SOVIET_INFLUENCE, 'soviet-influence'],
  [NEUTRALITY, 'neutrality'],
];

/** Markers in its Capital, as bits. */
export const CAPITAL_MARKERS: readonly (readonly [number, CountryMarker])[] = [
  [MOBILIZING, 'mobilizing'],
  [FREE_PASSAGE, 'free-passage'],
  [NO_OCCUPATION, 'no-occupation'],
];

/** What lies in a Country and in its Capital. */
export function markersOf({ table }: R, country: Country): CountryMarker[] {
  return [
    ...POLITICAL_MARKERS.filter(([marker]) => table.influence[country] === marker),
    ...CAPITAL_MARKERS.filter(([bit]) => table.capital[country] & bit),
  ].map(([, name]) => name);
}

/** 13.6b: what lies in the boxes of the Posture Display; a box without a marker is at war. */
function postureOf({ table }: R): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  POSTURE_BOXES.forEach((id, box) => {
    const markers = [
      ...(table.policy[box] === NO_POLICY ? [] : [POLICIES[table.policy[box]]]),
      ...(table.truce[box] === NO_TRUCE ? [] : [TRUCES[table.truce[box]]]),
    ];
    if (markers.length > 0) found[id] = markers;
  });
  return found;
}

/** The Strategic Value now, and the markers in Countries (18.13, 18.14, 18.22 to 18.24). */
export function politicsView(u: R): PoliticsView {
  const markers: Record<string, readonly CountryMarker[]> = {};
  const called: Record<string, string> = {};
  COUNTRIES.forEach(({ id }, n) => {
    const country = n as Country;
    if (u.table.status[country] === NOT_IN_PLAY) return;
    const found = markersOf(u, country);
    if (found.length > 0) markers[id] = found;
    if (nameInPlay(u, country) !== country) called[id] = COUNTRIES[nameInPlay(u, country)].id;
  });
  return { strategicValue: strategicValue(u), markers, posture: postureOf(u), called };
}
