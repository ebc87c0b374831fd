import { COUNTER } from '../src/counters/counters.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../src/ids.js';
import { countryNamed, FRANCE } from '../src/map/areas.js';
import { SHEET } from '../src/map/sheet.js';
import { atHex, REMOVED } from '../src/places.js';
import { pacificBox, REPUBLICAN_SUPPORT } from '../src/politics/overseas.js';
import { APPEASEMENT, GUARANTEES, ISOLATIONISM, NO_POLICY, PACT, RAPALLO } from '../src/politics/posture.js';
import { politicsChanged } from '../src/position/ownership.js';
import { put } from '../src/position/position.js';
import { ACTIVE, CONQUERED, GONE, NEUTRAL, type U } from '../src/table.js';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const FIRST_MONTHS = ['03', '05', '08', '11'];

/** "autumn 1939" → the number of the season, counted from Spring 1937. */
export function seasonNumber(text: string): number {
  const [season, year] = text.split(' ');
  return (Number(year) - 1937) * 4 + SEASONS.indexOf(season);
}

/** The first turn of a season: "1939-08". */
export function turnOfSeason(season: number): string {
  return `${1937 + Math.floor(season / 4)}-${FIRST_MONTHS[season % 4]}`;
}

/** When Countries ceased to be neutral. */
const NEUTRAL_UNTIL: Readonly<Record<string, string>> = {
  austria: 'spring 1938',
  czechoslovakia: 'autumn 1938',
  poland: 'autumn 1939',
  'belgium-holland': 'summer 1940',
  'baltic-states': 'summer 1940',
  rumania: 'autumn 1940',
  finland: 'summer 1941',
  // These the oracle leaves neutral throughout.
  italy: 'spring 1990',
  turkey: 'spring 1990',
  switzerland: 'spring 1990',
  'denmark-norway': 'spring 1990',
};

/** What the requirements of cards ask about, as it was in a season of history: War State, Postures, Countries, Spain. */
export function setHistory(u: U, season: number): void {
  const before = (text: string) => season < seasonNumber(text);
  const { table } = u;
  table.warState = before('autumn 1939') ? 0 : before('summer 1941') ? 1 : 2;
  const west = before('spring 1939') ? APPEASEMENT : before('autumn 1939') ? GUARANTEES : NO_POLICY;
  const russia = before('summer 1939') ? RAPALLO : before('summer 1941') ? PACT : NO_POLICY;
  table.policy = [before('spring 1942') ? ISOLATIONISM : NO_POLICY, west, west, west, russia, russia];
  table.uscl = before('spring 1942') ? 0 : before('spring 1943') ? 1 : before('spring 1944') ? 2 : 3;
  for (const [id, until] of Object.entries(NEUTRAL_UNTIL))
    table.status[countryNamed(id)] = before(until) ? NEUTRAL : GONE;
  const set = (id: string, status: number, faction: Faction) => {
    table.status[countryNamed(id)] = status;
    table.allegiance[countryNamed(id)] = faction;
  };
  // One that the Axis holds, and partners: France of the West until 1940, then Spain of the Axis.
  set('greece', CONQUERED, -1 as Faction);
  set('spain', before('summer 1940') ? NEUTRAL : ACTIVE, AXIS);
  table.status[FRANCE] = before('summer 1940') ? ACTIVE : GONE;
  table.allegiance[FRANCE] = WESTERN;
  politicsChanged(u);
  setSpain(u, before('spring 1939'));
  const isPacificWar = !before('summer 1938') && before('spring 1939');
  put(u, COUNTER.index('mk-pacific-limited-war'), isPacificWar ? pacificBox(SOVIET) : REMOVED);
}

/** The Civil War in Spain, with Soviet support of the Republic. */
function setSpain(u: U, inEffect: boolean): void {
  const at = (id: string) => (inEffect ? atHex(SHEET.hexAt(id)) : REMOVED);
  put(u, COUNTER.index('mk-cw-capital-1'), at('w2710'), 1);
  put(u, COUNTER.index('mk-cw-capital-2'), at('w2408'), 0);
  put(u, REPUBLICAN_SUPPORT, at('w2710'), 0);
}
