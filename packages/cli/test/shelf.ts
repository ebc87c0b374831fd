import type * as Shelf from '@sandtable/shelf';
import { raid } from './raid.js';

/** The shelf with the game of these tests, for vi.mock. */
export async function shelfWithRaid(original: () => Promise<unknown>): Promise<typeof Shelf> {
  const shelf = (await original()) as typeof Shelf;
  const { id, title, blurb, credits, seats, sides } = raid;
  return {
    ...shelf,
    findGame: async (wanted) => (wanted === id ? raid : shelf.findGame(wanted)),
    listGames: () => [
      ...shelf.listGames(),
      { id, title, blurb, credits, seats: seats.map((seat) => seat.id), sides: [...sides], example: true },
    ],
  };
}
