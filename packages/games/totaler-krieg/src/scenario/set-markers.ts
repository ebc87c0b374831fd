import { turnNamed } from '../calendar/calendar.js';
import { countersOf, kindOf } from '../counters/counters.js';
import { KIND, KINDS } from '../counters/kinds.js';
import type { Counter, Place } from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, type Box, boxAt, CEDED_LANDS, onTurn, REMOVED } from '../places.js';
import { POLICIES, POSTURE_BOX_NAMES } from '../politics/posture.js';
import { NO_OCCUPATION, type Table } from '../table.js';
import type { Scenario } from './scenario.js';

/** A marker in a list of a scenario file. */
interface MarkerData {
  counter: string;
  face?: string;
}

/** What the marker lists of a scenario file name, as far as we read them. */
interface MarkerLists {
  turnTrack?: readonly { turn: string; markers: readonly MarkerData[] }[];
  vpTrack?: readonly { vp: number; markers: readonly MarkerData[] }[];
  posture?: readonly { box: string; marker: MarkerData }[];
  civilWar?: readonly { place: string; markers: readonly MarkerData[] }[];
  cededLands?: readonly MarkerData[];
  pacific?: readonly { box: string; markers: readonly MarkerData[] }[];
  other?: readonly { country: string; markers: readonly MarkerData[] }[];
}

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The markers of the set-up: on the Turn Track, the VP Track, the Posture Display, in Spain and in the Pacific. */
export function setMarkers({ data }: Scenario, table: Table): void {
  const lists = data.markers as MarkerLists;
  for (const { turn, markers } of lists.turnTrack ?? [])
    for (const marker of markers)
      if (marker.counter !== 'mk-turn') place(table, marker, onTurn(turnNamed(turn)));
  for (const { vp, markers } of lists.vpTrack ?? [])
    for (const marker of markers) {
      if (marker.counter === 'mk-vp') continue;
      place(table, marker, boxAt('vp-track'));
      if (marker.counter === 'mk-no-retreat') table.noRetreat = vp;
    }
  for (const { box, marker } of lists.posture ?? [])
    table.policy[POSTURE_BOX_NAMES.indexOf(box)] = policyOf(marker.counter);
  for (const { place: id, markers } of lists.civilWar ?? [])
    for (const marker of markers) place(table, marker, atHex(SHEET.hexAt(id)));
  for (const marker of lists.cededLands ?? []) place(table, marker, CEDED_LANDS);
  for (const { box, markers } of lists.pacific ?? [])
    for (const marker of markers) place(table, marker, boxAt(box as Box));
  for (const { country, markers } of lists.other ?? [])
    if (markers.some(({ counter }) => counter === 'mk-no-occupation'))
      table.capital[countryNamed(idOf(country))] |= NO_OCCUPATION;
}

/** The Policy that a marker names: "mk-policy-pact" is the Nazi-Soviet Pact. */
function policyOf(counter: string): number {
  const short = counter.replace('mk-policy-', '');
  const found = POLICIES.findIndex((id) => id.includes(short));
  if (found <= 0) throw new Error(`there is no Policy ${counter}`);
  return found;
}

/** Puts the first counter of the kind that is not in play; markers of unlimited number are no counters. */
function place(table: Table, { counter: id, face = '' }: MarkerData, at: Place): void {
  const kind = KIND.index(id);
  if (kind < 0) throw new Error(`there is no counter ${id}`);
  if (KINDS[kind].count === null) return;
  const counter = countersOf(kind).find((one: Counter) => table.place[one] === REMOVED);
  if (counter === undefined) throw new Error(`no counter ${id} is left`);
  table.place[counter] = at;
  table.face[counter] = Math.max(0, kindOf(counter).faces.indexOf(face));
}
