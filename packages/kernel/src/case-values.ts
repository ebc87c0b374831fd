import { type Domain, nearest } from './domain.js';
import { CaseError } from './game.js';
import type { Plain } from './plain.js';
import { quote } from './quote.js';

/**
 * Building blocks for the case vocabularies of games: they read the values of a rule case, throw a CaseError with the
 * path of a mistake, and compare expected with actual values.
 */

export type CasePath = readonly (string | number)[];

/** A whole number, within optional bounds. */
export function readNumber(value: Plain, path: CasePath, low = -Infinity, high = Infinity): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high) return value;
  const range = low > -Infinity && high < Infinity ? ` from ${low} to ${high}` : '';
  throw wrong(path, `expected a whole number${range}, not ${inWords(value)}`);
}

/** Reads one name of a domain; returns its number. */
export function readName<A extends number>(domain: Domain<A>, value: Plain, path: CasePath): A {
  if (typeof value !== 'string') throw wrong(path, `expected a ${domain.kind}, not ${inWords(value)}`);
  const found = domain.index(value);
  if (found >= 0) return found;
  const near = nearest(domain, value);
  throw wrong(path, `there is no ${domain.kind} ${quote(value)}${near ? ` (did you mean ${near}?)` : ''}`);
}

/** True or false. */
export function readTruth(value: Plain, path: CasePath): boolean {
  if (typeof value === 'boolean') return value;
  throw wrong(path, `expected true or false, not ${inWords(value)}`);
}

/** A list of names. */
export function readNames<A extends number>(domain: Domain<A>, value: Plain, path: CasePath): A[] {
  if (!Array.isArray(value)) throw wrong(path, `expected a list (${domain.kind}s), not ${inWords(value)}`);
  return value.map((item: Plain, i) => readName(domain, item, [...path, i]));
}

/** A list of names without duplicates. */
export function readDistinct<A extends number>(domain: Domain<A>, value: Plain, path: CasePath): A[] {
  const read = readNames(domain, value, path);
  read.forEach((one, i) => {
    if (read.indexOf(one) < i) throw wrong([...path, i], `${domain.name(one)} is named twice`);
  });
  return read;
}

/** A list of anything. */
export function readList(value: Plain, path: CasePath, what: string): Plain[] {
  if (Array.isArray(value)) return value as Plain[];
  throw wrong(path, `expected a list of ${what}, not ${inWords(value)}`);
}

/** Items that lie face down among others, `{ hidden: [a, b] }`; null if the value has another form. */
export function readHidden(value: Plain, path: CasePath, what: string): Plain[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const other = Object.keys(value).find((key) => key !== 'hidden');
  if (other !== undefined) throw wrong([...path, other], `expected {hidden: [${what}]}, not ${quote(other)}`);
  return readList((value as Record<string, Plain>).hidden ?? null, [...path, 'hidden'], what);
}

/** An object whose keys are names of a domain. */
export function readEntries<A extends number>(domain: Domain<A>, value: Plain, path: CasePath): [A, Plain][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(path, `expected a mapping (${domain.kind}: …), not ${inWords(value)}`);
  }
  return Object.entries(value).map(([name, item]) => [readName(domain, name, [...path, name]), item]);
}

/** Null if the values are equal, otherwise the one found. */
export function differs(found: number | string, expected: number | string): string | null {
  return found === expected ? null : String(found);
}

/** Compares one name; a name that does not exist is a CaseError, not a difference. */
export function differsInName<A extends number>(
  domain: Domain<A>,
  found: string,
  expected: Plain,
  path: CasePath,
): string | null {
  return differs(found, domain.name(readName(domain, expected, path)));
}

/** Compares by name, key by key; a difference is reported as "{amber: [alder], jade: []}". */
export function differsByName<A extends number>(
  domain: Domain<A>,
  expected: Plain,
  path: CasePath,
  compare: (value: A, expected: Plain, path: CasePath) => string | null,
): string | null {
  const found = readEntries(domain, expected, path).flatMap(([value, item]) => {
    const there = compare(value, item, [...path, domain.name(value)]);
    return there === null ? [] : [`${domain.name(value)}: ${there}`];
  });
  return found.length > 0 ? `{${found.join(', ')}}` : null;
}

/** Compares two lists of names, ignoring their order. */
export function differsAsSet<A extends number>(
  domain: Domain<A>,
  found: readonly A[],
  expected: readonly A[],
): string | null {
  return differs(listed(domain, sorted(found)), listed(domain, sorted(expected)));
}

/** Compares two lists of names, in order. */
export function differsInOrder<A extends number>(
  domain: Domain<A>,
  found: readonly A[],
  expected: readonly A[],
): string | null {
  return differs(listed(domain, found), listed(domain, expected));
}

const sorted = <A extends number>(values: readonly A[]) => values.slice().sort((a, b) => a - b);

function listed<A extends number>(domain: Domain<A>, values: readonly A[]): string {
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
