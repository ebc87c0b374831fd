import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Match, printJournal } from '@sandtable/kernel';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';

type AnyMatch = Match<unknown, unknown>;

/** Saves the journal of a game while it is played: after every choice, atomically. */
export class JournalFile {
  private complained = false;
  private written = -1;

  constructor(
    private readonly path: string,
    private readonly warn: (sentence: string) => void,
  ) {}

  /** Saves after a choice. If the disk is full, the game continues: there may be room later. */
  note(match: AnyMatch): void {
    if (match.entries.length === this.written) return;
    try {
      writeAtomically(this.path, printJournal(match.journal()));
      this.written = match.entries.length;
      this.complained = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!this.complained) this.warn(`the journal is not saved: ${error.message}`);
      this.complained = true;
    }
  }

  /** Saves when the game is left, wherever there is room. Returns the file. */
  finish(match: AnyMatch): string {
    const text = printJournal(match.journal());
    try {
      writeAtomically(this.path, text);
      return this.path;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const elsewhere = join(tmpdir(), basename(this.path));
      writeAtomically(elsewhere, text);
      return elsewhere;
    }
  }
}

/** Saves a copy of the journal to another file. Never overwrites anything. */
export function saveCopy(match: AnyMatch, path: string): void {
  refuseToOverwrite(path);
  writeAtomically(path, printJournal(match.journal()));
}

export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new Failure(`${path} is there already, and nothing is written over it`);
}

/** A name for the journal of a new game, in the current folder. */
export function freshName(game: string, now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const stem = `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}`;
  for (let i = 1; ; i++) {
    const name = resolve(i === 1 ? `${stem}.journal` : `${stem}-${i}.journal`);
    if (!existsSync(name)) return name;
  }
}
