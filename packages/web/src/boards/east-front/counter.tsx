import type { FactionId, TypeId } from '@sandtable/east-front/faces';
import { type CounterMarks, MarksOver, MarksUnder } from '../../board/counter-marks.js';
import { memo } from '../../shell/memo.js';

/** Each faction has its own outline, so that colour is not needed to tell it. 26 units across. */
const OUTLINES: Record<FactionId, string> = {
  german:
    'M-10.500-13h21a2.500 2.500 0 0 1 2.500 2.500v21a2.500 2.500 0 0 1-2.500 2.500h-21a2.500 2.500 0 0 1-2.500-2.500v-21a2.500 2.500 0 0 1 2.500-2.500z',
  pact: 'M-6.200-13.200h12.400l7 7v12.400l-7 7h-12.400l-7-7v-12.400z',
  soviet: 'M-7.400-13h14.800l6.800 13-6.800 13h-14.800l-6.800-13z',
};

const SYMBOLS: Record<TypeId, string> = {
  infantry: 'M-7.500-10h15v9.600h-15zM-7.500-10l15 9.600M7.500-10l-15 9.600',
  tank: 'M-4.600-9.600h6.500l.9 2h7.100v1.900H2.800v1.600h-7.900zM-8.400-3.400H8.400l1.400 2.600-2.100 2.700H-7.700l-2.100-2.700z',
  airplane:
    'M0-11.800c1 0 1.300 1.600 1.300 3.400l7.700 4v2.100l-7.700-1.900-.5 3.600 2.300 1.500v1.400L0 1.700l-3.100.6V.9l2.300-1.500-.5-3.600-7.700 1.900v-2.100l7.700-4c0-1.800.3-3.400 1.300-3.400z',
  fleet: 'M-9.500-3.600h19l-3 5h-13zM-4.800-4.200v-3h3.200V-10.400h2.200v3.200h3.600v3z',
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
      <path class="piece-shadow" d={OUTLINES[faction]} transform="translate(0.9 1.800)" />
      <path class="piece-base" d={OUTLINES[faction]} />
      <path class={`piece-symbol ${LINED.includes(type) ? 'is-lined' : ''}`} d={SYMBOLS[type]} />
      <text class="piece-letters" y={10}>
        {FACTION_LETTERS[faction]}
      </text>
    </>
  );
}

interface CounterProps extends Kind, CounterMarks {
  x: number;
  y: number;
  /** How many such pieces are in the stack. */
  count: number;
  className?: string;
  /** All of them have moved in this step. */
  moved?: boolean;
  /** The space it is in, for tests and tools. */
  space?: string;
}

/** A stack of like pieces: the faction's outline and letters, the kind of piece, and the count. */
export const Counter = memo(
  ({ faction, type, x, y, count, className = '', moved = false, space, ...marks }: CounterProps) => {
    const state = `${marks.supplied === false ? 'is-cut' : ''} ${moved ? 'is-moved' : ''}`;
    return (
      <g
        class={`piece ef-piece faction-${faction} ${state} ${className}`}
        style={{ translate: `${x}px ${y}px` }}
        data-piece={`${faction} ${type}`}
        data-at={space}
      >
        <g class="piece-body">
          <MarksUnder {...marks} />
          <Body faction={faction} type={type} />
          {count > 1 && (
            <g class="ef-count" transform="translate(11 -11)">
              <circle r={7} />
              <text y={3.8}>{count}</text>
            </g>
          )}
          <MarksOver {...marks} />
        </g>
      </g>
    );
  },
);

/** A small counter for use in text. */
export function Chip({ faction, type }: Kind) {
  return (
    <svg
      class={`ef-chip faction-${faction}`}
      viewBox="-15.500 -15.500 31 31"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <Body faction={faction} type={type} />
    </svg>
  );
}
