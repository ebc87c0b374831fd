import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { memo } from '../shell/memo.js';
import type { MapSheet } from './pan-zoom.js';

// A map lies in layers, one picture each: when a piece moves, land and sea need not be drawn again.

/** Of a cylinder, what never changes is drawn on every turn that can come into sight. */
const ALL_TURNS = [-1, 0, 1, 2];

export interface StillLayerProps {
  sheet: MapSheet;
  /** A name of its own for this picture, also among those of other games. */
  name: string;
  /** A CSS class. */
  className: string;
  /** Draws it; called again only when it is another function. */
  draw: () => ComponentChildren;
}

/** What never changes: drawn once, and shown again on every turn of the cylinder. */
export const StillLayer = memo(({ sheet, name, className, draw }: StillLayerProps) => (
  <svg
    class={`map ${className}`}
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {sheet.wraps ? (
      <>
        <defs>
          <g id={name}>{draw()}</g>
        </defs>
        {ALL_TURNS.map((turn) => (
          <use key={turn} href={`#${name}`} x={turn * sheet.width} />
        ))}
      </>
    ) : (
      draw()
    )}
  </svg>
));

export interface LayerProps {
  sheet: MapSheet;
  /** The turns of the cylinder that are in sight. */
  turns: ReadonlySignal<readonly number[]>;
}

/** What changes: drawn for each turn of the cylinder that is in sight. */
export function Layer({
  sheet,
  turns,
  className,
  children,
}: LayerProps & { className: string; children: ComponentChildren }) {
  return (
    <svg
      class={`map ${className}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {turns.value.map((turn) => (
        <g key={turn} transform={`translate(${turn * sheet.width} 0)`}>
          {children}
        </g>
      ))}
    </svg>
  );
}
