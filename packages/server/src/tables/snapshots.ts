import { setImmediate as aTurn } from 'node:timers/promises';
import {
  type Entry,
  type JournalPrefix,
  type LogEntry,
  linesFor,
  type Match,
  type OmittedPrefix,
  SPECTATOR,
  stateHash,
} from '@sandtable/kernel';
import { asServer, timed } from '../fairness/requester.js';
import type { ChapterRow, SnapshotRow } from '../storage/snapshot-store.js';
import type { Store } from '../storage/store.js';
import type { EventRow, TableRow } from '../storage/table-store.js';
import { compressText, decompressText, digestOf } from './compressed-text.js';
import { digestAfter, eventDigest, type JournalDigest, NO_EVENTS } from './journal-digest.js';
import type { SavedTable } from './saved-table.js';
import { type TableConstants, TableState } from './table-state.js';

/** Raised whenever the format of a snapshot changes: older ones are then discarded. */
const FORMAT = 1;
/** A snapshot is taken after this many events, or after half as many if a waypoint was reached. */
export const EVERY = 200;
/** A chapter starts when this many entries can no longer be undone, and has at most `LONGEST_CHAPTER`. */
const CHAPTER = 500;
const LONGEST_CHAPTER = 1_000;
/** How many chapters are read at once. */
const CHAPTERS_AT_ONCE = 8;
/** The maximum size of one snapshot, and of all together, in characters. */
const LARGEST = 4_000_000;
const ROOM = 1_000_000_000;
/** If space is short, at most this many tables lose their snapshots at once. */
const SOME = 2_000;

/** Why a snapshot is not trusted. */
class Doubt extends Error {}

/** The stored chapters: their number, how far they reach, and the digest of all of them. */
interface Chapters {
  count: number;
  entries: number;
  log: number;
  digest: string;
}

const NO_CHAPTERS: Chapters = { count: 0, entries: 0, log: 0, digest: '' };

/** What the database holds for a table. */
interface Kept {
  /** The events that have snapshots, newest last. */
  snapshots: JournalDigest[];
  chapters: Chapters;
  /** The event at which the last snapshot was begun, even if that was not written or is deleted. */
  begun: number;
}

/** The body of a snapshot. */
interface Body {
  table: SavedTable;
  chapters: Chapters;
}

/** A snapshot that is being written. */
interface Taking {
  id: string;
  seq: number;
  eventCount: number;
  madeBy: string;
  table: SavedTable;
  parts: JournalPrefix[];
  kept: Kept;
  ends: Pick<Chapters, 'entries' | 'log'>;
  /** A choice that it contains was undone meanwhile. */
  outdated: boolean;
}

export interface SnapshotsSetup {
  store: Pick<Store, 'snapshots' | 'tables'>;
  report: (what: string, error: Error) => void;
  /** A table was read from a snapshot that does not fit its journal: it has to be read again. */
  doubted: (id: string, state: TableState) => void;
  /** The version of the server: snapshots of another version are not used. */
  version: string;
  /** Is the table of that id in memory? */
  inUse: (id: string) => boolean;
  every?: number;
  room?: number;
}

/**
 * Snapshots of tables, so that a long game need not be replayed to be read. The journal is the truth: a snapshot says
 * which journal it was made from. If that, its own digest or its position does not match, it is discarded, and the
 * table is read from its events. Snapshots are written in the background after the events, and may be lost at any
 * moment.
 */
export class Snapshots {
  private readonly kept = new WeakMap<TableState, Kept>();
  private readonly running = new Map<string, { taking: Taking; done: Promise<void> }>();
  /** Journals that were verified from end to end since the server started. */
  private readonly verified = new Map<string, string>();
  private verifying: Promise<void> = Promise.resolve();
  private readonly every: number;
  private closed = false;
  /** How many were written, read and discarded. */
  readonly counts = { written: 0, read: 0, doubted: 0 };

  constructor(private readonly setup: SnapshotsSetup) {
    this.every = setup.every ?? EVERY;
  }

  // Writing

  /** Called after an event of a table is written; takes a snapshot now and then. Only in turn. */
  consider(state: TableState): void {
    const kept = this.keptOf(state);
    const { id } = state.constants;
    const running = this.running.get(id);
    if (state.gone.length > 0) {
      const first = Math.min(...state.gone);
      kept.snapshots = kept.snapshots.filter(({ seq }) => seq < first);
      if (running && running.taking.seq >= first) running.taking.outdated = true;
    }
    if (running || this.closed || !state.match) return;
    // Counted from the last attempt: an undo that deletes a snapshot, or a full disk, does not cause the next one at once.
    const since = state.seq - Math.max(kept.begun, kept.snapshots.at(-1)?.seq ?? 0);
    if (since < this.every && !(since >= this.every / 2 && reachedWaypoint(state))) return;
    const taking = this.take(state, kept);
    kept.begun = state.seq;
    const done = asServer(() => this.write(taking))
      .catch((error) => this.setup.report(`the snapshot of table ${id}`, error as Error))
      .finally(() => this.running.delete(id));
    this.running.set(id, { taking, done });
  }

  /** Deletes all snapshots and chapters of a table: its log does not begin as before. Only in turn. */
  async forget(state: TableState): Promise<void> {
    const { id } = state.constants;
    await this.settled(id);
    const kept = this.keptOf(state);
    kept.snapshots = [];
    kept.chapters = NO_CHAPTERS;
    this.verified.delete(id);
    await this.setup.store.snapshots.discardAll(id);
  }

  /** Resolves when nothing is being written for this table. */
  async settled(id: string): Promise<void> {
    await this.running.get(id)?.done;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private keptOf(state: TableState): Kept {
    const kept = this.kept.get(state) ?? { snapshots: [], chapters: NO_CHAPTERS, begun: 0 };
    this.kept.set(state, kept);
    return kept;
  }

  /** Captures the table as it is now; later events do not change the captured data. */
  private take(state: TableState, kept: Kept): Taking {
    const match = state.match!;
    const { machine, id } = state.constants;
    const parts: JournalPrefix[] = [];
    let { entries, log } = kept.chapters;
    const [settled, told] = [match.settled, match.settledLog];
    if (settled - entries >= CHAPTER || told - log >= CHAPTER) {
      while (entries < settled || log < told) {
        const to = {
          entries: Math.min(settled, entries + LONGEST_CHAPTER),
          log: Math.min(told, log + LONGEST_CHAPTER),
        };
        parts.push(match.part({ entries, log }, to));
        ({ entries, log } = to);
      }
    }
    const ends = { entries, log };
    const pages = pagesOf(match);
    const first = (kind: 'log' | 'lines', end: number) =>
      Math.min(end, ...Object.values(pages).map((starts) => starts[kind].at));
    return {
      id,
      seq: state.seq,
      eventCount: state.eventCount,
      madeBy: this.madeBy(machine.ruleset, machine.game.ruleset),
      table: state.save({ entries: first('lines', entries), log: first('log', log), pages }),
      parts,
      kept,
      ends,
      outdated: false,
    };
  }

  private async write(taking: Taking): Promise<void> {
    const { id, seq, kept, table, ends } = taking;
    const { store } = this.setup;
    await aTurn();
    const chapters = await this.chapterRows(taking);
    const before = kept.chapters;
    const after: Chapters = {
      ...ends,
      count: before.count + chapters.length,
      digest: chapters.at(-1)?.digest ?? before.digest,
    };
    const [text, hash] = timed(() => [
      JSON.stringify({ table, chapters: after } satisfies Body),
      stateHash(table.match!.state),
    ]);
    const body = await compressText(text);
    if (body.length > LARGEST) throw new Error(`it is too large to be kept: ${body.length} letters`);
    const base = kept.snapshots.at(-1) ?? NO_EVENTS;
    const events = await digestAfter(base, store.tables.pages(id, base.seq, seq));
    if (taking.outdated) return;
    if (events.count !== taking.eventCount || events.seq !== seq) {
      // The journal has changed under the earlier snapshots: the next one starts from the first event.
      kept.snapshots = [];
      return;
    }
    const snapshot: SnapshotRow = {
      table_id: id,
      seq,
      made_by: taking.madeBy,
      state_hash: hash,
      event_count: events.count,
      events_digest: events.digest,
      last_digest: events.last,
      digest: digestOf(text),
      body,
    };
    await store.snapshots.write(snapshot, chapters, before.count);
    kept.chapters = after;
    // The journal has been read up to here: no need to verify it again when the table is next read.
    if (base === NO_EVENTS || this.verified.get(id) === base.digest) this.verified.set(id, events.digest);
    this.counts.written++;
    // Undone while it was being written: it must not be found.
    if (taking.outdated) await store.snapshots.discard(id, seq);
    else kept.snapshots = [...kept.snapshots.slice(-1), { seq, count: events.count, digest: events.digest }];
  }

  private async chapterRows({ id, parts, kept }: Taking): Promise<ChapterRow[]> {
    const rows: ChapterRow[] = [];
    let { digest } = kept.chapters;
    for (const { entries, log, redacted } of parts) {
      const text = timed(() => JSON.stringify({ entries, log: log.map(shortened), redacted }));
      digest = digestOf(digest, text);
      rows.push({
        table_id: id,
        n: kept.chapters.count + rows.length,
        digest,
        body: await compressText(text),
      });
    }
    return rows;
  }

  private madeBy(ruleset: number, current: number): string {
    return `${FORMAT} ${this.setup.version} ${ruleset} ${current}`;
  }

  // Reading

  /** The table from its newest trustworthy snapshot; null if there is none. */
  async read(row: TableRow, constants: TableConstants): Promise<TableState | null> {
    const { snapshots, tables } = this.setup.store;
    for (const snapshot of await snapshots.newest(row.id)) {
      const events = await tables.eventsUpTo(row.id, snapshot.seq);
      try {
        const state = await this.open(snapshot, events, constants);
        this.counts.read++;
        return state;
      } catch (error) {
        await this.doubt(row.id, snapshot.seq, error as Error);
      }
    }
    return null;
  }

  private async open(
    snapshot: SnapshotRow,
    { count, last }: { count: number; last: EventRow | null },
    constants: TableConstants,
  ): Promise<TableState> {
    const { seq } = snapshot;
    const { game, ruleset } = constants.machine;
    if (snapshot.made_by !== this.madeBy(ruleset, game.ruleset)) throw new Doubt('another version wrote it');
    if (count !== snapshot.event_count) throw new Doubt('events were taken out or put in');
    if (!last || eventDigest(last) !== snapshot.last_digest) throw new Doubt('its last event is another');
    const text = await decompressText(snapshot.body);
    const state = timed(() => {
      if (digestOf(text) !== snapshot.digest) throw new Doubt('it is damaged');
      const { table, chapters }: Body = JSON.parse(text);
      const { match } = table;
      if (table.seq !== seq || !match) throw new Doubt('it is of another moment');
      if (stateHash(match.state) !== snapshot.state_hash) throw new Doubt('its position is another');
      if (match.header.seed !== constants.seed) throw new Doubt('its seed is another');
      const read = TableState.resume(constants, table);
      const digest = { seq, count, digest: snapshot.events_digest };
      this.kept.set(read, { snapshots: [digest], chapters, begun: seq });
      return read;
    });
    return state;
  }

  private async doubt(id: string, seq: number, why: Error): Promise<void> {
    this.counts.doubted++;
    // Expected for every snapshot after an update: not worth reporting.
    if (why.message !== 'another version wrote it')
      this.setup.report(`the snapshot of table ${id}`, new Doubt(`it is not used: ${why.message}`));
    await this.setup.store.snapshots.discard(id, seq);
  }

  /** The later events do not fit the resumed state: all events have to be replayed. */
  async distrust(id: string, why: Error): Promise<void> {
    this.counts.doubted++;
    this.setup.report(`the snapshots of table ${id}`, new Doubt(`they are not used: ${why.message}`));
    await this.setup.store.snapshots.discardAll(id);
  }

  /**
   * Verifies in the background the whole journal of a table that came from a snapshot, once per server run. If the
   * snapshot was made from another journal, the table is read again.
   */
  verify(state: TableState): Promise<void> {
    // One at a time: a server that starts has many of them, and nothing waits for this.
    this.verifying = this.verifying.catch(() => {}).then(() => this.verifyOne(state));
    return this.verifying;
  }

  private async verifyOne(state: TableState): Promise<void> {
    const { id } = state.constants;
    const kept = this.keptOf(state);
    const [snapshot] = kept.snapshots;
    if (this.closed || !snapshot || this.verified.get(id) === snapshot.digest) return;
    const { digest } = await digestAfter(NO_EVENTS, this.setup.store.tables.pages(id, 0, snapshot.seq));
    if (this.closed || !kept.snapshots.includes(snapshot)) return;
    if (digest === snapshot.digest) {
      this.verified.set(id, digest);
      return;
    }
    await this.distrust(id, new Doubt('the journal is another'));
    this.setup.doubted(id, state);
  }

  /** Loads the beginning of the match. Returns false if it is not what it should be. */
  async complete(state: TableState): Promise<boolean> {
    const { match } = state;
    if (!match || !state.isPartial) return true;
    const { earlier } = match;
    const texts = await this.chapterTexts(state.constants.id, this.keptOf(state).chapters.count);
    try {
      const whole = await beginningOf(texts, this.keptOf(state).chapters.digest);
      whole.entries.length = Math.min(whole.entries.length, earlier.entries);
      whole.log.length = Math.min(whole.log.length, earlier.log);
      const redacted = whole.redacted.filter(([entry]) => entry < earlier.entries);
      timed(() => match.complete({ ...whole, redacted }));
      return true;
    } catch (error) {
      await this.distrust(state.constants.id, error as Error);
      return false;
    }
  }

  private async chapterTexts(id: string, count: number): Promise<string[]> {
    const bodies: string[] = [];
    for (let n = 0; n < count; n += CHAPTERS_AT_ONCE) {
      const rows = await this.setup.store.snapshots.chapters(id, n, Math.min(count, n + CHAPTERS_AT_ONCE));
      for (const { body } of rows) bodies.push(body);
    }
    return bodies;
  }

  // Space

  /** Keeps the snapshots within their space: those unused for the longest are deleted, and made again when needed. */
  async makeRoom(): Promise<void> {
    const { store, inUse, room = ROOM } = this.setup;
    const sizes = await store.snapshots.sizes();
    let sum = [...sizes.values()].reduce((all, size) => all + size, 0);
    if (sum <= room) return;
    for (const id of await store.snapshots.leastUsed(SOME)) {
      if (this.closed || sum <= room) return;
      if (inUse(id)) continue;
      await this.settled(id);
      if (inUse(id)) continue;
      await store.snapshots.discardAll(id);
      sum -= sizes.get(id) ?? 0;
    }
  }
}

/** The beginning of a match, from its chapters. */
async function beginningOf(bodies: readonly string[], wanted: string): Promise<JournalPrefix> {
  const whole: JournalPrefix = { entries: [], log: [], redacted: [] };
  let digest = '';
  for (const body of bodies) {
    const text = await decompressText(body);
    timed(() => {
      digest = digestOf(digest, text);
      const part: { entries: Entry[]; log: ShortLog[]; redacted: [number, string][] } = JSON.parse(text);
      for (const entry of part.entries) whole.entries.push(entry);
      for (const told of part.log) whole.log.push(lengthened(told));
      for (const one of part.redacted) whole.redacted.push(one);
    });
    await aTurn();
  }
  if (digest !== wanted) throw new Doubt('a chapter is damaged or not there');
  return whole;
}

/** Where the last page of each viewer of a table begins: it is sent without a request. */
function pagesOf(match: Match<unknown, unknown>): NonNullable<OmittedPrefix['pages']> {
  const viewers = [SPECTATOR, ...match.machine.game.seats.keys()];
  return Object.fromEntries(
    viewers.map((viewer) => {
      const { log, lines } = linesFor(match, viewer);
      const starts = { log: log.startBefore(match.settledLog), lines: lines.startBefore(match.settled) };
      return [viewer, starts];
    }),
  );
}

/** Did the last choice lead to a waypoint? */
function reachedWaypoint({ match }: TableState): boolean {
  const entries = match?.entries ?? [];
  for (let i = entries.length - 1; i >= 0 && entries[i] && entries[i].kind !== 'choice'; i--)
    if (entries[i].kind === 'mark') return true;
  return false;
}

type ShortLog = [at: number, kind: string, to: number, ...args: number[]];

const shortened = ({ at, kind, to, args }: LogEntry): ShortLog => [at, kind, to, ...args];
const lengthened = ([at, kind, to, ...args]: ShortLog): LogEntry => ({ at, kind, args, to });
