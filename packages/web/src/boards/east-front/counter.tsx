import type { FactionId, TypeId } from '@sandtable/east-front/faces';

/** Each faction has its own outline, so that colour is not needed to tell it. 24 units across. */
const OUTLINES: Record<FactionId, string> = {
  german: 'M-9.500-11.500h19a2 2 0 0 1 2 2v19a2 2 0 0 1-2 2h-19a2 2 0 0 1-2-2v-19a2 2 0 0 1 2-2z',
  pact: 'M-6-12h12l6 6v12l-6 6h-12l-6-6v-12z',
  soviet: 'M-6.800-12h13.600l6.200 12-6.200 12h-13.600l-6.200-12z',
};

const SYMBOLS: Record<TypeId, string> = {
  infantry: 'M-6.500-6.500h13v8h-13zM-6.500-6.500l13 8M6.500-6.500l-13 8',
  tank: 'M-7-1.500h14l1.500 2-1.500 2h-14l-1.500-2zM-4-2v-3.500h5v1.200h6.500v1.300H2v1z',
  airplane:
    'M0-8c1 0 1.200 1.500 1.200 3l7 3.500v1.800l-7-1.600-.4 3 2 1.300v1.200L0 3.600l-2.800.6V3l2-1.300-.4-3-7 1.600v-1.800l7-3.500C-1.200-6.500-1-8 0-8z',
  fleet: 'M-8-1.500h16l-2.500 3.500h-11zM-4-2v-2.500h3V-7h2v2.500h3V-2z',
};

/** Drawn as outlines, as on a staff map; the others are filled. */
const LINED: readonly TypeId[] = ['infantry'];

export const FACTION_LETTERS: Record<FactionId, string> = { german: 'GE', pact: 'PA', soviet: 'SU' };

interface Kind {
  faction: FactionId;
  type: TypeId;
}

function Body({ faction, type }: Kind) {
  return (
    <>
      <path class="piece-shadow" d={OUTLINES[faction]} transform="translate(0.8 1.600)" />
      <path class="piece-base" d={OUTLINES[faction]} />
      <path class={`piece-symbol ${LINED.includes(type) ? 'is-lined' : ''}`} d={SYMBOLS[type]} />
      <text class="piece-letters" y={9}>
        {FACTION_LETTERS[faction]}
      </text>
    </>
  );
}

interface CounterProps extends Kind {
  x: number;
  y: number;
  /** How many such pieces are in the stack. */
  count: number;
  className?: string;
  supplied?: boolean;
  /** Supplied by a card. */
  guarded?: boolean;
  /** All of them have moved in this step. */
  moved?: boolean;
}

/** A stack of like pieces: the faction's outline and letters, the kind of piece, and the count. */
export function Counter({
  faction,
  type,
  x,
  y,
  count,
  className = '',
  supplied = true,
  guarded = false,
  moved = false,
}: CounterProps) {
  const state = `${supplied ? '' : 'is-cut'} ${moved ? 'is-moved' : ''}`;
  return (
    <g
      class={`piece ef-piece faction-${faction} ${state} ${className}`}
      transform={`translate(${x} ${y})`}
      data-piece={`${faction} ${type}`}
    >
      <g class="piece-body">
        {guarded && <circle class="guard" r={16} />}
        <Body faction={faction} type={type} />
        {count > 1 && (
          <g class="ef-count" transform="translate(10 -10)">
            <circle r={6.5} />
            <text y={3.4}>{count}</text>
          </g>
        )}
        {!supplied && <path class="cut-mark" d="M6-13l3 3M10-14l-1 4M13-10l-4 1M-9 9l-3 3" />}
      </g>
    </g>
  );
}

/** A small counter for use in text. */
export function Chip({ faction, type }: Kind) {
  return (
    <svg
      class={`ef-chip faction-${faction}`}
      viewBox="-14 -14 28 28"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <Body faction={faction} type={type} />
    </svg>
  );
}
