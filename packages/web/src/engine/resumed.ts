import type { AnyMatch } from '@sandtable/host';
import { type AnyGame, parseJournal, replay, seedGenerator } from '@sandtable/kernel';
import { begun, type LocalSetup } from './local-game.js';

/** The match of a game at this screen, as far as its journal tells it. */
export function resumed(game: AnyGame, setup: LocalSetup): AnyMatch {
  if (setup.journal === null) return begun(game, setup);
  const journal = parseJournal(setup.journal);
  const match = replay<unknown, unknown>(game, journal);
  // Without its seed a game goes on from fresh chance; what comes is written into the journal as ever.
  if (journal.header.seed === null) match.state.chance = seedGenerator(setup.seed);
  return match;
}
