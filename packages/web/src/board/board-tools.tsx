import type { ComponentChildren } from 'preact';
import { w } from '../languages/index.js';
import { Icon, type IconName } from '../shell/icons.js';
import type { PanZoom } from './pan-zoom.js';

interface ToolsProps {
  panZoom: { current: PanZoom | null };
  /** More buttons of a board. */
  children?: ComponentChildren;
}

/** The buttons on a map: zoom in, zoom out, show all. */
export function Tools({ panZoom, children }: ToolsProps) {
  const button = (name: IconName, label: string, key: string, act: (pz: PanZoom) => void) => (
    <ToolButton
      icon={name}
      label={label}
      keyName={key}
      onClick={() => panZoom.current && act(panZoom.current)}
    />
  );
  return (
    <div class="board-tools">
      {button('plus', w.board.zoomIn, '+', (pz) => pz.zoom(1.4))}
      {button('minus', w.board.zoomOut, '−', (pz) => pz.zoom(1 / 1.4))}
      {button('whole', w.board.whole, '0', (pz) => pz.whole())}
      {children}
    </div>
  );
}

interface ToolButtonProps {
  icon: IconName;
  label: string;
  keyName: string;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
  onClick(): void;
}

export function ToolButton({ icon, label, keyName, pressed, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      title={`${label} (${keyName})`}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
