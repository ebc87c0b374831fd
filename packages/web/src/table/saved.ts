import type { GameProgress, Result } from '@sandtable/protocol';
import type { LocalSetup } from '../engine/local-game.js';
import type { StoredSnapshot, TakenSnapshot } from '../engine/local-snapshots.js';
import { moveOlderGames } from './older-games.js';
import { newId } from './random-ids.js';
import { MemoryRows, openRows, type Rows } from './rows.js';

/** What is told of a game that is kept in this browser. */
export interface SavedInfo extends Omit<LocalSetup, 'journal'> {
  /** When it was last played, in milliseconds. */
  touched: number;
  finished: boolean;
  /** Somebody's first game: the first turn is explained. */
  guided: boolean;
  /** People hand the screen over to each other, and must not see each other's secrets. */
  curtain: boolean;
  /** How far it has come, and how it ended; absent before its first choice, and in games kept by older versions. */
  progress?: GameProgress;
  result?: Result | null;
}

/** A game kept in this browser. */
export interface SavedGame extends SavedInfo {
  journal: string | null;
  /** How it was found: how many parts its journal is in, and the stamp of whoever wrote it last. */
  found?: { parts: number; stamp: string };
}

/** The row of a game: all but what was played, which is in parts of its journal. */
interface GameRow extends SavedInfo {
  /** The journal's header; null where nothing was played. */
  header: string | null;
  parts: number;
  /** Another one whenever something is written: two tabs do not write into each other's journal. */
  stamp: string;
}

/** How much of a journal is written, and where more of it goes. */
export interface Progress {
  /** How many entries; null for as many as the journal had when the game was opened. */
  entries: number | null;
  parts: number;
  /** What is in the last part, where more may be added to it. */
  last: string;
  stamp: string | null;
}

/** What was played since something was kept. */
export interface Unsaved {
  from: number;
  to: number;
  header: string;
  /** The entries from one number up to the other, a line each. */
  lines: string;
  snapshot: TakenSnapshot | null;
  progress: GameProgress;
  result: Result | null;
}

/** A part of a journal is written again with what is added, until it has so many letters. */
const PART = 4_000;

const GAMES = 'game/';
const SNAPSHOTS = 'snapshot/';
const CHAPTERS = 'chapter/';
const gameKey = (id: string) => `${GAMES}${id}/`;
const journalKey = (id: string) => `journal/${id}/`;
const snapshotKey = (id: string) => `${SNAPSHOTS}${id}/`;
const chaptersKey = (id: string) => `${CHAPTERS}${id}/`;
const numbered = (prefix: string, n: number) => prefix + String(n).padStart(8, '0');

/** The games in this browser: a row for each, its journal in parts, and a snapshot that can be done without. */
export class SavedGames {
  constructor(
    readonly disk: Rows,
    /** For what the disk has no room for; lasts as long as the page. */
    readonly memory: Rows = new MemoryRows(),
  ) {}

  async keep(game: SavedGame): Promise<void> {
    const { journal, found, ...info } = game;
    const cut = journal === null ? null : cutJournal(journal);
    const row: GameRow = { ...info, header: cut?.header ?? null, parts: cut ? 1 : 0, stamp: newId() };
    const put: Record<string, unknown> = { [gameKey(game.id)]: row };
    if (cut) put[numbered(journalKey(game.id), 0)] = cut.lines;
    const change = { put, drop: everythingOf(game.id) };
    if ((await this.disk.write(change)) === 'written') return;
    await this.dropSnapshots();
    if ((await this.disk.write(change)) !== 'written') await this.memory.write(change);
  }

  /** Takes over a game as it used to be kept. True if it need not be kept there any longer. */
  async takeOlder(game: SavedGame): Promise<boolean> {
    const isHere = async () => {
      const row = (await this.disk.get(gameKey(game.id))) as GameRow | undefined;
      return row !== undefined && row.touched >= game.touched;
    };
    if (await isHere()) return true;
    await this.keep(game);
    return isHere();
  }

  async find(id: string): Promise<SavedGame | null> {
    return (await findIn(this.memory, id)) ?? (await findIn(this.disk, id));
  }

  async list(): Promise<SavedInfo[]> {
    const all = new Map<string, SavedInfo>();
    for (const rows of [this.disk, this.memory])
      for (const row of (await rows.list(GAMES)) as GameRow[]) all.set(row.id, row);
    return [...all.values()].sort((a, b) => b.touched - a.touched);
  }

  async forget(id: string): Promise<void> {
    for (const rows of [this.disk, this.memory]) await rows.write({ put: {}, drop: everythingOf(id) });
  }

  /** The disk has it now. */
  async forgetInMemory(id: string): Promise<void> {
    await this.memory.write({ put: {}, drop: everythingOf(id) });
  }

  /** Writes what was played since: into the last part, or into new ones. Null where it could not be written. */
  async append(
    rows: Rows,
    info: SavedInfo,
    progress: Progress,
    { from, to, header, lines }: Unsaved,
  ): Promise<Progress | 'changed' | null> {
    const { id } = info;
    const stamp = newId();
    const anew = from === 0;
    const put: Record<string, unknown> = {};
    let parts = anew ? 0 : progress.parts;
    let last = anew ? '' : progress.last;
    if (lines !== '') {
      if (last === '' || last.length >= PART) {
        last = '';
        parts++;
      }
      last += lines;
      put[numbered(journalKey(id), parts - 1)] = last;
    }
    const row: GameRow = { ...info, header, parts, stamp };
    put[gameKey(id)] = row;
    const written = await rows.write({
      put,
      drop: anew ? [journalKey(id)] : [],
      guard: { key: gameKey(id), stamp: progress.stamp },
    });
    if (written === 'written') return { entries: to, parts, last, stamp };
    return written === 'changed' ? written : null;
  }

  /** Where nothing was written yet: all of a game's journal is to be. */
  async anew(rows: Rows, id: string): Promise<Progress> {
    const row = (await rows.get(gameKey(id))) as GameRow | undefined;
    return { entries: 0, parts: 0, last: '', stamp: row?.stamp ?? null };
  }

  async snapshot(id: string): Promise<StoredSnapshot | null> {
    const text = (await this.disk.get(snapshotKey(id))) as string | undefined;
    if (text === undefined) return null;
    return { text, chapters: (await this.disk.list(chaptersKey(id))) as string[] };
  }

  /** False where there is no room for it. */
  async keepSnapshot(id: string, { text, chapter, n }: TakenSnapshot): Promise<boolean> {
    const put = { [snapshotKey(id)]: text, [numbered(chaptersKey(id), n)]: chapter };
    const drop = n === 0 ? [chaptersKey(id)] : [];
    return (await this.disk.write({ put, drop })) === 'written';
  }

  /** Makes room: no game needs its snapshot. */
  async dropSnapshots(id: string | null = null): Promise<void> {
    const drop = id === null ? [SNAPSHOTS, CHAPTERS] : [snapshotKey(id), chaptersKey(id)];
    await this.disk.write({ put: {}, drop });
  }
}

async function findIn(rows: Rows, id: string): Promise<SavedGame | null> {
  const row = (await rows.get(gameKey(id))) as GameRow | undefined;
  if (!row) return null;
  const { header, parts, stamp, ...info } = row;
  const lines = (await rows.list(journalKey(id))) as string[];
  const journal = header === null ? null : header + lines.slice(0, parts).join('');
  return { ...info, journal, found: { parts, stamp } };
}

function everythingOf(id: string): string[] {
  return [gameKey(id), journalKey(id), snapshotKey(id), chaptersKey(id)];
}

/** The header with the empty line behind it, and the entries: more of them can be added to these. */
function cutJournal(text: string): { header: string; lines: string } {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const gap = /\n[^\S\n]*\n/.exec(whole);
  const end = gap ? gap.index + gap[0].length : whole.length;
  return { header: whole.slice(0, end), lines: whole.slice(end) };
}

let opened: Promise<SavedGames> | null = null;

/** The games of this browser. */
export function savedGames(): Promise<SavedGames> {
  opened ??= openRows('sandtable-games').then(async (disk) => {
    if (!disk) return new SavedGames(new MemoryRows());
    const games = new SavedGames(disk);
    // Whatever is wrong with the older ones, the others can be played.
    await moveOlderGames(games).catch(() => {});
    return games;
  });
  return opened;
}

export const keepGame = async (game: SavedGame): Promise<void> => (await savedGames()).keep(game);
export const findSaved = async (id: string): Promise<SavedGame | null> => (await savedGames()).find(id);
export const listSaved = async (): Promise<SavedInfo[]> => (await savedGames()).list();
export const forgetSaved = async (id: string): Promise<void> => (await savedGames()).forget(id);
