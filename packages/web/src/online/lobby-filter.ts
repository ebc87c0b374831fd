import type { MyTable, TableInfo } from '@sandtable/protocol';

/** What a person looks for in the lobby. */
export interface LobbyFilter {
  /** The id of a game; '' for all. */
  game: string;
  pace: 'any' | 'live' | 'correspondence' | 'none';
  /** Only tables with a free seat. */
  joinable: boolean;
  /** Only tables of people that the person has played with. */
  known: boolean;
  /** Words in titles, games and names. */
  words: string;
}

export const NO_FILTER: LobbyFilter = { game: '', pace: 'any', joinable: false, known: false, words: '' };

export function freeSeats({ seats, status }: TableInfo): string[] {
  if (status !== 'open' && status !== 'running' && status !== 'paused') return [];
  return Object.keys(seats).filter((id) => seats[id].open);
}

/** Can somebody sit down here? In a running game, too, where a seat was given up. */
export function isJoinable(info: TableInfo): boolean {
  return freeSeats(info).length > 0;
}

/** The tables that fit, those to sit down at first: the fullest, for they begin soonest, then the newest. */
export function filtered(
  tables: Iterable<TableInfo>,
  filter: LobbyFilter,
  known: ReadonlySet<string>,
  titleOf: (game: string) => string,
): TableInfo[] {
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (info: TableInfo) => {
    if (filter.game !== '' && info.game !== filter.game) return false;
    if (filter.pace !== 'any' && (info.clock?.kind ?? 'none') !== filter.pace) return false;
    if (filter.joinable && !isJoinable(info)) return false;
    const people = peopleAt(info);
    if (filter.known && !people.some(({ id }) => known.has(id))) return false;
    const text = [info.title ?? '', titleOf(info.game), ...people.map(({ name }) => name)]
      .join(' ')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  return [...tables].filter(fits).sort(inOrder);
}

const RANK: Record<TableInfo['status'], number> = {
  open: 0,
  running: 1,
  paused: 2,
  finished: 3,
  stuck: 4,
  closed: 5,
};

function inOrder(a: TableInfo, b: TableInfo): number {
  return (
    RANK[a.status] - RANK[b.status] ||
    // A table to watch is as good with a free seat as without.
    (a.status === 'open' ? rankOpen(a) - rankOpen(b) : 0) ||
    b.created - a.created ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Somebody waits at a quick match at this moment; tables without a free seat wait for their host only. */
function rankOpen(info: TableInfo): number {
  return info.quick ? 0 : freeSeats(info).length || Number.MAX_SAFE_INTEGER;
}

export function peopleAt({ host, seats }: TableInfo): { id: string; name: string }[] {
  const all = [...Object.values(seats).map(({ who }) => who), host].flatMap((one) => one ?? []);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** The people that a person has played with, or plays with now. */
export function acquaintances(tables: readonly MyTable[], me: string): Set<string> {
  const began = tables.filter(({ started }) => started !== null);
  return new Set(began.flatMap((table) => peopleAt(table).map(({ id }) => id)).filter((id) => id !== me));
}

/**
 * The tables in the order in which they are on the page: while somebody points at the list, nothing moves. Tables that
 * are gone stay in their place until then, and new ones wait.
 */
export function heldOrder(
  before: readonly string[],
  now: readonly string[],
  held: boolean,
): { order: string[]; waiting: number } {
  if (!held) return { order: [...now], waiting: 0 };
  const shown = new Set(before);
  return { order: [...before], waiting: now.filter((id) => !shown.has(id)).length };
}

/** The page of an invitation that was pasted: a whole link, or the part after #. Null if it is none. */
export function invitedTo(text: string): string | null {
  const found = /#?\/play\/([A-Za-z0-9_-]{1,32})(?:\?invite=([A-Za-z0-9_-]{1,64}))?\s*$/.exec(text.trim());
  if (!found) return null;
  return `#/play/${found[1]}${found[2] ? `?invite=${found[2]}` : ''}`;
}
