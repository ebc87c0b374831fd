import { w } from '../words/index.js';
import type { Sitting } from './sitting.js';

/** Takes back one's own last choice, as far as that is fair. */
export function UndoButton({ sitting }: { sitting: Sitting }) {
  return (
    <button
      type="button"
      class="quiet"
      disabled={!sitting.canUndo()}
      title={`${w.decide.undoHint} (U)`}
      onClick={() => sitting.undo()}
    >
      {w.decide.undo}
    </button>
  );
}
