import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { DecisionView } from '@sandtable/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { beforePaint } from '../painting.js';

/**
 * What gives way when the question has too little height, in this order: the footnote and the pictures of cards, then
 * the hint but for its title; the size of the sentence; the place of the card that is answered, above the others; labels that the rest makes plain, and all but two consequences;
 * the text of the card that is answered; the texts of all cards and all consequences; cards and the pieces of a combat; the words about a combat. Never the
 * sentence, the options or the foot; a long list of options scrolls by itself, but not in less than `ENOUGH`. The style
 * sheets obey `data-tight`, which names the steps taken.
 */
const STEPS = ['footnote', 'sentence', 'beside', 'labels', 'answered', 'texts', 'cards', 'words'] as const;
/** A list of options with this height need not be higher, in pixels; nor one with the texts of cards. */
const ENOUGH = 160;
const ENOUGH_TO_READ = 200;
const LEAST = '--options-least';

/** Lets parts of the question give way until the rest fits. Says whether the hint is folded. */
export function useGivingWay(
  question: { current: HTMLElement | null },
  decision: DecisionView,
): ReadonlySignal<boolean> {
  const folded = useSignal(false);
  useLayoutEffect(() => {
    const element = question.current;
    if (!element) return;
    folded.value = false;
    let [width, height] = [-1, -1];
    const giveWay = () => {
      for (let tight = 0; tight <= STEPS.length; tight++) {
        const steps = STEPS.slice(0, tight).join(' ');
        if (element.dataset.tight !== steps) element.dataset.tight = steps;
        keepOptions(element);
        if (!lacksHeight(element, tight === 0)) return;
        // It stays folded for this question: otherwise it would open and close by turns.
        if (tight === 1) folded.value = true;
      }
    };
    const fit = () => {
      giveWay();
      height = element.clientHeight;
      if (width < 0) width = element.clientWidth;
    };
    const fitting = beforePaint(fit);
    fitting.ask();
    const size = new ResizeObserver(() => {
      if (element.clientWidth === width && element.clientHeight === height) return;
      // The page has another size: the hint may fit again.
      if (width >= 0 && element.clientWidth !== width) folded.value = false;
      width = element.clientWidth;
      // Not here: what is made smaller would be observed once more in the same frame, which browsers report as an error.
      fitting.ask();
    });
    size.observe(element);
    const change = new MutationObserver(fitting.ask);
    change.observe(element, {
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
      subtree: true,
    });
    return () => {
      fitting.stop();
      size.disconnect();
      change.disconnect();
    };
  }, [decision]);
  return folded;
}

/** The list of options keeps a height. */
function keepOptions(element: HTMLElement): void {
  const least = `${leastOf(element)}px`;
  const box = element.querySelector<HTMLElement>('.option-box');
  if (box && box.style.getPropertyValue(LEAST) !== least) box.style.setProperty(LEAST, least);
}

/** The height that the list of options keeps: all of it, or enough. */
function leastOf(element: HTMLElement): number {
  const list = element.querySelector('.options');
  const shown = [...(list?.children ?? [])].filter(({ clientHeight }) => clientHeight > 0);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return 0;
  const head = element.querySelector<HTMLElement>('.which')?.offsetHeight ?? 0;
  const all = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top + 4;
  return head + Math.min(ENOUGH, all);
}

/**
 * Whether the body has more than it can show, or its list of options too little height. For all of the list the footnote
 * gives way, nothing else.
 */
function lacksHeight(element: HTMLElement, forAll: boolean): boolean {
  const body = element.querySelector('.prompt-body');
  const hint = element.querySelector('.hint');
  const options = element.querySelector('.options');
  if (overflows(body) || overflows(hint)) return true;
  const enough = options?.querySelector('.is-written') ? ENOUGH_TO_READ : ENOUGH;
  return overflows(options) && (forAll || (options?.clientHeight ?? 0) < enough);
}

function overflows(box: Element | null): boolean {
  return box !== null && box.scrollHeight > box.clientHeight + 1;
}
