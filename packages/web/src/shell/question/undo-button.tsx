import { w } from '../../languages/index.js';
import { Icon } from '../icons.js';
import type { TableSession } from '../table-session.js';

/** Takes back the player's own last choice, if that is still allowed. */
export function UndoButton({ session }: { session: TableSession }) {
  const can = session.canUndo();
  return (
    <button
      type="button"
      class="quiet undo"
      disabled={!can}
      title={can ? `${w.decide.undoHint} (U)` : w.decide.undoLimit}
      onClick={() => session.undo()}
    >
      <Icon name="undo" />
      <span>{w.decide.undo}</span>
    </button>
  );
}
