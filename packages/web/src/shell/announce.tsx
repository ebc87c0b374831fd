import { signal } from '@preact/signals';

const said = signal('');

/** Tells a screen reader something. The same sentence again is read again. */
export function announce(text: string): void {
  if (text === '') return;
  said.value = said.value === text ? `${text}\u00a0` : text;
}

/** The place that screen readers listen to. */
export function Announcer() {
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {said.value}
    </div>
  );
}
