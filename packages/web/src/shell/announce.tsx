import { signal } from '@preact/signals';

/** What was said lately, each line with a number of its own. */
const said = signal<readonly { n: number; text: string }[]>([]);
const KEPT = 12;

/** Tells a screen reader something. What was said before stays until it has been read. */
export function announce(text: string): void {
  if (text === '') return;
  const n = (said.value.at(-1)?.n ?? 0) + 1;
  said.value = [...said.value.slice(1 - KEPT), { n, text }];
}

/** The place that screen readers listen to: they read what is added. */
export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite">
      {said.value.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
