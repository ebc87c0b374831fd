import { signal } from '@preact/signals';

/** Recent announcements, each with a unique number. */
const said = signal<readonly { n: number; text: string }[]>([]);
/** A question stays although five others discard three cards each after it was asked. */
const KEPT = 40;

/** Announces a text to screen readers. Earlier texts stay until they have been read. */
export function announce(text: string): void {
  if (text === '') return;
  const n = (said.value.at(-1)?.n ?? 0) + 1;
  said.value = [...said.value.slice(1 - KEPT), { n, text }];
}

/** The live region: screen readers read what is added to it. */
export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite">
      {said.value.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
