import { kindOf } from '../counters/counters.js';
import { stepsOf } from '../counters/units.js';
import { AXIS, type Country, type Hex, SOVIET, WESTERN } from '../ids.js';
import {
  BRITAIN,
  countryNamed,
  FRANCE,
  GERMANY,
  ITALY,
  POLAND,
  RUSSIA,
  UNITED_STATES,
} from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { hexOf } from '../places.js';
import { isAtPeace } from '../politics/posture.js';
import { controllerOf, positionOf } from '../position/position.js';
import { CONQUERED, type R, TOTAL_WAR } from '../table.js';

/** Something that a history of the war would date. */
export interface Milestone {
  id: string;
  name: string;
  /** It has come, as the table is now; it need not last. */
  hasCome(u: R, before: ReadonlySet<string>): boolean;
}

const WARSAW = SHEET.hexAt('e3702');
const PARIS = SHEET.hexAt('w3516');
const BERLIN = SHEET.hexAt('w3825');
const ATHENS = SHEET.hexAt('e2204');
const OSLO = SHEET.hexAt('w4624');
const ROME = SHEET.hexAt('w2522');
const TRIPOLI = SHEET.hexAt('w1522');
const MOSCOW = SHEET.hexAt('e4312');
const LOW_COUNTRIES = countryNamed('belgium-holland');
const NORTH = countryNamed('denmark-norway');

const isConquered = (country: Country) => (u: R) => u.table.status[country] === CONQUERED;
const isAxis = (hex: Hex) => (u: R) => controllerOf(u, hex) === AXIS;
const isHeldBy = (hex: Hex, faction: number) => (u: R) => controllerOf(u, hex) === faction;

/** The fewest Western steps that are an army. */
const ARMY = 6;

/** Western steps in some Countries; those of the Country's own army do not count. */
function ashore(u: R, countries: readonly Country[]): number {
  let steps = 0;
  for (const unit of positionOf(u).onMap[WESTERN]) {
    const { country } = kindOf(unit);
    if (country !== BRITAIN && country !== UNITED_STATES) continue;
    if (countries.includes(SHEET.country[hexOf(u.table.place[unit])])) steps += stepsOf(u, unit);
  }
  return steps;
}

const THE_WEST: readonly Country[] = [FRANCE, LOW_COUNTRIES, GERMANY];

export const MILESTONES: readonly Milestone[] = [
  { id: 'warsaw', name: 'Warsaw falls', hasCome: isAxis(WARSAW) },
  { id: 'poland', name: 'Poland is conquered', hasCome: isConquered(POLAND) },
  { id: 'oslo', name: 'Oslo falls', hasCome: isAxis(OSLO) },
  { id: 'north', name: 'Denmark-Norway is conquered', hasCome: isConquered(NORTH) },
  { id: 'low-countries', name: 'Belgium-Holland is conquered', hasCome: isConquered(LOW_COUNTRIES) },
  { id: 'paris', name: 'Paris falls', hasCome: isAxis(PARIS) },
  { id: 'france', name: 'France is defeated', hasCome: ({ table }) => table.vichy },
  {
    id: 'italy',
    name: 'Italy joins the Axis',
    hasCome: ({ table }) => table.allegiance[ITALY] === AXIS,
  },
  { id: 'yugoslavia', name: 'Yugoslavia is conquered', hasCome: isConquered(countryNamed('yugoslavia')) },
  { id: 'athens', name: 'Athens falls', hasCome: isAxis(ATHENS) },
  { id: 'greece', name: 'Greece is conquered, Crete too', hasCome: isConquered(countryNamed('greece')) },
  { id: 'total-war', name: 'Total War begins', hasCome: ({ table }) => table.warState === TOTAL_WAR },
  { id: 'barbarossa', name: 'Germany and Russia are at war', hasCome: (u) => !isAtPeace(u, RUSSIA) },
  { id: 'america', name: 'the United States are at war', hasCome: (u) => !isAtPeace(u, UNITED_STATES) },
  { id: 'moscow', name: 'Moscow falls', hasCome: isAxis(MOSCOW) },
  {
    id: 'driven-out',
    name: 'the West is driven off the Continent',
    hasCome: (u, before) => before.has('france') && ashore(u, THE_WEST) === 0,
  },
  {
    id: 'landing',
    name: 'the West lands in France or the Low Countries',
    hasCome: (u, before) => before.has('driven-out') && ashore(u, THE_WEST) > 0,
  },
  {
    id: 'army-ashore',
    name: 'it has an army ashore',
    hasCome: (u, before) => before.has('landing') && ashore(u, THE_WEST) >= ARMY,
  },
  {
    id: 'liberation',
    name: 'Paris is free again',
    hasCome: (u, before) => before.has('paris') && controllerOf(u, PARIS) !== AXIS,
  },
  {
    id: 'africa',
    name: 'Tripoli is lost to the Axis',
    hasCome: (u, before) => before.has('italy') && !isAxis(TRIPOLI)(u),
  },
  {
    id: 'rome',
    name: 'Rome is lost to the Axis',
    hasCome: (u, before) => before.has('italy') && !isAxis(ROME)(u),
  },
  { id: 'berlin-west', name: 'the West takes Berlin', hasCome: isHeldBy(BERLIN, WESTERN) },
  { id: 'berlin-soviet', name: 'the Red Army takes Berlin', hasCome: isHeldBy(BERLIN, SOVIET) },
];
