import { useSignal } from '@preact/signals';
import { SPECTATOR_NAME } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { w } from '../words/index.js';
import type { TableSession } from './table-session.js';

/** What happened, in words and in notation. */
export function Log({ session }: { session: TableSession }) {
  const notation = useSignal(false);
  const table = session.shown.value;
  const viewer = session.seat.value ?? SPECTATOR_NAME;
  const log = table?.log[viewer] ?? table?.log[SPECTATOR_NAME] ?? [];
  const lines = table?.lines[viewer] ?? table?.lines[SPECTATOR_NAME] ?? [];
  const end = useRef<HTMLDivElement>(null);
  const count = notation.value ? lines.length : log.length;
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
          <ol class="log-entries">
            {log.map((line, i) => (
              <li key={i} class={session.board.isHeading?.(line.text) ? 'log-heading' : ''}>
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
