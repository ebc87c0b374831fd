import { useLayoutEffect } from 'preact/hooks';

/** What had the focus last, by the keyboard, in a question: it may be gone with that question. */
let last: Element | null = null;

/** The focus of whoever plays by the keyboard stays with the question: what was pressed may go away, the next question may be another. */
export function useKeptFocus(question: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = question.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      last =
        target instanceof Element && element.contains(target) && target.matches(':focus-visible')
          ? target
          : null;
    };
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Before the options: the next Tab leads to the first of them.
      element.querySelector<HTMLElement>('.options')?.focus({ preventScroll: true });
    };
    keep();
    const changes = new MutationObserver(keep);
    changes.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
