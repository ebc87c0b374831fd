/** The one list of games. */
import type { AnyBots, AnyGame, GameInfo, Side } from '@sandtable/kernel';
import { SHELF } from './shelf.js';

/** A game as a list shows it. */
export interface ShelfEntry {
  id: string;
  title: string;
  /** One sentence about it. */
  blurb: string;
  /** Who made the real game. */
  credits: string;
  /** The ids of its seats. */
  seats: string[];
  sides: Side[];
  /** A game for tests and for those who write games, not for players. */
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

/** What the box of a game says, without loading it; null if there is none of that id. */
export function aboutOf(id: string): GameInfo | null {
  return SHELF.find(({ about }) => about.id === id)?.about ?? null;
}

/** Loads a game; null if there is none of that id. */
export async function findGame(id: string): Promise<AnyGame | null> {
  return (await open(id))?.game ?? null;
}

/** The bots that a game brings itself; none where it brings none or there is no such game. */
export async function botsOf(id: string): Promise<AnyBots> {
  return (await open(id))?.bots ?? {};
}

async function open(id: string): Promise<{ game: AnyGame; bots?: AnyBots } | null> {
  return (await SHELF.find(({ about }) => about.id === id)?.open()) ?? null;
}
