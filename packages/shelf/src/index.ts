/** The list of all games. */
import type { AnyBots, AnyGame, GameInfo, Side } from '@sandtable/kernel';
import { SHELF } from './shelf.js';

/** A game as a list shows it. */
export interface ShelfEntry {
  id: string;
  title: string;
  /** One sentence about it. */
  blurb: string;
  /** The makers of the original game. */
  credits: string;
  /** The ids of its seats. */
  seats: string[];
  sides: Side[];
  /** A game for tests and for game authors, not for players. */
  example: boolean;
}

/** Every game, examples included, without loading any. */
export function listGames(): ShelfEntry[] {
  return SHELF.map(({ about: { id, title, blurb, credits, seats, sides }, example }) => ({
    id,
    title,
    blurb,
    credits,
    seats: seats.map((seat) => seat.id),
    sides: sides.map((side) => ({ ...side })),
    example,
  }));
}

/** The description of a game, without loading it; null for an unknown id. */
export function aboutOf(id: string): GameInfo | null {
  return SHELF.find(({ about }) => about.id === id)?.about ?? null;
}

/** Loads a game; null for an unknown id. */
export async function findGame(id: string): Promise<AnyGame | null> {
  return (await open(id))?.game ?? null;
}

/** The game's own bots; none for an unknown id. */
export async function botsOf(id: string): Promise<AnyBots> {
  return (await open(id))?.bots ?? {};
}

async function open(id: string): Promise<{ game: AnyGame; bots?: AnyBots } | null> {
  return (await SHELF.find(({ about }) => about.id === id)?.open()) ?? null;
}
