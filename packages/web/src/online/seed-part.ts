import { commitTo } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';

/** The player's part in the seed of a table, as kept by this browser. */
export interface OwnPart {
  /** 32 random bytes as hex, secret until revealed. */
  value: string;
  /** The server's commitment to its seed as first shown; null before that. */
  server: string | null;
  /** The list of commitments for which the value was revealed; null before that. */
  list: string | null;
  /** Milliseconds since 1970. */
  made: number;
}

/** The fields of a table that its seed depends on. */
export type SeedFacts = Pick<TableView, 'info' | 'you' | 'chance'>;

/** The status of the player's part, checked by this browser rather than by the server. */
export type SeedPartStatus =
  /** No seat at this table, or no value in this browser. */
  | 'none'
  /** The game has not begun. */
  | 'committed'
  /** It is part of the seed. */
  | 'counted'
  /** Committed to, but not included in the seed. */
  | 'late'
  /** The table shows no commitment for it. */
  | 'missing'
  /** The commitments differ from those for which it was revealed. */
  | 'list'
  /** The server's commitment has changed. */
  | 'server'
  /** The revealed seed does not match the commitment. */
  | 'seed';

/** Statuses that the player must be warned about. */
export function isWrong(standing: SeedPartStatus): boolean {
  return !['none', 'committed', 'counted'].includes(standing);
}

export function newPart(now: number = Date.now()): OwnPart {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { value, server: null, list: null, made: now };
}

/** All commitments of a table as one text. */
export function listOf({ info, chance }: SeedFacts): string {
  const seats = Object.entries(chance.contributions).map(([seat, { commit }]) => [seat, commit]);
  return JSON.stringify([info.commit, ...seats.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1))]);
}

/**
 * Whether the value may be revealed now: only on request, and for only one list of commitments. Otherwise a server
 * could pick another list once it knows the value.
 */
export function mayReveal(part: OwnPart, seen: SeedFacts): boolean {
  const { info, chance } = seen;
  if (info.status !== 'open' || chance.until === null) return false;
  if (part.server !== null && part.server !== info.commit) return false;
  if (part.list !== null && part.list !== listOf(seen)) return false;
  const commit = commitTo(part.value);
  return Object.values(chance.contributions).some((one) => one.commit === commit && one.value === null);
}

export function seedPartStatus(part: OwnPart | null, seen: SeedFacts): SeedPartStatus {
  const { info, you, chance } = seen;
  if (!part || info.status === 'closed') return 'none';
  if (part.server !== null && part.server !== info.commit) return 'server';
  if (info.seed !== null && commitTo(info.seed) !== info.commit) return 'seed';
  const begun = info.status !== 'open';
  if (part.list !== null && (begun || chance.until !== null) && part.list !== listOf(seen)) return 'list';
  const commit = commitTo(part.value);
  const own = Object.values(chance.contributions).filter((one) => one.commit === commit);
  if (own.length === 0) return begun && (part.list !== null || you.seats.length > 0) ? 'missing' : 'none';
  if (!begun) return 'committed';
  return own.every(({ value }) => value === part.value) ? 'counted' : 'late';
}
