import { type Signal, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { w } from '../languages/index.js';

/** A question that stops everything else until it is answered. */
interface Asked {
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

/** The place of the open question. The browser keeps the focus inside a modal dialog, and gives it back afterwards. */
export function Dialogs() {
  const question = asked.value;
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (question && !box.current?.open) box.current?.showModal();
  }, [question]);
  if (!question) return null;
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby="dialog-title"
      aria-describedby={question.text === null ? undefined : 'dialog-text'}
      onCancel={(event) => {
        event.preventDefault();
        question.answer(false);
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="dialog-title">{question.title}</h2>
      {question.text !== null && <p id="dialog-text">{question.text}</p>}
      <p class="dialog-row">
        <button
          type="button"
          class={`primary ${question.grave ? 'is-grave' : ''}`}
          onClick={() => question.answer(true)}
        >
          {question.yes}
        </button>
        <button type="button" class="quiet" onClick={() => question.answer(false)}>
          {w.nav.cancel}
        </button>
      </p>
    </dialog>
  );
}
