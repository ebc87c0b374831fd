import { qmgWw2 } from '@sandtable/qmg-ww2';
import { playRows, positionRows } from '../game-rows.js';
import { peerPlaying } from '../peer.js';
import type { Subject } from '../row.js';

/**
 * A complete game: six seats, two hundred cards. It plays in turns with boardgame.io's noughts and crosses: the cost of
 * a decision in moves of the other is comparable on any machine.
 */
export const qmgWw2Rows: Subject = {
  name: 'qmg-ww2, and noughts on boardgame.io',
  async measure(effort) {
    // For an idle machine, alone in its process; `bench --against` compares on any machine.
    const bars = { decisions: { atLeast: 350_000 }, games: { atLeast: 570 } };
    const { rows, timesPeer } = await playRows(qmgWw2, {}, bars, effort, peerPlaying());
    return {
      rows: [...rows, ...(await positionRows(qmgWw2, {}, {}, effort))],
      ratios: { qmgWw2VsBoardgameIo: { value: timesPeer } },
    };
  },
};
