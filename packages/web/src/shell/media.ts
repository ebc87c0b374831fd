import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = globalThis.matchMedia?.(query);
  const holds = signal(list?.matches ?? false);
  list?.addEventListener('change', () => {
    holds.value = list.matches;
  });
  return holds;
}

/** A phone held upright: the map and the question share its height. */
export const isUprightPhone = media('(orientation: portrait) and (max-width: 600px)');

/** Too little height for cards at reading size beside the map and the question: the tray shows their heads only. */
export const isLow = media(
  '(orientation: landscape) and (max-width: 1100px), (orientation: landscape) and (max-height: 799px), (orientation: portrait) and (max-height: 740px)',
);

/** A phone on its side: the question is a low column beside the map. */
export const isPhoneOnItsSide = media('(orientation: landscape) and (max-height: 500px)');
