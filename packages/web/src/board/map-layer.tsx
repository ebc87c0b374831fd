import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { memo } from '../shell/memo.js';
import type { MapSheet } from './pan-zoom.js';

// A map is made of layers, one SVG each: when a piece moves, land and sea are not redrawn.

/** On a cylinder, static layers are drawn on every turn that can become visible. */
const ALL_TURNS = [-1, 0, 1, 2];

export interface StillLayerProps {
  sheet: MapSheet;
  /** A name for this layer, unique across games. */
  name: string;
  /** A CSS class. */
  className: string;
  /** Draws the layer; called again only if the function changes. */
  draw: () => ComponentChildren;
  /** The visible turns of the cylinder: the others are not drawn. Absent: all that can become visible are. */
  turns?: ReadonlySignal<readonly number[]> | undefined;
}

/** A static layer: drawn once, and reused on every turn of the cylinder. */
export const StillLayer = memo(({ sheet, name, className, draw, turns }: StillLayerProps) => (
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
        <Copies sheet={sheet} name={name} turns={turns} />
      </>
    ) : (
      <g id={name}>{draw()}</g>
    )}
  </svg>
));

function Copies({ sheet, name, turns }: Pick<StillLayerProps, 'sheet' | 'name' | 'turns'>) {
  return (turns?.value ?? ALL_TURNS).map((turn) => (
    <use key={turn} href={`#${name}`} x={turn * sheet.width} />
  ));
}

export interface LayerProps {
  sheet: MapSheet;
  /** The visible turns of the cylinder. */
  turns: ReadonlySignal<readonly number[]>;
  /** For a layer with counters: how much larger than the map they are drawn. */
  grown?: ReadonlySignal<number> | undefined;
}

/** A changing layer: drawn for each visible turn of the cylinder. */
export function Layer({
  sheet,
  turns,
  grown,
  className,
  children,
}: LayerProps & { className: string; children: ComponentChildren }) {
  return (
    <svg
      class={`map ${className}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="none"
      // Here and not on the whole map: whatever inherits it is styled again at every step of the zoom.
      style={grown ? { '--grow': grown.value.toFixed(3) } : undefined}
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
