import {
  CaseError,
  type CasePath,
  type CaseVocabulary,
  differs,
  differsByName,
  differsInName,
  names,
  type Plain,
  plain,
  readName,
  readNames,
  readNumber,
} from '@sandtable/kernel';
import { SIDES } from '../about.js';
import { oddsOf, oddsText } from '../combat/odds.js';
import { deploymentOf } from '../deployment.js';
import { type Facts, SIDE_NAMES } from '../facts.js';
import { reachOf } from '../movement/reach.js';
import type { Hex, Side, UnitNumber } from '../numbers.js';
import { isSupplied } from '../supply/supply.js';
import { ELIMINATED, type Reader, type Table, unitsIn } from '../table.js';
import { holdersOf, scoresOf } from '../turn/victory.js';
import { likenessOf, stepsOf } from '../units/roster.js';
import { PHASE_NAMES } from './arrange.js';
import { asMapping, type Counter, readByHex, readCounters, readHex } from './read.js';

const IN_OR_OUT = names('state', ['in', 'out']);

/** The keys of `then`. */
export const expectations: CaseVocabulary<Table, Facts>['expect'] = {
  turn: (u, expected) => differs(u.table.turn, readNumber(expected, ['turn'])),
  side: (u, expected) =>
    differs(SIDES[u.table.side].id, SIDE_NAMES.name(readName(SIDE_NAMES, expected, ['side']))),
  phase: (u, expected) =>
    differs(PHASE_NAMES.name(u.table.phase), PHASE_NAMES.name(readName(PHASE_NAMES, expected, ['phase']))),
  score: (u, expected) =>
    differsByName(SIDE_NAMES, expected, ['score'], (side, points, path) =>
      differs(scoresOf(u)[side], readNumber(points, path)),
    ),
  at: (u, expected) => byHex(u, expected, 'at', (hex, units, path) => expectUnits(u, hex, units, path)),
  eliminated(u, expected) {
    const missing = readCounters(u, expected, ['eliminated']).filter((counter) => !hasFallen(u, counter));
    if (missing.length === 0) return null;
    return listed(unitNames(u, (unit) => u.table.hex[unit] === ELIMINATED));
  },
  supply: (u, expected) =>
    byUnit(u, expected, 'supply', (unit, inOrOut, path) => {
      const supplied = isSupplied(u, u.facts.sideOf[unit], u.table.hex[unit]);
      return differsInName(IN_OR_OUT, supplied ? 'in' : 'out', inOrOut, path);
    }),
  reach: (u, expected) =>
    byUnit(u, expected, 'reach', (unit, hexes, path) => {
      const { cost } = reachOf(u, unit);
      return byHex(u, hexes, path, (hex, points, here) =>
        differs(cost[hex] < 0 ? 'no' : cost[hex], points === 'no' ? 'no' : readNumber(points, here)),
      );
    }),
  zones: (u, expected) =>
    byHex(u, expected, 'zones', (hex, sides, path) => {
      const { zones } = deploymentOf(u);
      const wanted = readNames(SIDE_NAMES, sides, path);
      const found = SIDE_NAMES.values.filter((side) => zones[side][hex] === 1);
      const ids = (list: readonly Side[]) => listed(list.map((side) => SIDES[side].id));
      return differs(ids(found), ids([...wanted].sort()));
    }),
  held(u, expected) {
    const { towns } = u.facts.map;
    const townNames = names(
      'town',
      towns.map(({ id }) => id),
    );
    const holders = holdersOf(u);
    return differsByName(townNames, expected, ['held'], (town, side, path) =>
      differs(SIDES[holders[town]].id, SIDE_NAMES.name(readName(SIDE_NAMES, side, path))),
    );
  },
  odds: expectOdds,
};

/** `odds: { attack: HEX, with: [UNIT], is: "9 against 5 is 1:1" }`. */
function expectOdds(u: Reader, expected: Plain): string | null {
  const given = Object.fromEntries(asMapping(expected, 'attack', ['odds']));
  const strange = Object.keys(given).find((key) => !['attack', 'with', 'is'].includes(key));
  if (strange !== undefined) throw new CaseError(['odds', strange], 'odds are told by attack, with and is');
  const target = readHex(u, given.attack ?? null, ['odds', 'attack']);
  const units = readNames(u.facts.unitNames, given.with ?? null, ['odds', 'with']);
  // Accepts a hyphen for the minus sign, which is harder to type.
  return differs(
    plain(oddsText(oddsOf(u, target, units))).replaceAll('−', '-'),
    String(given.is).replaceAll('−', '-'),
  );
}

/** Exactly these counters, full or reduced; one without a number stands for any of its kind. */
function expectUnits(u: Reader, hex: Hex, expected: Plain, path: CasePath): string | null {
  const left = unitsIn(u, hex);
  const there = listed(left.map((unit) => inWords(u, unit)));
  const counters = readCounters(u, expected, path);
  const numbered = counters.filter(({ unit }) => unit >= 0);
  for (const counter of [...numbered, ...counters.filter(({ unit }) => unit < 0)]) {
    const at = left.findIndex((unit) => fits(u, unit, counter));
    if (at < 0) return there;
    left.splice(at, 1);
  }
  return left.length > 0 ? there : null;
}

function fits(u: Reader, unit: UnitNumber, counter: Counter): boolean {
  if (counter.unit >= 0 ? counter.unit !== unit : likenessOf(u.facts.units[unit]) !== counter.likeness)
    return false;
  return isReduced(u, unit) === counter.reduced;
}

const isReduced = (u: Reader, unit: UnitNumber) => u.table.steps[unit] < stepsOf(u.facts.units[unit]);
const inWords = (u: Reader, unit: UnitNumber) =>
  u.facts.units[unit].id + (isReduced(u, unit) ? ' reduced' : '');
const listed = (words: readonly string[]) => `[${words.join(', ')}]`;

function unitNames(u: Reader, holds: (unit: UnitNumber) => boolean): string[] {
  return u.facts.unitNames.values.filter(holds).map((unit) => u.facts.units[unit].id);
}

function hasFallen(u: Reader, { unit, likeness }: Counter): boolean {
  if (unit >= 0) return u.table.hex[unit] === ELIMINATED;
  return u.facts.units.some((one, i) => likenessOf(one) === likeness && u.table.hex[i] === ELIMINATED);
}

type Compare<A> = (value: A, expected: Plain, path: CasePath) => string | null;

/** Compares hex by hex; a difference is reported as "{0503: [south-infantry-1]}". */
function byHex(u: Reader, expected: Plain, path: string | CasePath, compare: Compare<Hex>): string | null {
  const found = readByHex(u, expected, typeof path === 'string' ? [path] : path).flatMap(
    ([hex, item, at]) => {
      const there = compare(hex, item, at);
      return there === null ? [] : [`${u.facts.hexNames.name(hex)}: ${there}`];
    },
  );
  return found.length > 0 ? `{${found.join(', ')}}` : null;
}

/** Compares unit by unit; the units must be on the map. */
function byUnit(u: Reader, expected: Plain, key: string, compare: Compare<UnitNumber>): string | null {
  return differsByName(u.facts.unitNames, expected, [key], (unit, item, path) => {
    if (u.table.hex[unit] < 0) return 'not on the map';
    return compare(unit, item, path);
  });
}
