import { w } from '../../languages/index.js';
import { Icon } from '../icons.js';
import type { TableSession } from '../table-session.js';

/** Takes back the player's own last choice, if that is still allowed. */
export function UndoButton({ session }: { session: TableSession }) {
  return (
    <button
      type="button"
      class="quiet undo"
      disabled={!session.canUndo()}
      title={`${w.decide.undoHint} (U)`}
      onClick={() => session.undo()}
    >
      <Icon name="undo" />
      <span>{w.decide.undo}</span>
    </button>
  );
}
