// Marks on counters, the same in all games. Counters are 26 units across, around their middle.

/** The number of something that may be chosen, the same as in the list. */
export function NumberTag({ number, x = 14, y = -9 }: { number: number; x?: number; y?: number }) {
  return (
    <g class="number-tag" data-number={number}>
      <circle cx={x} cy={y} r={7.8} />
      <text x={x} y={y + 4}>
        {number}
      </text>
    </g>
  );
}

interface PlacedNumberProps {
  number: number;
  at: readonly [x: number, y: number];
  space: string;
  /** Where it is from the middle of a counter. */
  dx?: number;
  dy?: number;
  chosen?: boolean;
}

/** The same, drawn over all counters: a neighbour does not cover it. */
export function PlacedNumber({
  number,
  at: [x, y],
  space,
  dx = 0,
  dy = 0,
  chosen = false,
}: PlacedNumberProps) {
  return (
    <g
      class={`piece-place ${chosen ? 'is-chosen' : ''}`}
      style={{ translate: `${x}px ${y}px` }}
      data-at={space}
    >
      <NumberTag number={number} x={dx} y={dy} />
    </g>
  );
}

/** It cannot be removed. */
export function GuardRing() {
  return (
    <>
      <circle class="guard-case" r={17.6} />
      <circle class="guard" r={17.6} />
    </>
  );
}

/** A broken chain: it is out of supply. */
export function CutMark() {
  return (
    <g class="cut-mark" transform="translate(-11.500 -11.500)">
      <circle r={7.4} />
      <path d="M-1.200-2.200l-1.600 1.600a1.900 1.900 0 0 0 0 2.700a1.900 1.900 0 0 0 2.700 0M1.200 2.200l1.600-1.600a1.900 1.900 0 0 0 0-2.700a1.900 1.900 0 0 0-2.700 0M-3.600-4.200l1 1.200M3.600 4.200l-1-1.200" />
    </g>
  );
}

/** It would be removed. */
export function CrossMark() {
  return (
    <>
      <path class="cross-case" d="M-12-12L12 12M12-12L-12 12" />
      <path class="cross-mark" d="M-12-12L12 12M12-12L-12 12" />
    </>
  );
}

/** The states of a counter that are told apart by more than colour. */
export interface CounterMarks {
  /** The number of a target, as in the list. */
  number?: number | null;
  guarded?: boolean;
  supplied?: boolean;
  crossed?: boolean;
}

export function MarksUnder({ guarded }: CounterMarks) {
  return guarded ? <GuardRing /> : null;
}

export function MarksOver({ supplied = true, crossed, number }: CounterMarks) {
  return (
    <>
      {!supplied && <CutMark />}
      {crossed && <CrossMark />}
      {number != null && <NumberTag number={number} />}
    </>
  );
}
