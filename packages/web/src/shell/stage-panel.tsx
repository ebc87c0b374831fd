import type { Sitting } from './sitting.js';

/** What the game itself shows of what is going on: a combat. */
export function StagePanel({ sitting }: { sitting: Sitting }) {
  const { Stage } = sitting.board;
  const view = sitting.view.value;
  return Stage && view ? <Stage view={view} seat={sitting.seat.value} deciding={sitting.deciding} /> : null;
}
