import { w } from '../words/index.js';
import type { TableSession } from './table-session.js';

/** Takes back the player's own last choice, if that is still allowed. */
export function UndoButton({ session }: { session: TableSession }) {
  return (
    <button
      type="button"
      class="quiet"
      disabled={!session.canUndo()}
      title={`${w.decide.undoHint} (U)`}
      onClick={() => session.undo()}
    >
      {w.decide.undo}
    </button>
  );
}
