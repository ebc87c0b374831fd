import { commitTo, formatOptions, type GameOptions } from '@sandtable/kernel';
import type { Person, TableInfo } from '@sandtable/protocol';
import { timed } from '../fairness/requester.js';
import type { Store } from '../storage/store.js';
import type { EventRow, TableRow } from '../storage/table-store.js';
import { type TableEvent, toRow } from './event.js';
import { Games } from './games.js';
import { readTable } from './read-table.js';
import { BrokenTable } from './refusal.js';

// Tables that cannot go on: their rules or their game are gone, or their data are damaged. Nothing of them is
// deleted: another version may be able to read them. Only the operator closes them.

/** How long a failure is cached for repeated requests, in milliseconds. */
const REMEMBERED = 10_000;
/** Background work retries after this time, then after longer and longer ones (exponential backoff). */
const REST = [60_000, 60 * 60_000] as const;

interface Trouble {
  why: string;
  /** The environment is to blame and not the table, perhaps the disk: this is not shown to people. */
  passing: boolean;
  /** When it was last tried. */
  at: number;
  tries: number;
}

/** The server's tables that are known to be stuck. */
export class StuckTables {
  private readonly troubles = new Map<string, Trouble>();

  constructor(private readonly now: () => number) {}

  /** Returns true the first time: reporting it once is enough. */
  note(id: string, why: string, { passing = false } = {}): boolean {
    const known = this.troubles.get(id);
    this.troubles.set(id, { why, passing, at: this.now(), tries: (known?.tries ?? 0) + 1 });
    return known?.why !== why;
  }

  forget(id: string): void {
    this.troubles.delete(id);
  }

  /** Why the table cannot go on, if that was found a moment ago. */
  lately(id: string): string | null {
    const known = this.troubles.get(id);
    return known && !known.passing && this.now() - known.at < REMEMBERED ? known.why : null;
  }

  /** Should background work leave the table alone for now? */
  rests(id: string): boolean {
    const known = this.troubles.get(id);
    if (!known) return false;
    const [first, most] = REST;
    return this.now() - known.at < Math.min(most, first * 2 ** (known.tries - 1));
  }

  /** The public information of a table, with its trouble. */
  mark(info: TableInfo): TableInfo {
    const known = this.troubles.get(info.id);
    return known && !known.passing && info.status !== 'closed'
      ? { ...info, status: 'stuck', trouble: known.why }
      : info;
  }
}

/** The table information of a row; null if it cannot be read. */
export function infoIn(text: string): TableInfo | null {
  try {
    const info = JSON.parse(text) as Partial<TableInfo> | null;
    const whole = typeof info?.id === 'string' && typeof info.status === 'string' && isRecord(info.seats);
    return whole ? (info as TableInfo) : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** May this person see a table that cannot be read? Decided by its row. */
export function mayEnterStuck(
  row: TableRow,
  info: TableInfo,
  { id }: Person,
  invite: string | null,
): boolean {
  if (row.private !== 1 || invite === row.invite || info.host?.id === id) return true;
  return Object.values(info.seats).some((seat) => seat?.who?.id === id);
}

/**
 * The journal of a table that is closed for good: as stored, whatever the rules are by now. Built a page at a time, and
 * charged to the requester.
 */
export async function writtenJournal(
  row: TableRow,
  pages: AsyncIterable<readonly EventRow[]>,
): Promise<string> {
  const head = ['sandtable journal 1', `game: ${row.game}`, `ruleset: ${row.ruleset}`];
  const options = plain<GameOptions>(row.options);
  if (options && Object.keys(options).length > 0) head.push(`options: ${formatOptions(options)}`);
  head.push(`commit: ${commitTo(row.seed)}`, `seed: ${row.seed}`, '');
  const parts = [head.join('\n')];
  for await (const page of pages) {
    const lines = timed(() => page.flatMap(writtenLines));
    if (lines.length > 0) parts.push(lines.join('\n'));
  }
  return `${parts.join('\n')}\n`;
}

function writtenLines({ kind, seq, body }: EventRow): string[] {
  if (kind !== 'choice') return [];
  const said = plain<{ lines?: unknown }>(body)?.lines;
  return Array.isArray(said) ? said.map(String) : [`# event ${seq} cannot be read`];
}

function plain<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

// For the operator

/** An unfinished table that cannot go on. */
export interface StuckTable {
  id: string;
  game: string;
  ruleset: number;
  status: string;
  /** Milliseconds since 1970. */
  touched: number;
  why: string;
  /** The same, with details of the data. */
  detail: string;
}

/** Tries to read every unfinished table, and returns those that are stuck. */
export async function findStuck(store: Store): Promise<StuckTable[]> {
  const games = new Games();
  const stuck: StuckTable[] = [];
  for (const id of await store.tables.notOver()) {
    const found = await store.tables.find(id);
    if (!found) continue;
    try {
      await readTable(games, found.row, found.events, []);
    } catch (error) {
      if (!(error instanceof BrokenTable)) throw error;
      const { game, ruleset, status, touched } = found.row;
      stuck.push({
        id,
        game,
        ruleset,
        status,
        touched: Number(touched),
        why: error.message,
        detail: error.detail,
      });
    }
  }
  return stuck;
}

/** Closes a table that cannot go on. Its journal is kept, and is public from then on. */
export async function closeStuck(
  store: Store,
  { id, why }: Pick<StuckTable, 'id' | 'why'>,
  now: number,
): Promise<void> {
  const found = await store.tables.find(id);
  if (!found) return;
  const { row, events } = found;
  const seq = Math.max(row.seq, events.at(-1)?.seq ?? 0) + 1;
  const event: TableEvent = { kind: 'closed', why, seq, at: now, request: null };
  const info = infoIn(row.info);
  await store.writer.append({
    event: toRow(id, event),
    row: {
      status: 'closed',
      seq,
      wake: null,
      touched: now,
      ...(info
        ? { info: JSON.stringify({ ...info, status: 'closed', finished: now, trouble: why, seed: row.seed }) }
        : {}),
    },
  });
  // They would never be read again; a version that can read the table makes new ones.
  await store.snapshots.discardAll(id);
  await store.notices.endTurns(id);
}
