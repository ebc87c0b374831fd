import { pieceCode } from '../board/board.js';
import type { Country, Piece, Space } from '../ids.js';
import { ON, REMOVED, type StoredEvent } from '../reactions/events.js';
import type { U } from '../table.js';

export const REMOVAL = 'removal';

/**
 * A frame that remembers individual pieces, not just their spaces (pieces.identity): pieces that a card may still move,
 * that are out of supply, or that a card removes. Each is a pieceCode. `noLongerStands` deletes a piece that leaves the
 * board, so that a later piece in the same space is not mistaken for it.
 */
export interface Remembering {
  standing: Piece[];
}

/** Events about a piece on the board: just built, or about to be removed. */
const ABOUT_A_PIECE: readonly number[] = [ON.built, ON['about-to-be-removed']];

/**
 * Records that a piece has left the board: frames no longer remember it, and it is no longer the piece just built,
 * battled or about to be removed.
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
