import type { U } from './table.js';

export const REDEPLOYING = 'redeploying';

/** Which pieces a card that redeploys may still move (play.redeploy). */
export interface Movable {
  me: number;
  /** Spaces whose piece was there when the card was played and has not been moved yet. */
  left: number[];
}

/**
 * A piece left the board: it is no longer one that stood there when the card was played, and a piece that
 * comes to its space later never was.
 */
export function noLongerStands(u: U, country: number, at: number): void {
  for (const frame of u.state.frames) {
    if (frame.rule !== REDEPLOYING) continue;
    const f = frame as typeof frame & Movable;
    if (f.me === country) f.left = f.left.filter((space) => space !== at);
  }
}
