import { RulesError } from './rule.js';

/** Members of a domain are whole numbers from 0 up to this one, exclusive. */
export const DOMAIN_LIMIT = 1 << 22;

/** Something an option touches: the client lights it up, whatever the game is. */
export interface Touch {
  kind: string;
  id: string;
}

/**
 * What a verb ranges over: spaces, cards, countries. Inside the engine its members are small integers;
 * here, and only here, they get their names.
 */
export interface Domain {
  /** What its members are, for players and for the client: "space", "card". */
  kind: string;
  values: readonly number[];
  has(value: number): boolean;
  name(value: number): string;
  /** The member of that name, or -1. */
  index(name: string): number;
  touches(value: number): Touch[];
}

/** A domain of names; members are their positions in the list, or the numbers given beside them. */
export function names(kind: string, list: readonly string[], values?: readonly number[]): Domain {
  const members = values ?? list.map((_, i) => i);
  const toValue = new Map(members.map((value, i) => [list[i], value]));
  if (new Set(members).size !== list.length || toValue.size !== list.length) {
    throw new RulesError(`the domain of ${kind} has two members of one name or number`);
  }
  const strange = members.find((value) => !isMember(value));
  if (strange !== undefined)
    throw new RulesError(`the domain of ${kind} cannot have a member numbered ${strange}`);
  const toName: (string | undefined)[] = [];
  members.forEach((value, i) => {
    toName[value] = list[i];
  });
  return {
    kind,
    values: members,
    has: (value) => toName[value] !== undefined,
    name: (value) => toName[value] ?? `${kind} ${value}`,
    index: (name) => toValue.get(name) ?? -1,
    touches: (value) => [{ kind, id: toName[value] ?? '' }],
  };
}

function isMember(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < DOMAIN_LIMIT;
}

/** Whole numbers from low to high, written as digits. */
export function numbers(kind: string, low: number, high: number): Domain {
  const list: string[] = [];
  const values: number[] = [];
  for (let n = low; n <= high; n++) {
    list.push(String(n));
    values.push(n);
  }
  return { ...names(kind, list, values), touches: () => [] };
}

/** Two things named together, "ukraine soviet-union": the first name, a blank, the second. */
export function pair(first: Domain, second: Domain): Domain & { of(a: number, b: number): number } {
  const width = highest(second) + 1;
  if ((highest(first) + 1) * width > DOMAIN_LIMIT) {
    throw new RulesError(`${first.kind} and ${second.kind} make more than ${DOMAIN_LIMIT} pairs`);
  }
  const values: number[] = [];
  for (const a of first.values) for (const b of second.values) values.push(a * width + b);
  return {
    kind: `${first.kind} and ${second.kind}`,
    values,
    of: (a, b) => a * width + b,
    has: (value) => value >= 0 && first.has(Math.floor(value / width)) && second.has(value % width),
    name: (value) => `${first.name(Math.floor(value / width))} ${second.name(value % width)}`,
    index(name) {
      // Either name may have blanks of its own, a pair inside a pair for one.
      for (let blank = name.indexOf(' '); blank >= 0; blank = name.indexOf(' ', blank + 1)) {
        const a = first.index(name.slice(0, blank));
        const b = a < 0 ? -1 : second.index(name.slice(blank + 1));
        if (b >= 0) return a * width + b;
      }
      return -1;
    },
    touches: (value) => [...first.touches(Math.floor(value / width)), ...second.touches(value % width)],
  };
}

function highest(domain: Domain): number {
  return domain.values.reduce((most, value) => Math.max(most, value), 0);
}

/** The name in the domain that a mistyped one most resembles, if any does. */
export function nearest(domain: Domain, typed: string): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const value of domain.values.slice(0, 5000)) {
    const name = domain.name(value);
    const distance = editDistance(typed, name, bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const nextRow = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      nextRow.push(Math.min(change, row[j] + 1, nextRow[j - 1] + 1));
    }
    row = nextRow;
  }
  return row[b.length];
}
