import { type Event, ON } from './cards/card.js';
import type { U } from './table.js';

export const REDEPLOYING = 'redeploying';
export const REMOVAL = 'removal';

/** Which pieces a card that redeploys may still move (play.redeploy). */
export interface Movable {
  me: number;
  /** Spaces whose piece was there when the card was played and has not been moved yet. */
  left: number[];
}

/** Events about a piece that stands: one just built, one about to be removed. */
const ABOUT_A_PIECE: readonly number[] = [ON.built, ON['about-to-be-removed']];

/**
 * A piece left the board: it is no longer one that stood there when a card was played, nor the one just built,
 * battled or about to be removed. A piece that comes to its space later never was.
 */
export function noLongerStands(u: U, country: number, at: number): void {
  for (const frame of u.state.frames) {
    if (frame.rule === REDEPLOYING) {
      const f = frame as typeof frame & Movable;
      if (f.me === country) f.left = f.left.filter((space) => space !== at);
      continue;
    }
    const f = frame as typeof frame & Partial<Event>;
    const speaksOfIt = f.piece === country && f.space === at;
    if (speaksOfIt && (frame.rule === REMOVAL || ABOUT_A_PIECE.includes(f.on ?? -1))) f.gone = 1;
  }
}
