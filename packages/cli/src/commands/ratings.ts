import { recomputeRatings } from '@sandtable/server';
import type { Args } from '../args.js';
import type { Command, Io } from '../command.js';
import { DATA_FLAG } from './backup.js';
import { withStore } from './with-store.js';

export const command: Command = {
  name: 'ratings',
  summary: 'compute the ratings of a server’s players anew',
  usage: '[--data FOLDER]',
  about: `
Every rating follows from the results of the rated games, in the order in which they ended. This
computes all of them again, in one step: after an update that rates otherwise, or if the ratings are
in doubt. The server may go on running.`,
  examples: ['sandtable ratings'],
  words: { name: 'nothing', min: 0, max: 0 },
  flags: { ...DATA_FLAG },
  run: (args: Args, io: Io): Promise<number> =>
    withStore(args, async (store) => {
      const games = await recomputeRatings(store);
      io.out(`${games} rated ${games === 1 ? 'game' : 'games'}\n`);
      return 0;
    }),
};
