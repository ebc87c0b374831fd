import { NO_CARD } from '../cards/deck.js';
import { COUNTER, COUNTER_COUNT, kindOf } from '../counters/counters.js';
import type { Facts } from '../facts.js';
import {
  AXIS,
  type Country,
  FACTIONS,
  NO_COUNTER,
  NO_COUNTRY,
  NO_FACTION,
  type Place,
  SOVIET,
} from '../ids.js';
import { COUNTRIES, COUNTRY, countryNamed, DEPENDENT_OF, GERMANY } from '../map/areas.js';
import { CEDED_LANDS, FORCE_POOL, REMOVED } from '../places.js';
import { isMinor, meantBy } from '../politics/countries.js';
import { NO_POLICY, NO_TRUCE, POSTURE_BOXES } from '../politics/posture.js';
import {
  ACTIVE,
  AXIS_INFLUENCE,
  CONQUERED,
  GONE,
  NEUTRAL,
  NEUTRALITY,
  NO_MARKER,
  NOT_IN_PLAY,
  SOVIET_INFLUENCE,
  type Table,
  WAR_STATES,
  WESTERN_INFLUENCE,
} from '../table.js';
import { FACTION_IDS, type Scenario } from './scenario.js';
import { setMarkers } from './set-markers.js';

const RUSSIAN_DETACHMENT = COUNTER.index('mk-detachment-su');

/** Whose Dependents a list of a scenario file names. */
const OVERLORDS: Readonly<Record<string, string>> = {
  british: 'britain',
  french: 'france',
  italian: 'italy',
  german: 'germany',
  vichy: 'france',
};

/** The table as the scenario sets it up, before its owners place what is left to them. */
export function newTable({ scenario, special, readings }: Facts): Table {
  const { data } = scenario;
  const place = new Array<Place>(COUNTER_COUNT).fill(REMOVED);
  const face = new Array<number>(COUNTER_COUNT).fill(0);
  for (const { counter, place: at, face: side } of scenario.placed) {
    place[counter] = at;
    face[counter] = side;
  }
  const optional = { luck: readings.luck, 'east-africa': readings.eastAfrica };
  for (const { counter, place: at, face: side } of scenario.optional) {
    if (!optional[kindOf(counter).type as keyof typeof optional]) continue;
    place[counter] = at;
    face[counter] = side;
  }
  // C.ka: no set-up lists it.
  if (data.kind !== 'training' && scenario.factions.includes(SOVIET)) place[RUSSIAN_DETACHMENT] = FORCE_POOL;
  const table: Table = {
    turn: scenario.start,
    segment: 0,
    phasing: AXIS,
    warState: WAR_STATES.indexOf(data.warState),
    vp: vpMarker(scenario),
    noRetreat: -1,
    policy: POSTURE_BOXES.map(() => NO_POLICY),
    truce: POSTURE_BOXES.map(() => NO_TRUCE),
    fixedTruces: 0,
    openToAlly: 0,
    partner: FACTIONS.map(() => NO_COUNTRY),
    collapses: 0,
    takeovers: 0,
    uscl: (data.markers.uscl as { level: number } | undefined)?.level ?? 0,
    warProduction: FACTIONS.map(() => 0),
    place,
    face,
    outOfGame: [],
    holding: scenario.holding.slice(),
    status: COUNTRIES.map(() => NOT_IN_PLAY),
    allegiance: COUNTRIES.map(() => NO_FACTION),
    overlord: COUNTRIES.map(() => NO_COUNTRY),
    influence: COUNTRIES.map(() => NO_MARKER),
    capital: COUNTRIES.map(() => 0),
    vichy: false,
    fleetSeized: false,
    blitz: [],
    beachheads: [],
    failures: [],
    devastation: [],
    strikes: [],
    current: FACTIONS.map(() => NO_CARD),
    revealed: [],
    extraBlitz: special.firstBlitz.slice(),
    blitzLeft: 0,
    moved: [],
    attacked: [],
    targets: [],
    supported: [],
    onTheWay: NO_COUNTER,
    pointsLeft: 0,
    done: [],
    lastHeld: [],
  };
  setCountries(scenario, table);
  setVanished(scenario, table);
  // 13.3.1d, 35.4: its land is open to all and friendly to nobody in play.
  if (special.germanyIsBeaten) {
    table.status[GERMANY] = ACTIVE;
    table.allegiance[GERMANY] = AXIS;
  }
  setInfluence(scenario, table);
  setMarkers(scenario, table);
  return table;
}

function setCountries({ data, conquered }: Scenario, table: Table): void {
  const { status, allegiance, overlord } = table;
  const lists = [...Object.values(data.active), data.neutral];
  table.vichy = lists.some((ids) => ids.includes('vichy'));
  for (const faction of FACTIONS) {
    for (const id of data.active[FACTION_IDS[faction]]) {
      status[meantBy(countryNamed(id))] = ACTIVE;
      allegiance[meantBy(countryNamed(id))] = faction;
    }
  }
  for (const id of data.neutral) status[meantBy(countryNamed(id))] = NEUTRAL;
  for (const id of data.conquered) status[countryNamed(id)] = CONQUERED;
  // 13.4a: still aligned with their factions.
  for (const [country, faction] of conquered)
    if (status[country] === CONQUERED) allegiance[country] = faction;
  for (const [owner, ids] of Object.entries(data.dependents)) {
    const lord = countryNamed(OVERLORDS[owner]);
    for (const id of ids) if (COUNTRY.index(id) >= 0) overlord[countryNamed(id)] = lord;
  }
  // Dependents that a scenario does not list are out of play, but still whose they are.
  DEPENDENT_OF.forEach((lord, dependent) => {
    if (lord >= 0 && overlord[dependent] < 0 && status[dependent] === NOT_IN_PLAY && data.kind === 'two-map')
      overlord[dependent] = lord;
  });
}

/** 18.7: a Country that was ceded whole before the scenario begins is gone; it may come back (13.8.1.3b, 13.8.2a). */
function setVanished({ placed }: Scenario, { status }: Table): void {
  for (const { counter, place } of placed) {
    const country = COUNTRY.index(kindOf(counter).ceded?.area ?? '');
    if (place === CEDED_LANDS && status[country] === NOT_IN_PLAY && isMinor(country)) status[country] = GONE;
  }
}

interface MarkerRow {
  vp?: number;
  country?: string;
  marker?: { counter: string };
  markers?: readonly { counter: string; face?: string }[];
}

function vpMarker({ data }: Scenario): Table['vp'] {
  const rows = (data.markers.vpTrack ?? []) as readonly MarkerRow[];
  for (const { vp = 0, markers = [] } of rows) {
    const marker = markers.find(({ counter }) => counter === 'mk-vp');
    if (marker) return { box: vp, tide: marker.face === 'axis-tide' };
  }
  return { box: 0, tide: false };
}

const INFLUENCE: Readonly<Record<string, number>> = {
  'mk-influence-axis': AXIS_INFLUENCE,
  'mk-influence-western': WESTERN_INFLUENCE,
  'mk-influence-soviet': SOVIET_INFLUENCE,
  'mk-neutrality': NEUTRALITY,
};

function setInfluence({ data }: Scenario, { influence }: Table): void {
  for (const { country = '', marker } of (data.markers.influence ?? []) as readonly MarkerRow[]) {
    const at = COUNTRY.index(country.toLowerCase().replace(/[^a-z]+/g, '-')) as Country;
    const found = INFLUENCE[marker?.counter ?? ''];
    if (at >= 0 && found) influence[at] = found;
  }
}
