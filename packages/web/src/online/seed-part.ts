import { commitTo } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';

/** One's own part in the seed of a table, as this browser keeps it. */
export interface OwnPart {
  /** 32 random bytes, as hex: nobody else knows them until they are revealed. */
  value: string;
  /** The server's commitment to its seed, as it was first shown; null before that. */
  server: string | null;
  /** The list of commitments for which the value was revealed; null before that. */
  list: string | null;
  /** Milliseconds since 1970. */
  made: number;
}

/** What of a table the chance is made of. */
export type SeedFacts = Pick<TableView, 'info' | 'you' | 'chance'>;

/** How one's own part stands, judged by this browser and not by the server. */
export type SeedPartStatus =
  /** No seat here, or no value in this browser. */
  | 'none'
  /** The game has not begun. */
  | 'committed'
  /** It is part of the seed. */
  | 'counted'
  /** It is committed to, and was not taken into the seed. */
  | 'late'
  /** Nothing of it is there. */
  | 'missing'
  /** The commitments are others than those for which it was revealed. */
  | 'list'
  /** The server's commitment is another than it was. */
  | 'server'
  /** The seed that was revealed is not the one that was committed to. */
  | 'seed';

/** The standings that a player has to be told without asking. */
export function isWrong(standing: SeedPartStatus): boolean {
  return !['none', 'committed', 'counted'].includes(standing);
}

export function newPart(now: number = Date.now()): OwnPart {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { value, server: null, list: null, made: now };
}

/** All commitments of a table, as one text. */
export function listOf({ info, chance }: SeedFacts): string {
  const seats = Object.entries(chance.contributions).map(([seat, { commit }]) => [seat, commit]);
  return JSON.stringify([info.commit, ...seats.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1))]);
}

/**
 * May the value be revealed now? Only when it is asked for, and for one list of commitments only: whoever could
 * have another list afterwards would choose it knowing the value.
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
