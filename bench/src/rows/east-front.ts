import { eastFront } from '@sandtable/east-front';
import { playRows, positionRows } from '../game-rows.js';
import { peerPlaying } from '../peer.js';
import type { Subject } from '../row.js';

/** East Front: most of its decisions are moves, and every move needs supply. */
export const eastFrontRows: Subject = {
  name: 'east-front, and noughts on boardgame.io',
  async measure(effort) {
    // For an idle machine, alone in its process; `bench --against` compares on any machine.
    const bars = { decisions: { atLeast: 250_000 } };
    const { rows, timesPeer } = await playRows(eastFront, {}, bars, effort, peerPlaying());
    return {
      rows: [...rows, ...(await positionRows(eastFront, {}, {}, effort))],
      ratios: { eastFrontVsBoardgameIo: { value: timesPeer } },
    };
  },
};
