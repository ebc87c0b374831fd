import type { ReadonlySignal } from '@preact/signals';
import { w } from '../languages/index.js';
import type { FrameFollower } from './follow-frame.js';

/** Marks at the edges of the window: how much of what may be chosen is behind each. A press leads there. */
export function EdgeMarks({ follower }: { follower: ReadonlySignal<FrameFollower | null> }) {
  return (
    <>
      {follower.value?.outside.value.map((outside) => (
        <button
          key={outside.side}
          type="button"
          class={`edge-mark is-${outside.side}`}
          style={{ left: `${outside.at[0]}px`, top: `${outside.at[1]}px` }}
          aria-label={w.board.outside[outside.side](outside.places.length)}
          title={w.board.outside[outside.side](outside.places.length)}
          data-places={outside.places.map(({ id }) => id).join(' ')}
          onClick={() => follower.value?.goTo(outside)}
        >
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <path d="M-15-9L0-21 15-9A17.500 17.500 0 1 1-15-9z" />
          </svg>
          <span>{outside.places.length}</span>
        </button>
      ))}
    </>
  );
}
