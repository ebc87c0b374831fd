import { type GameInfo, playedSeats } from '@sandtable/kernel';
import { usualBotOf } from '@sandtable/shelf';
import type { LocalSeat } from '../engine/seat-tags.js';
import { newId, newSeed } from './random-ids.js';
import { keepGame } from './saved.js';

interface Beginning {
  /** The names of the players by seat; bots take the other seats. */
  people: Record<string, string>;
  bots?: Record<string, string>;
  options?: Record<string, string>;
  guided?: boolean;
  curtain?: boolean;
  journal?: string;
  seed?: string;
}

/** Stores a new game in this browser; returns its id. */
export async function beginLocal(about: GameInfo, how: Beginning): Promise<string> {
  const seats: Record<string, LocalSeat> = {};
  const options = how.options ?? {};
  for (const { id } of playedSeats(about, options)) {
    const name = how.people[id];
    seats[id] =
      name === undefined
        ? { kind: 'bot', bot: how.bots?.[id] ?? usualBotOf(about.id, options) }
        : { kind: 'person', name };
  }
  const id = newId();
  await keepGame({
    id,
    game: about.id,
    options,
    seed: how.seed ?? newSeed(),
    seats,
    journal: how.journal ?? null,
    touched: Date.now(),
    finished: false,
    guided: how.guided ?? false,
    curtain: how.curtain ?? false,
  });
  return id;
}
