import { useLayoutEffect, useRef } from 'preact/hooks';
import { w } from '../languages/index.js';
import type { Asked } from './dialog.js';
import '../styles/dialog.css';

/** The open question. The browser keeps the focus inside a modal dialog, and gives it back afterwards. */
export function DialogBox({ question }: { question: Asked }) {
  const box = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!box.current?.open) box.current?.showModal();
    // What cannot be undone is not done by a press of Enter that was meant for something else.
    if (question.grave) no.current?.focus();
  }, [question]);
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
        <button ref={no} type="button" class="quiet" onClick={() => question.answer(false)}>
          {w.nav.cancel}
        </button>
      </p>
    </dialog>
  );
}
