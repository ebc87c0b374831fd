import { pieceCode } from '../board/board.js';
import type { Country, Piece, Space } from '../ids.js';
import { ON, REMOVED, type StoredEvent } from '../reactions/events.js';
import type { U } from '../table.js';

export const REMOVAL = 'removal';

/**
 * A frame that remembers pieces, not just where they stood (pieces.identity): those that a card may still move,
 * that are out of supply, that a card sweeps away. Each is a pieceCode; one that leaves the board is struck out
 * here by `noLongerStands`, so that a piece that comes to its space later is never taken for it.
 */
export interface Remembering {
  standing: Piece[];
}

/** Events about a piece that stands: one just built, one about to be removed. */
const ABOUT_A_PIECE: readonly number[] = [ON.built, ON['about-to-be-removed']];

/**
 * A piece left the board: it is no longer one that a frame remembers, nor the one just built, battled or about
 * to be removed.
 */
export function noLongerStands(u: U, country: Country, at: Space): void {
  const code = pieceCode(at, country);
  for (const frame of u.state.frames) {
    const f = frame as typeof frame & Partial<StoredEvent> & Partial<Remembering>;
    if (f.standing?.includes(code)) f.standing = f.standing.filter((one) => one !== code);
    const speaksOfIt = f.piece === country && f.space === at;
    if (speaksOfIt && (frame.rule === REMOVAL || ABOUT_A_PIECE.includes(f.on ?? -1))) f.gone = REMOVED;
  }
}
