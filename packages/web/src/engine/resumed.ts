import type { AnyMatch } from '@sandtable/host';
import { type AnyGame, parseJournal, replay, seedGenerator } from '@sandtable/kernel';
import { begun, type LocalSetup } from './local-game.js';

/** Rebuilds the match of a local game from its journal. */
export function resumed(game: AnyGame, setup: LocalSetup): AnyMatch {
  if (setup.journal === null) return begun(game, setup);
  const journal = parseJournal(setup.journal);
  const match = replay<unknown, unknown>(game, journal);
  // A journal without a seed continues with fresh randomness; new results are recorded in the journal as usual.
  if (journal.header.seed === null) match.state.chance = seedGenerator(setup.seed);
  return match;
}
