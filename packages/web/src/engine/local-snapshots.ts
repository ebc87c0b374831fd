import type { AnyMatch } from '@sandtable/host';
import {
  type AnyGame,
  deepEqual,
  type Entry,
  type Journal,
  type JournalPrefix,
  type LogEntry,
  Machine,
  Match,
  playsRuleset,
  printEntry,
  replayFrom,
  type Snapshot,
  sha256,
} from '@sandtable/kernel';

/** Another number whenever what is in a snapshot means something else. */
const FORMAT = 1;
/** So many entries are digested at once. */
const BLOCK = 200;

/** A snapshot of a game, to be kept with the chapters before. */
export interface TakenSnapshot {
  text: string;
  /** The log that stands for good since the last snapshot. */
  chapter: string;
  /** The number of that chapter. */
  n: number;
}

/** A snapshot as it was kept, with all chapters. */
export interface StoredSnapshot {
  text: string;
  chapters: string[];
}

/** Chapters of the log: how many, how far they reach, and the digest of all of them. */
interface Chapters {
  count: number;
  entries: number;
  log: number;
  digest: string;
}

/** What is written of a snapshot. */
interface Written {
  madeBy: string;
  /** How many entries the journal had, and their digest. */
  entries: number;
  journal: string;
  chapters: Chapters;
  /** The match as text, without what is in the journal and in the chapters; and the digest of that. */
  match: string;
  digest: string;
}

type ShortLog = [at: number, kind: string, to: number, ...args: number[]];
type Chapter = { log: ShortLog[]; redacted: JournalPrefix['redacted'] };

/** Why a snapshot is not to be trusted. */
class Doubt extends Error {}

/**
 * Snapshots of a game at this screen, so that a long one need not be played again when the page is loaded. The journal
 * is the truth: of it a snapshot has only the digest, and where that, the build, the ruleset or anything in it is not
 * what it should be, the journal is played.
 */
export class LocalSnapshots {
  /** How many entries the last one has. */
  at = 0;
  private chapters: Chapters = { count: 0, entries: 0, log: 0, digest: '' };
  private digest = new EntriesDigest();

  constructor(private readonly build: string) {}

  take(match: AnyMatch): TakenSnapshot {
    const { chapters } = this;
    const ends = { entries: match.settled, log: match.settledLog };
    const { log, redacted } = match.part(chapters, ends);
    const chapter = JSON.stringify({ log: log.map(shortened), redacted } satisfies Chapter);
    this.chapters = {
      ...ends,
      count: chapters.count + 1,
      digest: sha256(chapters.digest + chapter),
    };
    const body = JSON.stringify(match.snapshot(ends));
    this.at = match.entries.length;
    this.digest.add(match.entries.slice(this.digest.count));
    const written: Written = {
      madeBy: this.madeBy(match.machine.ruleset, match.machine.game),
      entries: this.at,
      journal: this.digest.value(),
      chapters: this.chapters,
      match: body,
      digest: sha256(body),
    };
    return { text: JSON.stringify(written), chapter, n: chapters.count };
  }

  /** The match of a journal from a snapshot, played on to the journal's end; null where the snapshot is in doubt. */
  restore(game: AnyGame, journal: Journal, stored: StoredSnapshot): AnyMatch | null {
    try {
      return this.open(game, journal, stored);
    } catch {
      // Whatever is wrong with it: the journal tells everything.
      return null;
    }
  }

  private open(game: AnyGame, { header, entries }: Journal, { text, chapters }: StoredSnapshot): AnyMatch {
    const written: Written = JSON.parse(text);
    if (header.game !== game.id || !playsRuleset(game, header.ruleset)) throw new Doubt('another game');
    if (written.madeBy !== this.madeBy(header.ruleset, game)) throw new Doubt('another build wrote it');
    const digest = new EntriesDigest();
    digest.add(entries.slice(0, written.entries));
    if (digest.count !== written.entries || digest.value() !== written.journal)
      throw new Doubt('the journal is another');
    if (sha256(written.match) !== written.digest) throw new Doubt('it is damaged');
    const beginning = beginningOf(chapters.slice(0, written.chapters.count), written.chapters.digest);
    const snapshot: Snapshot = JSON.parse(written.match);
    const { tags } = header;
    if (!deepEqual({ ...snapshot.header, tags }, { ...header, tags })) throw new Doubt('another header');
    const tail = entries.slice(written.entries);
    // Going back further than undo tells the log anew, chapters and all.
    if (tail.some(({ kind }) => kind === 'rewind')) throw new Doubt('everybody went back');
    const machine = new Machine<unknown, unknown>(game, header.options, {
      ruleset: header.ruleset,
      marked: true,
    });
    const match = Match.restore(machine, { ...snapshot, header });
    match.complete({ ...beginning, entries: entries.slice(0, match.earlier.entries) });
    replayFrom(match, entries, written.entries);
    this.at = written.entries;
    this.chapters = written.chapters;
    this.digest = digest;
    return match;
  }

  private madeBy(ruleset: number, game: AnyGame): string {
    return `${FORMAT} ${this.build} ${game.id} ${ruleset} ${game.ruleset}`;
  }
}

function beginningOf(texts: readonly string[], wanted: string): Omit<JournalPrefix, 'entries'> {
  const log: LogEntry[] = [];
  const redacted: JournalPrefix['redacted'] = [];
  let digest = '';
  for (const text of texts) {
    digest = sha256(digest + text);
    const chapter: Chapter = JSON.parse(text);
    for (const told of chapter.log) log.push(lengthened(told));
    for (const one of chapter.redacted) redacted.push(one);
  }
  if (digest !== wanted) throw new Doubt('its chapters are damaged');
  return { log, redacted };
}

const shortened = ({ at, kind, to, args }: LogEntry): ShortLog => [at, kind, to, ...args];
const lengthened = ([at, kind, to, ...args]: ShortLog): LogEntry => ({ at, kind, args, to });

/** The digest of a journal's entries, which costs what is added. */
class EntriesDigest {
  count = 0;
  private blocks = '';
  private rest = '';

  add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.rest += `${printEntry(entry)}\n`;
      if (++this.count % BLOCK > 0) continue;
      this.blocks = this.value();
      this.rest = '';
    }
  }

  value(): string {
    return sha256(this.blocks + this.rest);
  }
}
