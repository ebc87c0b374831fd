import { type CounterMarks, MarksOver, MarksUnder } from '../../board/counter-marks.js';
import { memo } from '../../shell/memo.js';
import { LETTERS } from './letters.js';

/** Each country has its own outline, so that colour is not needed to tell it. 26 units across. */
const OUTLINES: Record<string, string> = {
  germany:
    'M-10.500-13h21a2.500 2.500 0 0 1 2.500 2.500v21a2.500 2.500 0 0 1-2.500 2.500h-21a2.500 2.500 0 0 1-2.500-2.500v-21a2.500 2.500 0 0 1 2.500-2.500z',
  'united-kingdom': 'M-5-13h10a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-10a8 8 0 0 1-8-8v-10a8 8 0 0 1 8-8z',
  japan: 'M0-13.600a13.600 13.600 0 1 1 0 27.200a13.600 13.600 0 1 1 0-27.200z',
  'soviet-union': 'M-7.400-13h14.800l6.800 13-6.800 13h-14.800l-6.800-13z',
  italy:
    'M-12.800-13h25.600v14.600c0 6.600-7.300 10.200-12.800 12.400-5.500-2.200-12.800-5.800-12.800-12.400z',
  'united-states': 'M-6.200-13.200h12.400l7 7v12.400l-7 7h-12.400l-7-7v-12.400z',
};

/** A Navy is a ship as a whole, whatever its country. */
const SHIP = 'M-16-1.500h32l-5.200 14h-21.600zM-8.200-2v-5h4v-3.700h2.200v-4.300h2v4.300h3.400v3.700h5V-2z';
const TANK =
  'M-4.600-9.600h6.500l.9 2h7.100v1.900H2.800v1.600h-7.900zM-8.400-3.400H8.400l1.400 2.600-2.100 2.700H-7.700l-2.100-2.700z';

/** The outline a little to the right and down. All of its steps are relative, but for moves and the ship's deck. */
function shadowOf(outline: string): string {
  const by = (place: string, offset: number) => (Number(place) + offset).toFixed(1);
  return outline
    .replace(/M(-?[\d.]+) ?(-?[\d.]+)/g, (_, x, y) => `M${by(x, 0.9)} ${by(y, 1.8)}`)
    .replace(/V(-?[\d.]+)/g, (_, y) => `V${by(y, 1.8)}`);
}

export interface CounterProps extends CounterMarks {
  country: string;
  kind: 'army' | 'navy';
  x: number;
  y: number;
  className?: string;
  /** The space it is in, for tests and tools. */
  space?: string;
}

/** A piece: an Army has its country's outline and a tank, a Navy is a ship; both have its colour and letters. */
export const Counter = memo(({ country, kind, x, y, className = '', space, ...marks }: CounterProps) => {
  const outline = kind === 'navy' ? SHIP : OUTLINES[country];
  return (
    <g
      class={`piece seat-${country} is-${kind} ${marks.supplied === false ? 'is-cut' : ''} ${className}`}
      style={{ translate: `${x}px ${y}px` }}
      data-piece={`${country} ${kind}`}
      data-at={space}
    >
      <g class="piece-body">
        <MarksUnder {...marks} />
        <path class="piece-shadow" d={shadowOf(outline)} />
        <path class="piece-base" d={outline} />
        {kind === 'army' && <path class="piece-symbol" d={TANK} />}
        <text class="piece-letters" y={kind === 'navy' ? 8.8 : 10}>
          {LETTERS[country]}
        </text>
        <MarksOver {...marks} />
      </g>
    </g>
  );
});
