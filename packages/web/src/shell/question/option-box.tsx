import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { w } from '../../languages/index.js';
import { Icon } from '../icons.js';
import { beforePaint } from '../painting.js';

/** Not inside a closed fold; the fold's own line counts. */
const isShown = (option: Element) => {
  const fold = option.closest('details:not([open])');
  return fold === null || option.parentElement === fold;
};

/** Less than this is no more to see, in pixels. */
const EDGE = 4;

interface OptionBoxProps {
  /** Said above the options; it does not scroll with them. */
  head?: ComponentChildren;
  /** What the options are about: when it changes, the list is shown from its beginning. */
  about?: string;
  children: ComponentChildren;
}

/** A box of options that scrolls by itself. If more follow below, a button says how many and goes there. */
export function OptionBox({ head, about, children }: OptionBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const below = useSignal(0);
  const goesOn = useSignal(false);
  const scrolled = useRef(false);
  const count = () => {
    const element = box.current;
    if (!element) return;
    const { bottom, right } = element.getBoundingClientRect();
    const places = [...element.querySelectorAll('.option, summary')]
      .filter(isShown)
      .map((option) => option.getBoundingClientRect());
    below.value = places.filter(
      (place) => (place.top + place.bottom) / 2 > bottom || (place.left + place.right) / 2 > right,
    ).length;
    // Where the last option is cut the list goes on, although nothing is hidden as a whole.
    goesOn.value =
      places.some((place) => place.bottom > bottom + EDGE) ||
      element.scrollLeft + element.clientWidth < element.scrollWidth - EDGE;
  };
  useLayoutEffect(() => {
    const element = box.current!;
    const counting = beforePaint(count);
    counting.ask();
    const size = new ResizeObserver(count);
    size.observe(element);
    const change = new MutationObserver(counting.ask);
    change.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      counting.stop();
      size.disconnect();
      change.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    // To scroll is to lay out the page: only if it is needed.
    if (scrolled.current) box.current?.scrollTo(0, 0);
  }, [about]);
  const scroll = () => {
    scrolled.current = true;
    count();
  };
  const on = () => {
    const element = box.current!;
    const isRow = element.scrollWidth > element.clientWidth + 1;
    element.scrollBy(isRow ? { left: element.clientWidth * 0.8 } : { top: element.clientHeight - 40 });
  };
  return (
    <div class={`option-box ${goesOn.value ? 'has-more' : ''}`}>
      {head}
      <div
        class="options"
        role="group"
        aria-labelledby="question"
        // The focus comes here when what had it is gone.
        tabIndex={-1}
        data-scroll
        ref={box}
        onScroll={scroll}
      >
        {children}
      </div>
      {below.value > 0 && (
        // A pointer's way: the keyboard scrolls by walking the options.
        <button type="button" class="options-more" tabIndex={-1} onClick={on}>
          <span data-count={below.value}>{w.decide.more(below.value)}</span> <Icon name="down" />
        </button>
      )}
    </div>
  );
}
