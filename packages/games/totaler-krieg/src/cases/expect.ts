import {
  CaseError,
  type CasePath,
  type CaseVocabulary,
  differs,
  differsByName,
  differsInName,
  names,
  type Plain,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import { turnId } from '../calendar/calendar.js';
import { oddsOf } from '../combat/odds.js';
import { COLUMNS } from '../combat/results-table.js';
import { COUNTER, COUNTER_COUNT, COUNTER_KIND, kindOf } from '../counters/counters.js';
import type { Facts } from '../facts.js';
import { type Counter, FACTIONS, type Hex, NO_COUNTER, type Place, type Zone } from '../ids.js';
import { COUNTRY, ZONE } from '../map/areas.js';
import { HEX, SHEET } from '../map/sheet.js';
import { reachOf } from '../movement/reach.js';
import {
  atHex,
  DELAY_BOX,
  FORCE_POOL,
  hexOf,
  INTERNED,
  inConvoys,
  inUsed,
  onStation,
  onTurn,
  REMOVED,
} from '../places.js';
import { meantBy, nameInPlay } from '../politics/countries.js';
import { isFaceDown, isPoolHidden } from '../position/hidden.js';
import { controllerOf, positionOf } from '../position/position.js';
import { isSupplied } from '../supply/supply.js';
import { type R, STATUSES, type Table } from '../table.js';
import { isReserveMovement } from '../turn/segments.js';
import { strategicValue } from '../victory/strategic-value.js';
import { faceName } from '../view/faces.js';
import { SEGMENT } from './arrange.js';
import { cardExpectations } from './cards.js';
import { CAPITAL_MARKER, capitalMarkers, INFLUENCE } from './markers.js';
import {
  asMapping,
  type CounterSpec,
  FACTION,
  MARKER_BACKS,
  readBox,
  readByHex,
  readCounters,
  readHex,
  readHexes,
  readTurn,
} from './read.js';

const IN_OR_OUT = names('state', ['in', 'out']);
const NOBODY = 'nobody';

/** The keys of `then`. */
export const expectations: CaseVocabulary<Table, Facts>['expect'] = {
  turn: (u, expected) => differs(turnId(u.table.turn), turnId(readTurn(expected, ['turn']))),
  phasing: (u, expected) => differsInName(FACTION, FACTION.name(u.table.phasing), expected, ['phasing']),
  segment: (u, expected) => differsInName(SEGMENT, SEGMENT.name(u.table.segment), expected, ['segment']),
  at: (u, expected) =>
    byHex(expected, ['at'], (hex, counters, path) => exactly(u, atHex(hex), counters, path)),
  pool: (u, expected) => among(u, FORCE_POOL, expected, ['pool']),
  /** 17.5a: the seats from which the Force Pool of a faction is hidden. */
  'hidden-pools': (u, expected) =>
    differsByName(FACTION, expected, ['hidden-pools'], (faction, seats, path) => {
      const found = FACTIONS.filter((seat) => isPoolHidden(u, faction, seat)).map((seat) =>
        FACTION.name(seat),
      );
      const wanted = readNames(FACTION, seats, path).map((seat) => FACTION.name(seat));
      return differs(listed(found.sort()), listed(wanted.sort()));
    }),
  /** 17.4a: the seats for which a counter on the Turn Track lies face down. */
  'face-down': (u, expected) =>
    differsByName(COUNTER, expected, ['face-down'], (counter, seats, path) => {
      const found = FACTIONS.filter((seat) => isFaceDown(u, counter, seat)).map((seat) => FACTION.name(seat));
      const wanted = readNames(FACTION, seats, path).map((seat) => FACTION.name(seat));
      return differs(listed(found.sort()), listed(wanted.sort()));
    }),
  delay: (u, expected) => among(u, DELAY_BOX, expected, ['delay']),
  removed: (u, expected) => among(u, REMOVED, expected, ['removed']),
  'out-of-game': (u, expected) =>
    without(u, u.table.outOfGame, readCounters(expected, ['out-of-game'])) === null
      ? listed(u.table.outOfGame.map((counter) => written(u, counter)))
      : null,
  boxes: (u, expected) =>
    listing(
      asMapping(expected, 'box', ['boxes']).map(([key, counters]) => {
        const path = ['boxes', key];
        return [key, among(u, readBox(key, path), counters, path)];
      }),
    ),
  beachheads(u, expected) {
    const found = u.table.beachheads.map(
      ({ hex, side }) => `${HEX.name(hex)}: ${HEX.name(SHEET.neighbour(hex, side))}`,
    );
    const wanted = readByHex(expected, ['beachheads']).map(
      ([hex, land, path]) => `${HEX.name(hex)}: ${HEX.name(readHex(land, path))}`,
    );
    return differs(listed(found.sort()), listed(wanted.sort()));
  },
  interned: (u, expected) => among(u, INTERNED, expected, ['interned']),
  track: (u, expected) =>
    listing(
      asMapping(expected, 'turn', ['track']).map(([key, counters]) => {
        const path = ['track', key];
        return [key, among(u, onTurn(readTurn(key, path)), counters, path)];
      }),
    ),
  zones: (u, expected) =>
    differsByName(ZONE, expected, ['zones'], (zone, boxes, path) =>
      listing(
        asMapping(boxes, 'box', path).map(([box, counters]) => [
          box,
          inZone(u, zone, box, counters, [...path, box]),
        ]),
      ),
    ),
  supply: (u, expected) =>
    byUnit(u, expected, 'supply', (unit, inOrOut, path) =>
      differsInName(IN_OR_OUT, isSupplied(u, unit) ? 'in' : 'out', inOrOut, path),
    ),
  /** Movement points, in halves if need be: 1.5. */
  reach: (u, expected) =>
    byUnit(u, expected, 'reach', (unit, hexes, path) => {
      const { hexes: found, cost } = reachOf(u, unit, isReserveMovement(u.table));
      return byHex(hexes, path, (hex, points, here) => {
        const at = found.indexOf(hex);
        return differs(at < 0 ? 'no' : cost[at] / 2, readPoints(points, here));
      });
    }),
  zoc: (u, expected) =>
    byHex(expected, ['zoc'], (hex, factions, path) => {
      const { zone } = positionOf(u);
      const wanted = readNames(FACTION, factions, path);
      const found = FACTIONS.filter((faction) => zone[faction][hex] > 0);
      return differs(
        listed(found.map((one) => FACTION.name(one))),
        listed([...wanted].sort().map((one) => FACTION.name(one))),
      );
    }),
  control: (u, expected) =>
    byHex(expected, ['control'], (hex, faction, path) => {
      const found = controllerOf(u, hex);
      if (faction === NOBODY) return found < 0 ? null : FACTION.name(found);
      return differsInName(FACTION, found < 0 ? NOBODY : FACTION.name(found), faction, path);
    }),
  countries: (u, expected) =>
    differsByName(COUNTRY, expected, ['countries'], (name, state, path) => {
      const country = meantBy(name);
      if (nameInPlay(u, country) !== name) return COUNTRY.name(nameInPlay(u, country));
      const faction = u.table.allegiance[country];
      const found = STATUSES[u.table.status[country]];
      return differs(faction < 0 ? found : `${found} ${FACTION.name(faction)}`, readState(state, path));
    }),
  influence: (u, expected) =>
    differsByName(COUNTRY, expected, ['influence'], (country, marker, path) =>
      differsInName(INFLUENCE, INFLUENCE.name(u.table.influence[meantBy(country)]), marker, path),
    ),
  capitals: (u, expected) =>
    differsByName(COUNTRY, expected, ['capitals'], (country, markers, path) =>
      differs(
        listed(capitalMarkers(u.table.capital[meantBy(country)])),
        listed(readNames(CAPITAL_MARKER, markers, path).map((one) => CAPITAL_MARKER.name(one))),
      ),
    ),
  /** Failure markers of both kinds. */
  failures: (u, expected) =>
    differsByName(FACTION, expected, ['failures'], (faction, hexes, path) => {
      const found = u.table.failures.filter((one) => one.faction === faction).map(({ hex }) => HEX.name(hex));
      const wanted = readHexes(hexes, path).map((hex) => HEX.name(hex));
      return differs(listed(found.sort()), listed(wanted.sort()));
    }),
  blitz(u, expected) {
    const ids = (hexes: readonly Hex[]) => listed(hexes.map((hex) => HEX.name(hex)).sort());
    return differs(ids(u.table.blitz), ids(readHexes(expected, ['blitz'])));
  },
  value: (u, expected) => differs(strategicValue(u), readNumber(expected, ['value'], -40, 40)),
  vp: (u, expected) => {
    const { box, tide } = u.table.vp;
    return differs(`${tide ? 'axis-tide' : 'allied-crusade'} ${box}`, String(expected));
  },
  odds: expectOdds,
  ...cardExpectations,
};

/** `odds: { attack: HEX, with: [UNIT], hq: UNIT, blitz: true, is: "7 against 2 is 3-1, air 1, terrain -1: 3-1" }`. */
function expectOdds(u: R, expected: Plain): string | null {
  const given = Object.fromEntries(asMapping(expected, 'attack', ['odds']));
  const strange = Object.keys(given).find(
    (key) => !['attack', 'with', 'hq', 'enemy-hq', 'blitz', 'is'].includes(key),
  );
  if (strange !== undefined)
    throw new CaseError(['odds', strange], 'odds are told by attack, with, hq, enemy-hq, blitz and is');
  const { attack, defense, before, shifts, column } = oddsOf(u, {
    target: readHex(given.attack ?? null, ['odds', 'attack']),
    attackers: readNames(COUNTER, given.with ?? null, ['odds', 'with']),
    attackersHq: 'hq' in given ? readName(COUNTER, given.hq, ['odds', 'hq']) : NO_COUNTER,
    defendersHq:
      'enemy-hq' in given ? readName(COUNTER, given['enemy-hq'], ['odds', 'enemy-hq']) : NO_COUNTER,
    blitz: given.blitz === true,
  });
  const ratio = before < 0 ? 'less than 1-3' : COLUMNS[before];
  const why = shifts.map((shift) => `, ${shift.why} ${shift.by}`).join('');
  return differs(`${attack} against ${defense} is ${ratio}${why}: ${COLUMNS[column]}`, String(given.is));
}

const written = (u: R, counter: Counter) => {
  const back = MARKER_BACKS[kindOf(counter).type];
  if (back && u.table.face[counter] > 0) return `${COUNTER.name(counter)}/${back}`;
  const face = faceName(u.table.face[counter]);
  return face === 'full' ? COUNTER.name(counter) : `${COUNTER.name(counter)}/${face}`;
};
const listed = (words: readonly string[]) => `[${words.join(', ')}]`;

function countersAt(u: R, place: Place): Counter[] {
  const found: Counter[] = [];
  for (let counter = 0 as Counter; counter < COUNTER_COUNT; counter++)
    if (u.table.place[counter] === place) found.push(counter);
  return found;
}

/** Takes the counters that fit off the list; null if one is missing. */
function without(u: R, there: readonly Counter[], specs: readonly CounterSpec[]): Counter[] | null {
  const left = [...there];
  const single = specs.filter(({ counter }) => counter >= 0);
  for (const spec of [...single, ...specs.filter(({ counter }) => counter < 0)]) {
    const at = left.findIndex((counter) => fits(u, counter, spec));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function fits(u: R, counter: Counter, spec: CounterSpec): boolean {
  if (spec.counter >= 0 ? spec.counter !== counter : COUNTER_KIND[counter] !== spec.kind) return false;
  return faceName(u.table.face[counter]) === spec.face;
}

/** Exactly these counters are there. */
function exactly(u: R, place: Place, expected: Plain, path: CasePath): string | null {
  const there = countersAt(u, place);
  const left = without(u, there, readCounters(expected, path));
  return left === null || left.length > 0 ? listed(there.map((counter) => written(u, counter))) : null;
}

/** These counters are among those there. */
function among(u: R, place: Place, expected: Plain, path: CasePath): string | null {
  const there = countersAt(u, place);
  return without(u, there, readCounters(expected, path)) === null
    ? listed(there.map((counter) => written(u, counter)))
    : null;
}

function inZone(u: R, zone: Zone, box: string, counters: Plain, path: CasePath): string | null {
  const at = { 'on-station': onStation, convoys: inConvoys, used: inUsed }[box];
  if (!at) throw new CaseError([...path], 'a Naval Zone has the boxes on-station, convoys, used');
  return exactly(u, at(zone), counters, path);
}

type Compare<A> = (value: A, expected: Plain, path: CasePath) => string | null;

/** "{a: found}" for all that differ; null if nothing does. */
function listing(found: readonly (readonly [string, string | null])[]): string | null {
  const wrong = found.flatMap(([key, there]) => (there === null ? [] : [`${key}: ${there}`]));
  return wrong.length > 0 ? `{${wrong.join(', ')}}` : null;
}

function byHex(expected: Plain, path: CasePath, compare: Compare<Hex>): string | null {
  return listing(readByHex(expected, path).map(([hex, item, at]) => [HEX.name(hex), compare(hex, item, at)]));
}

/** Compares unit by unit; the units must be on the map. */
function byUnit(u: R, expected: Plain, key: string, compare: Compare<Counter>): string | null {
  return differsByName(COUNTER, expected, [key], (unit, item, path) =>
    hexOf(u.table.place[unit]) < 0 ? 'not on the map' : compare(unit, item, path),
  );
}

/** Movement Points, halves allowed, or 'no'. */
function readPoints(value: Plain, path: CasePath): number | 'no' {
  if (value === 'no') return 'no';
  if (typeof value !== 'number')
    throw new CaseError([...path], `expected Movement Points or no, not '${String(value)}'`);
  return value;
}

/** "active western", "neutral". */
function readState(value: Plain, path: CasePath): string {
  const [status, faction, ...rest] = String(value).split(' ');
  if (!(STATUSES as readonly string[]).includes(status) || rest.length > 0)
    throw new CaseError(
      [...path],
      `expected a status and a faction, such as active western, not '${String(value)}'`,
    );
  return faction === undefined ? status : `${status} ${FACTION.name(readName(FACTION, faction, path))}`;
}
