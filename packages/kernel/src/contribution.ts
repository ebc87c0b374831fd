import { sha256 } from './sha256.js';

/**
 * A player's contribution to the seed: a random value of their own, committed to before any value is known and revealed
 * when the game begins.
 */
export interface Contribution {
  /** The seat's id. */
  seat: string;
  /** The hash of the value; null if the player took the seat without one. */
  commit: string | null;
  /** Null if it was not revealed: then it does not count for the seed. */
  value: string | null;
}

/** The commitment to a seed, or to a player's value. */
export function commitTo(secret: string): string {
  return sha256(`sandtable commit ${secret}`);
}

export function isCommitment(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** A player's value is 32 random bytes, as 64 hex digits. */
export function isContribution(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** The values that count for the seed, in the order in which they are hashed. */
export function counted(contributions: readonly Contribution[]): { seat: string; value: string }[] {
  return contributions
    .flatMap(({ seat, value }) => (value === null ? [] : [{ seat, value }]))
    .sort((a, b) => (a.seat < b.seat ? -1 : 1));
}

/**
 * The seed a game is played with: the hash of the server's seed and the players' values, one per line; without
 * contributions, the server's seed itself. A seed is one line and a seat one word, so two different lists never make
 * the same text.
 */
export function jointSeed(seed: string, contributions: readonly Contribution[] = []): string {
  const values = counted(contributions);
  if (values.length === 0) return seed;
  const lines = values.map(({ seat, value }) => `${seat} ${value}`);
  return sha256(['sandtable joint seed', `server ${seed}`, ...lines].join('\n'));
}

/** A contribution as written in a header line. */
export function printContribution({ commit, value }: Contribution): string {
  if (commit === null) return 'none';
  return `${commit} ${value ?? 'withheld'}`;
}

/** The inverse of `printContribution`; null for a malformed line. */
export function parseContribution(seat: string, text: string): Contribution | null {
  if (text === 'none') return { seat, commit: null, value: null };
  const match = /^([0-9a-f]{64}) ([0-9a-f]{64}|withheld)$/.exec(text);
  return match && { seat, commit: match[1], value: match[2] === 'withheld' ? null : match[2] };
}
