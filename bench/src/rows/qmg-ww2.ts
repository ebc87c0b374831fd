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
    // Once reached on an idle machine, alone in its process; `bench --against` compares on any machine. Forced choices
    // still counted as decisions then, so the games, 570 of them, are the fairer measure.
    const bars = { decisions: { atLeast: 209_000 }, games: { atLeast: 570 } };
    const { rows, timesPeer } = await playRows(qmgWw2, {}, bars, effort, peerPlaying());
    return {
      rows: [...rows, ...(await positionRows(qmgWw2, {}, {}, effort))],
      ratios: { qmgWw2VsBoardgameIo: { value: timesPeer } },
    };
  },
};
