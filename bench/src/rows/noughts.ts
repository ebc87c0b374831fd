import { noughts } from '@sandtable/example-noughts';
import { type AnyGame, Machine } from '@sandtable/kernel';
import { rates } from '../clock.js';
import { playing } from '../game-rows.js';
import { peerPlaying } from '../peer.js';
import type { Subject } from '../row.js';

/** The same random games on our kernel and on boardgame.io, side by side in one process. */
export const noughtsRace: Subject = {
  name: 'noughts on the kernel and on boardgame.io',
  async measure(effort) {
    const ours = playing(new Machine<unknown, unknown>(noughts as AnyGame)).work;
    const [kernel, peer] = await rates([ours, peerPlaying()], effort);
    return {
      rows: [
        { name: 'noughts: random play on the kernel', value: kernel, unit: 'moves/s' },
        { name: 'noughts: random play on boardgame.io', value: peer, unit: 'moves/s' },
      ],
      ratios: { kernelVsBoardgameIo: { value: kernel / peer, bar: { atLeast: 50 } } },
    };
  },
};
