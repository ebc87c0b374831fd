import { type Signal, signal } from '@preact/signals';
import { lazyPage } from './lazy-page.js';

/** A question that stops everything else until it is answered. */
export interface Asked {
  title: string;
  /** What follows from a yes. */
  text: string | null;
  yes: string;
  /** What is done cannot be undone. */
  grave: boolean;
  answer(yes: boolean): void;
}

const asked: Signal<Asked | null> = signal(null);

/** Asks to confirm something. Esc and "Cancel" mean no. */
export function askToConfirm(how: {
  title: string;
  text?: string;
  yes: string;
  grave?: boolean;
}): Promise<boolean> {
  // Only one question at a time: an older one is answered by no.
  asked.value?.answer(false);
  return new Promise((resolve) => {
    const own: Asked = {
      title: how.title,
      text: how.text ?? null,
      yes: how.yes,
      grave: how.grave ?? false,
      answer(yes) {
        if (asked.value === own) asked.value = null;
        resolve(yes);
      },
    };
    asked.value = own;
  });
}

const DialogBox = lazyPage(
  async () => (await import('./dialog-box.js')).DialogBox,
  () => null,
);

/** The place of the open question; its box is loaded with the first one. */
export function Dialogs() {
  return asked.value && <DialogBox question={asked.value} />;
}
