import { LETTERS } from './letters.js';

/** Each country has its own outline, so that colour is not needed to tell it. 24 units across. */
const OUTLINES: Record<string, string> = {
  germany: 'M-11.500-11.500h23v23h-23z',
  'united-kingdom': 'M-5-12h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-10a7 7 0 0 1-7-7v-10a7 7 0 0 1 7-7z',
  japan: 'M0-12.500a12.500 12.500 0 1 1 0 25a12.500 12.500 0 1 1 0-25z',
  'soviet-union': 'M-6.800-12h13.600l6.200 12-6.200 12h-13.600l-6.200-12z',
  italy: 'M-11.500-12h23v13.500c0 6-6.500 9.500-11.500 11.500-5-2-11.500-5.500-11.500-11.500z',
  'united-states': 'M-6-12.500h12l6.500 6.500v12l-6.500 6.500h-12l-6.500-6.500v-12z',
};

const SYMBOLS = {
  army: 'M-7-2.500h14l1.500 2-1.500 2h-14l-1.500-2zM-4-3v-3h5v1h6.500v1.200H2v.8z',
  navy: 'M-8.500-1.500h17l-2.500 3.500h-12zM-4-2v-2.500h3V-7h2v2.500h3V-2z',
};

export interface CounterProps {
  country: string;
  kind: 'army' | 'navy';
  x: number;
  y: number;
  className?: string;
  supplied?: boolean;
  guarded?: boolean;
}

/** A piece: the country's outline, colour and letters, and the kind of piece. */
export function Counter({
  country,
  kind,
  x,
  y,
  className = '',
  supplied = true,
  guarded = false,
}: CounterProps) {
  return (
    <g
      class={`piece seat-${country} ${supplied ? '' : 'is-cut'} ${className}`}
      transform={`translate(${x} ${y})`}
      data-piece={`${country} ${kind}`}
    >
      <g class="piece-body">
        {guarded && <circle class="guard" r={16} />}
        <path class="piece-shadow" d={OUTLINES[country]} transform="translate(0.8 1.600)" />
        <path class="piece-base" d={OUTLINES[country]} />
        <path class="piece-symbol" d={SYMBOLS[kind]} />
        <text class="piece-letters" y={7.5}>
          {LETTERS[country]}
        </text>
        {!supplied && <path class="cut-mark" d="M6-13l3 3M10-14l-1 4M13-10l-4 1M-9 9l-3 3" />}
      </g>
    </g>
  );
}
