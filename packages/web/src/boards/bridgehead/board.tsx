import { useComputed } from '@preact/signals';
import { CounterPicture } from '../../board/hex/counter-picture.js';
import { HexBoard } from '../../board/hex/hex-board.js';
import { type HexOverlay, type HexPosition, NO_OVERLAY } from '../../board/hex/model.js';
import type { BoardProps } from '../board-module.js';
import { inspectHex } from './inspect.js';
import { sheetOf } from './map-model.js';
import { overlayOf } from './overlay.js';
import { faceOf, positionOf, readId, tableOf, unitName } from './units.js';
import { words } from './words.js';

const EMPTY: HexPosition = { units: [], control: [] };

export function BridgeheadBoard(props: BoardProps) {
  const { view, controller } = props;
  const scenario = useComputed(() => (view.value ? tableOf(view.value.table).scenario : null));
  const position = useComputed(() => (view.value ? positionOf(view.value) : EMPTY));
  if (scenario.value === null) return null;
  return (
    <HexBoard
      board={props}
      className="bridgehead-board"
      map={sheetOf(scenario.value).model}
      position={position}
      overlay={(inspected): HexOverlay =>
        view.value ? overlayOf(view.value, controller, inspected) : NO_OVERLAY
      }
      inspect={inspectHex}
      foot={<Reinforcements {...props} />}
    />
  );
}

/** Reinforcements that have not entered yet; those that may enter now can be selected. */
function Reinforcements({ view, controller }: BoardProps) {
  if (!view.value) return null;
  const { due, turn } = tableOf(view.value.table);
  if (due.length === 0) return null;
  const asked = controller?.decision.value != null;
  return (
    <div class="reinforcements" role="group" aria-label={words.due}>
      <span class="track-name">{words.due}</span>
      {due.slice(0, 24).map((one) => {
        const touch = { kind: 'unit', id: one.id };
        const legal = asked && controller!.isLegal(touch);
        const when = one.turn <= turn ? words.dueNow : words.dueTurn(one.turn);
        return (
          <button
            key={one.id}
            type="button"
            class={`reinforcement ${legal ? 'is-legal' : ''} ${controller?.isInHand(touch) ? 'is-chosen' : ''}`}
            aria-disabled={!legal}
            aria-label={`${unitName(one.id)}, ${when}`}
            onClick={() => controller?.touch(touch)}
          >
            <CounterPicture face={faceOf(one.id, readId(one.id).kind.attack.length)} size={26} />
            <span aria-hidden="true">{when}</span>
          </button>
        );
      })}
    </div>
  );
}
