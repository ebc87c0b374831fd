import { w } from '../words/index.js';
import type { TableSession } from './table-session.js';

/** Takes back one's own last choice, as far as that is fair. */
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
