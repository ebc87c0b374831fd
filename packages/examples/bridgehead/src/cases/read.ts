import { CaseError, type CasePath, memberMeant, type Plain, readName } from '@sandtable/kernel';
import { type Hex, NO_UNIT, type UnitNumber } from '../numbers.js';
import type { Reader } from '../table.js';
import { likenessOf, stepsOf } from '../units/roster.js';

/** How cases write hexes and counters, documented in docs/notation/bridgehead.md. */

/** A hex by its town or number. YAML reads 0503 as a number, so the leading zero may be missing. */
export function readHex(u: Reader, value: Plain, path: CasePath): Hex {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return readName(u.facts.hexNames, value, path);
  const padded = /^\d{1,4}$/.test(text) ? text.padStart(4, '0') : text;
  const hex = memberMeant(u.facts.hexNames, padded);
  return hex >= 0 ? hex : readName(u.facts.hexNames, padded, path);
}

export function readHexes(u: Reader, value: Plain, path: CasePath): Hex[] {
  const hexes = asList(value, 'hexes', path).map((item, i) => readHex(u, item, [...path, i]));
  hexes.forEach((hex, i) => {
    if (hexes.indexOf(hex) === i) return;
    throw new CaseError([...path, i], `${u.facts.hexNames.name(hex)} is written twice`);
  });
  return hexes;
}

/** A mapping keyed by hex (number or town), each hex at most once. */
export function readByHex(u: Reader, value: Plain, path: CasePath): [Hex, Plain, CasePath][] {
  const seen = new Set<Hex>();
  return asMapping(value, 'hex', path).map(([key, item]) => {
    const at = [...path, key];
    const hex = readHex(u, key, at);
    if (seen.has(hex)) throw new CaseError(at, `${u.facts.hexNames.name(hex)} is written twice`);
    seen.add(hex);
    return [hex, item, at];
  });
}

/** A counter as named in a case: a numbered one, or any of its kind. */
export interface Counter {
  /** -1 for any of its kind. */
  readonly unit: UnitNumber;
  /** "south-infantry". */
  readonly likeness: string;
  readonly reduced: boolean;
  readonly path: CasePath;
}

/** "south-infantry-2", "south-infantry" for any of them, either with "reduced" behind it. */
export function readCounter(u: Reader, value: Plain, path: CasePath): Counter {
  const [name, ...rest] = typeof value === 'string' ? value.trim().split(/\s+/) : [''];
  const reduced = rest.length === 1 && rest[0] === 'reduced';
  if (rest.length > 0 && !reduced) {
    throw new CaseError([...path], `a counter may be 'reduced', not '${rest.join(' ')}'`);
  }
  const like = u.facts.units.findIndex((unit) => likenessOf(unit) === name);
  const unit =
    like >= 0 ? NO_UNIT : readName(u.facts.unitNames, typeof value === 'string' ? name : value, path);
  const sample = u.facts.units[like >= 0 ? like : unit];
  if (reduced && stepsOf(sample) === 1) {
    throw new CaseError([...path], `${likenessOf(sample)} has one step: it cannot be reduced`);
  }
  return { unit, likeness: likenessOf(sample), reduced, path };
}

export function readCounters(u: Reader, value: Plain, path: CasePath): Counter[] {
  return asList(value, 'units', path).map((item, i) => readCounter(u, item, [...path, i]));
}

export function asList(value: Plain, what: string, path: CasePath): readonly Plain[] {
  if (!Array.isArray(value)) throw new CaseError([...path], `expected a list of ${what}`);
  return value;
}

export function asMapping(value: Plain, key: string, path: CasePath): [string, Plain][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CaseError([...path], `expected a mapping (${key}: …)`);
  }
  return Object.entries(value as Record<string, Plain>);
}
