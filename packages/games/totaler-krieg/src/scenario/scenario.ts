import { turnNamed } from '../calendar/calendar.js';
import { AS_FORTRESS, COUNTER, countersOf, FULL, kindOf, REDUCED } from '../counters/counters.js';
import { KIND, KINDS } from '../counters/kinds.js';
import type { FactionData, FactionId, ScenarioData } from '../data/scenarios/scenario-data.js';
import {
  AXIS,
  type Counter,
  type Country,
  type Faction,
  type Place,
  SOVIET,
  type Turn,
  WESTERN,
} from '../ids.js';
import { countryNamed } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex, type Box, boxAt, onTurn, REMOVED } from '../places.js';

export const FACTION_IDS = ['axis', 'western', 'soviet'] as const;

/** The faction that a scenario file names. */
export const factionNamed = (id: FactionId): Faction => FACTION_IDS.indexOf(id) as Faction;

/** A group of counters whose owner chooses their hexes (S.g). */
export interface FreeSetup {
  faction: Faction;
  /** The rule for the hexes: key and value, such as any-hex-in and poland. */
  rule: Readonly<Record<string, string>>;
  counters: readonly Counter[];
}

/** A counter at the start. */
export interface Placed {
  counter: Counter;
  place: Place;
  face: number;
}

/** A scenario, read: the counters at the start, and what is left for the owners to place. */
export interface Scenario {
  data: ScenarioData;
  start: Turn;
  /** The last turn played; -1 if play decides. */
  end: Turn;
  placed: readonly Placed[];
  /** Counters of optional rules, which are set up if the rule is played. */
  optional: readonly Placed[];
  free: readonly FreeSetup[];
  /** Multi-national units and the steps in their Holding Boxes, in pairs. */
  holding: readonly Counter[];
  /** 13.4a: conquered Countries, and the Allied faction in whose box their counters are, in pairs. */
  conquered: readonly (readonly [Country, Faction])[];
  /** The factions that take turns (S.d). */
  factions: readonly Faction[];
  /** For each faction: the Blitz markers that the scenario puts in its Force Pool (2.2.4a). */
  blitz: readonly number[];
}

/** Deals counters of one kind out, each once. */
class Supply {
  private readonly next = new Map<number, number>();

  take(id: string): Counter {
    const kind = KIND.index(id);
    if (kind < 0) throw new Error(`there is no counter ${id}`);
    const n = this.next.get(kind) ?? 0;
    this.next.set(kind, n + 1);
    const counter = countersOf(kind)[n];
    if (counter === undefined) throw new Error(`there are only ${n} counters ${id}`);
    return counter;
  }

  /** Markers of unlimited number are no counters. */
  has(id: string): boolean {
    const kind = KIND.index(id);
    return kind >= 0 && KINDS[kind].count !== null;
  }
}

function faceNamed(counter: Counter, name: string): number {
  if (name === '' || name === 'full') return FULL;
  if (name === 'reduced') return REDUCED;
  if (name === 'fortress') return AS_FORTRESS;
  const face = kindOf(counter).faces.indexOf(name);
  if (face < 0) throw new Error(`${COUNTER.name(counter)} has no face ${name}`);
  return face;
}

const EVENT_BOXES: Readonly<Record<string, Box>> = {
  'outbreak-of-war': 'outbreak-of-war-box',
  'their-finest-hour': 'their-finest-hour-box',
  'paris-threatened': 'paris-threatened-box',
  'emergency-mobilization': 'emergency-mobilization-box',
  'lend-lease-to-russia': 'soviet-lend-lease-box',
};

function eventBox(event: string): Place {
  const box = EVENT_BOXES[event];
  if (!box) throw new Error(`there is no Conditional Events Box for ${event}`);
  return boxAt(box);
}

/** A place of a set-up line; null if its owner chooses. */
function placeNamed(text: string): Place | null {
  const hex = SHEET.hexOf(text);
  if (hex >= 0) return atHex(hex);
  if (text.startsWith('{')) return null;
  if (text.startsWith('turn:')) return onTurn(turnNamed(text.slice(5)));
  if (text.startsWith('event:')) return eventBox(text.slice(6));
  if (text.startsWith('holding:')) return boxAt('holding-box');
  if (text === 'conquered-minors') return boxAt('conquered-minor-countries-box');
  const place = boxAt(text as Box);
  if (place < boxAt('force-pool')) throw new Error(`there is no place ${text}`);
  return place;
}

function readRule(text: string): Record<string, string> {
  const pairs = text.slice(1, -1).split('&');
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

interface Reading {
  placed: Placed[];
  optional: Placed[];
  free: FreeSetup[];
  holding: Counter[];
  conquered: [Country, Faction][];
}

function readFaction(faction: Faction, { setup }: FactionData, supply: Supply, into: Reading): void {
  for (const line of setup.trim().split('\n')) {
    const [text, ...items] = line.trim().split(' ');
    if (text === '') continue;
    const place = placeNamed(text);
    const chosen: Counter[] = [];
    for (const item of items) {
      const match = /^([a-z0-9-]+?)(?:\/([+a-z0-9-]+))?(?:\*(\d+))?(\?)?$/.exec(item);
      if (!match) throw new Error(`a set-up line cannot be read: ${line}`);
      const [, id, face = '', count = '1', optional] = match;
      if (!supply.has(id)) continue;
      if (optional) {
        const counter = supply.take(id);
        into.optional.push({ counter, place: place ?? REMOVED, face: faceNamed(counter, face) });
        continue;
      }
      for (let i = 0; i < Number(count); i++) {
        const counter = supply.take(id);
        into.placed.push({ counter, place: place ?? REMOVED, face: faceNamed(counter, face) });
        if (place === null) chosen.push(counter);
        if (text === 'conquered-minors') into.conquered.push([kindOf(counter).country, faction]);
        if (text.startsWith('holding:')) into.holding.push(COUNTER.index(text.slice(8)), counter);
      }
    }
    if (place === null) into.free.push({ faction, rule: readRule(text), counters: chosen });
  }
}

function readScenario(data: ScenarioData): Scenario {
  const supply = new Supply();
  const reading: Reading = { placed: [], optional: [], free: [], holding: [], conquered: [] };
  const factions: Faction[] = [];
  for (const faction of [AXIS, WESTERN, SOVIET]) {
    const own = data.factions[FACTION_IDS[faction]];
    if (!own) continue;
    if (data.active[FACTION_IDS[faction]].length > 0) factions.push(faction);
    readFaction(faction, own, supply, reading);
  }
  return {
    data,
    blitz: FACTION_IDS.map((id) => data.factions[id]?.setup.match(/\bmk-blitz\b/g)?.length ?? 0),
    start: turnNamed(data.start),
    end: data.end === null ? (-1 as Turn) : turnNamed(data.end),
    factions,
    ...reading,
  };
}

const known = new WeakMap<ScenarioData, Scenario>();

/** The scenario of a file, read once. */
export function scenarioOf(data: ScenarioData): Scenario {
  const scenario = known.get(data) ?? readScenario(data);
  known.set(data, scenario);
  return scenario;
}

/** The Countries of a list in a scenario file. */
export function countriesNamed(ids: readonly string[]): Country[] {
  return ids.map(countryNamed);
}
