import { about as bridgehead } from '@sandtable/bridgehead/about';
import { about as eastFront } from '@sandtable/east-front/about';
import { about as noughts } from '@sandtable/example-noughts/about';
import { about as outposts } from '@sandtable/example-outposts/about';
import type { AnyBots, AnyGame, GameInfo } from '@sandtable/kernel';
import { about as qmgWw2 } from '@sandtable/qmg-ww2/about';

/** A game on the shelf: its description, and how to load it. */
export interface Slot {
  about: GameInfo;
  /** A game for tests and for game authors: it can be named, but is not shown to players. */
  example: boolean;
  /** Loads the engine, separately from the description, so that listing games loads none. */
  open(): Promise<{ game: AnyGame; bots?: AnyBots }>;
}

/** All games. To add one, add a line here (and its package to the dependencies). */
export const SHELF: readonly Slot[] = [
  {
    about: noughts,
    example: true,
    open: async () => ({ game: (await import('@sandtable/example-noughts')).noughts }),
  },
  {
    about: outposts,
    example: true,
    open: async () => ({ game: (await import('@sandtable/example-outposts')).outposts }),
  },
  {
    about: bridgehead,
    example: true,
    open: async () => {
      const { bridgehead: game, bots } = await import('@sandtable/bridgehead');
      return { game, bots };
    },
  },
  {
    about: qmgWw2,
    example: false,
    open: async () => {
      const { qmgWw2: game, bots } = await import('@sandtable/qmg-ww2');
      return { game, bots };
    },
  },
  {
    about: eastFront,
    example: false,
    open: async () => {
      const { eastFront: game, bots } = await import('@sandtable/east-front');
      return { game, bots };
    },
  },
];
