import { useComputed, useSignal } from '@preact/signals';
import type { Touch, View } from '@sandtable/kernel';
import { HexBoard } from '../../board/hex/hex-board.js';
import { type HexOverlay, type HexPosition, NO_OVERLAY } from '../../board/hex/model.js';
import type { BoardProps } from '../board-module.js';
import { ALIGNMENTS, alignmentControl } from './alignments.js';
import { useAskedRules } from './asked-rules.js';
import { Displays } from './displays.js';
import { foremost } from './far-from-front.js';
import { inspectHex } from './inspect.js';
import { modelOf } from './map-model.js';
import { overlayOf } from './overlay.js';
import { positionOf, tableOf } from './units.js';

const EMPTY: HexPosition = { units: [], control: [] };

/** Where there are units: Europe is larger than most scenarios. */
function theatre(view: View): Touch[] {
  const hexes = new Set(tableOf(view.table).units.map(({ hex }) => hex));
  return [...hexes].map((id) => ({ kind: 'hex', id }));
}

export function TotalerKriegBoard(props: BoardProps) {
  const { view, controller, overlay } = props;
  const map = useComputed(() => (view.value ? modelOf(tableOf(view.value.table)) : null));
  const played = useComputed(() => (view.value ? positionOf(view.value) : EMPTY));
  // The same position for all other overlays: they do not draw the units again.
  const isAligned = useComputed(() => overlay.value === ALIGNMENTS);
  const position = useComputed(() =>
    isAligned.value && view.value ? { ...played.value, control: alignmentControl(view.value) } : played.value,
  );
  const inspecting = useSignal(-1);
  const rules = useAskedRules(props, inspecting);
  if (map.value === null) return null;
  return (
    <HexBoard
      board={props}
      className="totaler-krieg-board"
      map={map.value}
      position={position}
      overlay={(inspected): HexOverlay =>
        view.value ? overlayOf(view.value, controller, inspected, rules.value, overlay.value) : NO_OVERLAY
      }
      start={theatre}
      foremost={foremost}
      inspect={(seen, hex) => inspectHex(seen, hex, rules.value)}
      inspecting={inspecting}
      foot={<Displays {...props} />}
    />
  );
}
