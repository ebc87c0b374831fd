import type { SpelledOption } from '@sandtable/kernel';
import { passOption, stopOption } from './question/bare-options.js';
import { chooseFromList } from './question/choose-from-list.js';
import type { TableSession } from './table-session.js';

/** While the player types, keys are letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** A key that a focused control needs for itself. */
function belongsToControl(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary, [role=button]') !== null;
  return target.closest('[role=tablist], [role=log], .log-lines, .menu-sheet') !== null;
}

/** What keys do outside the question. `close` says whether there was something to close. */
interface MoreKeys {
  help(): void;
  cards(): void;
  log(): void;
  close(): boolean;
}

/**
 * Esc steps back, Enter confirms, arrows walk the legal targets, a number chooses the target that has it. Returns a
 * function that stops listening.
 */
export function listenToKeys(session: TableSession, more: MoreKeys): () => void {
  const { controller, film } = session;
  const choose = (option: SpelledOption | null): boolean => {
    if (option) chooseFromList(session, option);
    return option !== null;
  };
  const act = (event: KeyboardEvent): boolean => {
    if (/^[1-9]$/.test(event.key)) return controller.touchNumber(Number(event.key));
    switch (event.key) {
      case 'Escape':
        if (film.running.value) film.skip();
        else return more.close() || controller.back();
        return true;
      case 'Enter':
        if (!controller.canConfirm.value) return false;
        void controller.confirm();
        return true;
      case 'ArrowDown':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowLeft':
        if (event.shiftKey || controller.decision.value === null) return false;
        controller.walk(event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1);
        return true;
      case 'p':
        return choose(passOption(controller.decision.value));
      case 's':
        return choose(stopOption(controller.decision.value));
      case 'u':
        session.undo();
        return true;
      case 'l':
        more.log();
        return true;
      case '?':
        more.help();
        return true;
      case '/':
        more.cards();
        return true;
      default:
        return false;
    }
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || belongsToControl(event.target, event.key)) return;
    if (act(event)) event.preventDefault();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
