import { RulesError } from './rule.js';

/** Members of a domain are whole numbers from 0 to below this limit, which leaves room for kind × from × to. */
export const DOMAIN_LIMIT = 2 ** 45;

declare const brand: unique symbol;

/**
 * A small integer with its own type: `type Space = Brand<'space'>`. At run time it is a plain number. Only a domain or
 * a table that lists its members creates one.
 */
export type Brand<Name extends string> = number & { readonly [brand]: Name };

/**
 * A list with an entry for each member of a domain: `By<Space, number>`. Only a space can index it; the number of a
 * piece, or an untyped number, does not compile.
 */
export type By<A extends number, V> = { readonly [member in A]: V };

/** Something that an option involves; the client highlights it in any game. */
export interface Touch {
  kind: string;
  id: string;
}

/**
 * What a verb ranges over: spaces, cards, countries. Inside the engine its members are small integers; only the domain
 * knows their names.
 */
export interface Domain<A extends number = number> {
  /** What its members are, for players and for the client: "space", "card". */
  kind: string;
  /** All members. Those of a product are built on demand: avoid it for large ones. */
  readonly values: readonly A[];
  has(value: number): boolean;
  name(value: A): string;
  /** The member of that name, or -1. */
  index(name: string): A;
  /** The member meant by another spelling of its name, "Build Army" or "the Balkans"; or -1. Read, never written. */
  meant?(typed: string): A;
  touches(value: A): Touch[];
  /** For a product: its two halves and how they combine. */
  readonly factors?: Factors;
  /** The form of a name of several parts, "FACTION KIND FROM TO", for error messages. */
  readonly form?: string;
}

/** A domain of known size, from which products can be made. */
export interface SizedDomain<A extends number = number> extends Domain<A> {
  /** How many members there are. */
  readonly size: number;
  /** Every member is less than this. */
  readonly bound: number;
}

/** The two halves of a product, and how they make a member. */
export interface Factors<A extends number = number, B extends number = number, P extends number = number> {
  readonly first: SizedDomain<A>;
  readonly second: SizedDomain<B>;
  of(first: A, second: B): P;
  firstOf(value: P): A;
  secondOf(value: P): B;
}

/**
 * A domain of names; members are their positions in the list, or the numbers given with them. `printed` are the names
 * on cards and maps, if they differ in more than spaces and punctuation.
 */
export function names<A extends number = number>(
  kind: string,
  list: readonly string[],
  values?: readonly A[],
  printed?: readonly string[],
): SizedDomain<A> {
  const members = values ?? list.map((_, i) => i as A);
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
    size: members.length,
    bound: toName.length,
    has: (value) => toName[value] !== undefined,
    name: (value) => toName[value] ?? `${kind} ${value}`,
    index: (name) => toValue.get(name) ?? (-1 as A),
    meant: loosely(members, [list, ...(printed ? [printed] : [])]),
    touches: (value) => [{ kind, id: toName[value] ?? '' }],
  };
}

/** Looks names up ignoring spaces, punctuation, accents and a leading "the"; ambiguous names are not found. */
function loosely<A extends number>(
  members: readonly A[],
  lists: readonly (readonly string[])[],
): (typed: string) => A {
  const none = -1 as A;
  let known: Map<string, A> | null = null;
  return (typed) => {
    if (!known) {
      known = new Map();
      for (const list of lists) {
        for (let i = 0; i < list.length; i++) {
          const plain = plainName(list[i]);
          const other = known.get(plain);
          known.set(plain, other === undefined || other === members[i] ? members[i] : none);
        }
      }
    }
    return known.get(plainName(typed)) ?? none;
  };
}

function plainName(name: string): string {
  const letters = name.toLowerCase().normalize('NFD');
  const plain = letters.replace(/[\u0300-\u036f'’".,:!?()&]/g, '').trim();
  return plain.replace(/[\s–—/-]+/g, '-').replace(/^the-/, '');
}

/**
 * The member meant by several names in a row, "german tank East Prussia": spaces may replace hyphens, and "the" is
 * allowed. -1 if none or more than one fits.
 */
export function meantInRow<A extends number>(domain: Domain<A>, typed: string): A {
  const none = -1 as A;
  const words = plainName(typed).split('-');
  if (words.length > 10) return none;
  let found = none;
  for (let joined = 0; joined < 2 ** (words.length - 1); joined++) {
    const row = words.reduce((line, word, i) => `${line}${joined & (1 << (i - 1)) ? '-' : ' '}${word}`);
    const member = domain.index(row.replace(/ the[ -]/g, ' '));
    if (member >= 0 && found >= 0 && member !== found) return none;
    if (member >= 0) found = member;
  }
  return found;
}

/** The member with this name in any accepted spelling; or -1. */
export function memberMeant<A extends number>(domain: Domain<A>, typed: string): A {
  const exact = domain.index(typed);
  return exact >= 0 ? exact : (domain.meant?.(typed) ?? exact);
}

/** Names are stored in an array, so their numbers must be valid array indexes. */
function isMember(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 22;
}

/** Whole numbers from low to high, written as digits. */
export function numbers(kind: string, low: number, high: number): SizedDomain {
  const list: string[] = [];
  const values: number[] = [];
  for (let n = low; n <= high; n++) {
    list.push(String(n));
    values.push(n);
  }
  return { ...names(kind, list, values), meant: () => -1, touches: () => [] };
}

/** A product of two domains. */
export type Pair<A extends number = number, B extends number = number, P extends number = number> = Omit<
  SizedDomain<P>,
  'factors'
> & {
  readonly factors: Factors<A, B, P>;
  of(first: A, second: B): P;
};

/**
 * Two things named together, "ukraine soviet-union": the first name, a space, the second. Members are computed, not
 * stored: units and hexes make a million pairs, of which a rule looks at a few.
 */
export function pair<A extends number, B extends number, P extends number = number>(
  first: SizedDomain<A>,
  second: SizedDomain<B>,
): Pair<A, B, P> {
  const width = second.bound;
  if (first.bound * width > DOMAIN_LIMIT) {
    throw new RulesError(`${first.kind} and ${second.kind} make more than ${DOMAIN_LIMIT} pairs`);
  }
  const firstOf = (value: number) => Math.floor(value / width) as A;
  const secondOf = (value: number) => (value % width) as B;
  const of = (a: A, b: B) => (a * width + b) as P;
  // Either name may contain spaces, for example in a pair of pairs.
  const split = (name: string, member: <N extends number>(half: Domain<N>, typed: string) => N): P => {
    for (let blank = name.indexOf(' '); blank >= 0; blank = name.indexOf(' ', blank + 1)) {
      const a = member(first, name.slice(0, blank));
      if (a < 0) continue;
      const b = member(second, name.slice(blank + 1));
      if (b >= 0) return of(a, b);
    }
    return -1 as P;
  };
  let values: readonly P[] | null = null;
  return {
    kind: `${first.kind} and ${second.kind}`,
    get values() {
      values ??= first.values.flatMap((a) => second.values.map((b) => of(a, b)));
      return values;
    },
    size: first.size * second.size,
    bound: first.bound * width,
    of,
    factors: { first, second, of, firstOf, secondOf },
    has: (value) => value >= 0 && first.has(firstOf(value)) && second.has(secondOf(value)),
    name: (value) => `${first.name(firstOf(value))} ${second.name(secondOf(value))}`,
    index: (name) => split(name, (half, typed) => half.index(typed)),
    meant: (typed) => split(typed, memberMeant),
    touches: (value) => [...first.touches(firstOf(value)), ...second.touches(secondOf(value))],
  };
}

/** The name in the domain closest to a mistyped one, if any is close enough. */
export function nearest(domain: Domain, typed: string): string | null {
  return domain.factors ? nearestPair(domain.factors, typed) : nearestName(domain, typed);
}

/** Corrects each half on its own instead of searching all pairs. */
function nearestPair({ first, second }: Factors, typed: string): string | null {
  const blank = typed.lastIndexOf(' ');
  if (blank < 0) return null;
  const a = nearest(first, typed.slice(0, blank));
  const b = nearest(second, typed.slice(blank + 1));
  return a === null || b === null ? null : `${a} ${b}`;
}

function nearestName(domain: Domain, typed: string): string | null {
  let best: string | null = null;
  // A name with no letter in common is not suggested.
  let bestDistance = Math.min(Math.max(2, Math.floor(typed.length / 3)) + 1, typed.length);
  for (const value of domain.values.slice(0, 5000)) {
    const name = domain.name(value);
    const distance = wordsDiffer(typed, name) ? bestDistance : editDistance(typed, name, bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Each word must resemble its counterpart: one entirely different word makes it another name. */
function wordsDiffer(typed: string, name: string): boolean {
  const [a, b] = [typed.split(' '), name.split(' ')];
  if (a.length < b.length) return true;
  if (a.length === 1 || a.length > b.length) return false;
  return a.some((word, i) => {
    const limit = Math.max(2, Math.floor(word.length / 3)) + 1;
    return editDistance(word, b[i], limit) >= limit;
  });
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
