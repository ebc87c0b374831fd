import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SPECTATOR_VIEW } from '../table/types.js';
import { w } from '../words/index.js';
import type { Sitting } from './sitting.js';

/** What happened, in words and in notation. */
export function Log({ sitting }: { sitting: Sitting }) {
  const notation = useSignal(false);
  const table = sitting.shown.value;
  const viewer = sitting.seat.value ?? SPECTATOR_VIEW;
  const story = table?.story[viewer] ?? table?.story[SPECTATOR_VIEW] ?? [];
  const lines = table?.lines[viewer] ?? table?.lines[SPECTATOR_VIEW] ?? [];
  const end = useRef<HTMLDivElement>(null);
  const count = notation.value ? lines.length : story.length;
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count, notation.value]);
  return (
    <div class="log">
      <div class="segmented" role="group" aria-label={w.table.log}>
        <button type="button" aria-pressed={!notation.value} onClick={() => (notation.value = false)}>
          {w.table.words}
        </button>
        <button type="button" aria-pressed={notation.value} onClick={() => (notation.value = true)}>
          {w.table.notation}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <div class="log-lines" tabIndex={0} role="log" aria-label={w.table.log}>
        {notation.value ? (
          <ol class="notation">
            {lines.map((line, i) => (
              <li key={i} class={line.seat ? '' : 'soft'}>
                {line.seat ? `${line.seat}: ${line.text}` : line.text}
              </li>
            ))}
          </ol>
        ) : (
          <ol class="story">
            {story.map((line, i) => (
              <li key={i} class={sitting.board.isHeading?.(line.text) ? 'story-heading' : ''}>
                {line.text}
              </li>
            ))}
          </ol>
        )}
        <div ref={end} />
      </div>
    </div>
  );
}
