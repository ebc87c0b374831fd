import { type Domain, nearest } from './domain.js';
import { CaseError } from './game.js';
import type { Plain } from './plain.js';
import { quote } from './quote.js';

/**
 * What the vocabularies of games are made of: reading what a rule case says, where a mistake is a CaseError
 * that names its place, and comparing it with what is there.
 */

export type CasePath = readonly (string | number)[];

/** A whole number, within bounds where there are any. */
export function readNumber(value: Plain, path: CasePath, low = -Infinity, high = Infinity): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high) return value;
  const range = low > -Infinity && high < Infinity ? ` from ${low} to ${high}` : '';
  throw wrong(path, `expected a whole number${range}, not ${inWords(value)}`);
}

/** One name of a domain; the number behind it. */
export function readName(domain: Domain, value: Plain, path: CasePath): number {
  if (typeof value !== 'string') throw wrong(path, `expected a ${domain.kind}, not ${inWords(value)}`);
  const found = domain.index(value);
  if (found >= 0) return found;
  const near = nearest(domain, value);
  throw wrong(path, `there is no ${domain.kind} ${quote(value)}${near ? ` (did you mean ${near}?)` : ''}`);
}

/** A list of names. */
export function readNames(domain: Domain, value: Plain, path: CasePath): number[] {
  if (!Array.isArray(value)) throw wrong(path, `expected a list (${domain.kind}s), not ${inWords(value)}`);
  return value.map((item: Plain, i) => readName(domain, item, [...path, i]));
}

/** A mapping whose keys are names of a domain. */
export function readEntries(domain: Domain, value: Plain, path: CasePath): [number, Plain][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(path, `expected a mapping (${domain.kind}: …), not ${inWords(value)}`);
  }
  return Object.entries(value).map(([name, item]) => [readName(domain, name, [...path, name]), item]);
}

/** Null where this is expected, otherwise what is there. */
export function differs(found: number | string, expected: number | string): string | null {
  return found === expected ? null : String(found);
}

/** Compares by name, key by key; what is there instead reads "{amber: [alder], jade: []}". */
export function differsByName(
  domain: Domain,
  expected: Plain,
  path: CasePath,
  compare: (value: number, expected: Plain, path: CasePath) => string | null,
): string | null {
  const found = readEntries(domain, expected, path).flatMap(([value, item]) => {
    const there = compare(value, item, [...path, domain.name(value)]);
    return there === null ? [] : [`${domain.name(value)}: ${there}`];
  });
  return found.length > 0 ? `{${found.join(', ')}}` : null;
}

/** Compares two lists of names of which the order does not matter. */
export function differsAsSet(
  domain: Domain,
  found: readonly number[],
  expected: readonly number[],
): string | null {
  return differs(listed(domain, sorted(found)), listed(domain, sorted(expected)));
}

/** Compares two lists of names in their order. */
export function differsInOrder(
  domain: Domain,
  found: readonly number[],
  expected: readonly number[],
): string | null {
  return differs(listed(domain, found), listed(domain, expected));
}

const sorted = (values: readonly number[]) => values.slice().sort((a, b) => a - b);

function listed(domain: Domain, values: readonly number[]): string {
  return `[${values.map((value) => domain.name(value)).join(', ')}]`;
}

function wrong(path: CasePath, message: string): CaseError {
  return new CaseError([...path], message);
}

function inWords(value: Plain): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : `${quote(String(value))}`;
}
