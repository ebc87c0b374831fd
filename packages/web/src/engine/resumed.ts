import type { AnyMatch } from '@sandtable/host';
import {
  type AnyGame,
  type Entry,
  type GameOptions,
  parseJournal,
  printEntry,
  replay,
  seedGenerator,
} from '@sandtable/kernel';
import { begun, type LocalSetup } from './local-game.js';
import { LocalSnapshots, type StoredSnapshot } from './local-snapshots.js';

/** A local game that was opened from its journal. */
export interface Resumed {
  match: AnyMatch;
  /** How many entries the stored journal has exactly as the match has them; new ones can be appended. 0: rewrite it. */
  kept: number;
  /** Continues the stored snapshots; null if they were not used. */
  snapshots: LocalSnapshots | null;
}

/** The options that a journal names in its header. */
export function optionsIn(journal: string): GameOptions {
  const end = journal.indexOf('\n\n');
  return parseJournal(end < 0 ? journal : journal.slice(0, end + 2)).header.options;
}

/** Rebuilds the match of a local game from its journal. A valid snapshot saves replaying most of it. */
export function resumed(
  game: AnyGame,
  setup: LocalSetup,
  stored: StoredSnapshot | null,
  build: string,
): Resumed {
  if (setup.journal === null) return { match: begun(game, setup), kept: 0, snapshots: null };
  const journal = parseJournal(setup.journal);
  const snapshots = new LocalSnapshots(build);
  const restored = stored && snapshots.restore(game, journal, stored);
  const match = restored ?? replay<unknown, unknown>(game, journal);
  match.machine.marked = true;
  // A journal without a seed continues with fresh randomness; new results are recorded in the journal as usual.
  if (journal.header.seed === null) match.state.chance = seedGenerator(setup.seed);
  const kept = isSame(match.entries, journal.entries) ? match.entries.length : 0;
  return { match, kept, snapshots: restored ? snapshots : null };
}

/** An imported journal may contain notes, or omit rolls. */
function isSame(made: readonly Entry[], written: readonly Entry[]): boolean {
  if (made.length !== written.length) return false;
  return made.every((entry, i) => entry === written[i] || printEntry(entry) === printEntry(written[i]));
}
