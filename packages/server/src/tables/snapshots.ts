import { setImmediate as aTurn } from 'node:timers/promises';
import {
  type Beginning,
  type Earlier,
  type Entry,
  type LogEntry,
  linesFor,
  type Match,
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

/** Another number whenever what is in a snapshot means something else: older ones are then thrown away. */
const FORMAT = 1;
/** A snapshot is taken after so many events, or after half as many where a waypoint was reached. */
const EVERY = 200;
/** A chapter is begun when so much cannot be taken back any more, and has so much at the most. */
const CHAPTER = 500;
const LONGEST_CHAPTER = 1_000;
/** How many chapters are read at once. */
const CHAPTERS_AT_ONCE = 8;
/** What is longer than this, in letters, is not kept; and all of it together. */
const LARGEST = 4_000_000;
const ROOM = 1_000_000_000;
/** Where there is no room left, among so many tables so many are looked for that have to do without. */
const SOME = 2_000;
const AT_ONCE = 10;

/** Why a snapshot is not to be trusted. */
class Doubt extends Error {}

/** The chapters that are written down: how many, how far they reach, and the digest of all of them. */
interface Chapters {
  count: number;
  entries: number;
  log: number;
  digest: string;
}

const NO_CHAPTERS: Chapters = { count: 0, entries: 0, log: 0, digest: '' };

/** What is kept of a table in the database. */
interface Kept {
  /** Up to which events there are snapshots, the newest last. */
  snapshots: JournalDigest[];
  chapters: Chapters;
}

/** What stands in the body of a snapshot. */
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
  parts: Beginning[];
  kept: Kept;
  ends: Pick<Chapters, 'entries' | 'log'>;
  /** Something was taken back meanwhile that it has. */
  outdated: boolean;
}

export interface SnapshotsSetup {
  store: Pick<Store, 'snapshots' | 'tables'>;
  report: (what: string, error: Error) => void;
  /** A table was read from a snapshot, and its journal says something else: it has to be read anew. */
  doubted: (id: string, state: TableState) => void;
  /** The version of the server: what another one wrote is not used. */
  version: string;
  /** Is the table of that id in memory? */
  inUse: (id: string) => boolean;
  every?: number;
  room?: number;
}

/**
 * Snapshots of tables, so that a long game need not be played again to be read. The journal is the truth: a snapshot
 * says which one it was made from, and where that, its own digest or the position in it is not what it should be, it
 * is thrown away, and the table is what its events make of it. Snapshots are written after the events, by the way,
 * and may be lost at any moment.
 */
export class Snapshots {
  private readonly kept = new WeakMap<TableState, Kept>();
  private readonly running = new Map<string, { taking: Taking; done: Promise<void> }>();
  /** Journals that were read from end to end since the server began, and are what they should be. */
  private readonly verified = new Map<string, string>();
  private verifying: Promise<void> = Promise.resolve();
  private readonly every: number;
  private closed = false;
  /** How many were written, and how many thrown away. */
  readonly counts = { written: 0, read: 0, doubted: 0 };

  constructor(private readonly setup: SnapshotsSetup) {
    this.every = setup.every ?? EVERY;
  }

  // Writing

  /** Something happened at a table, and is written down. Now and then a snapshot is taken of it. Only in turn. */
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
    const since = state.seq - (kept.snapshots.at(-1)?.seq ?? 0);
    if (since < this.every && !(since >= this.every / 2 && reachedWaypoint(state))) return;
    const taking = this.take(state, kept);
    const done = asServer(() => this.write(taking))
      .catch((error) => this.setup.report(`the snapshot of table ${id}`, error as Error))
      .finally(() => this.running.delete(id));
    this.running.set(id, { taking, done });
  }

  /** When nothing is being written for this table. */
  async settled(id: string): Promise<void> {
    await this.running.get(id)?.done;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private keptOf(state: TableState): Kept {
    const kept = this.kept.get(state) ?? { snapshots: [], chapters: NO_CHAPTERS };
    this.kept.set(state, kept);
    return kept;
  }

  /** The table as it is now. What is in it is not changed by what happens next. */
  private take(state: TableState, kept: Kept): Taking {
    const match = state.match!;
    const { machine, id } = state.constants;
    const parts: Beginning[] = [];
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
      // Whatever it was reckoned from is no longer so: the next one begins anew.
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
    this.counts.written++;
    // It was taken back while it was being written: nobody may find it.
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

  /** The table as the newest snapshot has it that can be trusted; null where there is none. */
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
      this.kept.set(read, { snapshots: [digest], chapters });
      return read;
    });
    return state;
  }

  private async doubt(id: string, seq: number, why: Error): Promise<void> {
    this.counts.doubted++;
    // After an update that is so for all of them, and no news.
    if (why.message !== 'another version wrote it')
      this.setup.report(`the snapshot of table ${id}`, new Doubt(`it is not used: ${why.message}`));
    await this.setup.store.snapshots.discard(id, seq);
  }

  /** What was read from a snapshot does not go on with the events after it: all of them are to be played. */
  async distrust(id: string, why: Error): Promise<void> {
    this.counts.doubted++;
    this.setup.report(`the snapshots of table ${id}`, new Doubt(`they are not used: ${why.message}`));
    await this.setup.store.snapshots.discardAll(id);
  }

  /**
   * Reads the journal of a table that came from a snapshot from end to end, by the way: once for as long as the
   * server runs. Where it is not the one that the snapshot was made from, the table is read anew.
   */
  verify(state: TableState): Promise<void> {
    // One after the other: a server that begins has many of them, and nobody waits for this.
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

  /** Puts the beginning of the match where it belongs. False where it is not what it should be. */
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

  // Room

  /** Keeps what is kept within its room: what nobody has used for long is thrown away, and made again when needed. */
  async makeRoom(): Promise<void> {
    const { store, inUse, room = ROOM } = this.setup;
    while (!this.closed && (await store.snapshots.size()) > room) {
      const unused = (await store.snapshots.leastUsed(SOME)).filter((id) => !inUse(id)).slice(0, AT_ONCE);
      if (unused.length === 0) return;
      for (const id of unused) {
        await this.settled(id);
        if (!inUse(id)) await store.snapshots.discardAll(id);
      }
    }
  }
}

/** The beginning of a match from its chapters, one after the other. */
async function beginningOf(bodies: readonly string[], wanted: string): Promise<Beginning> {
  const whole: Beginning = { entries: [], log: [], redacted: [] };
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

/** Where the last pages begin of everybody who looks at a table: they are shown without asking. */
function pagesOf(match: Match<unknown, unknown>): NonNullable<Earlier['pages']> {
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
