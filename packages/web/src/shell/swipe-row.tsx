import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.js';
import { beforePaint } from './painting.js';

/** Less than this is no more to see, in pixels. */
const EDGE = 4;

interface SwipeRowProps {
  className?: string;
  /** What is hidden cannot be counted: columns of a table. It only fades. */
  uncounted?: boolean;
  /** What scrolls. */
  children: VNode;
}

/**
 * A list that is a row, maybe longer than its place: it fades where it goes on, and a button says how many follow and goes
 * there.
 */
export function SwipeRow({ className = '', uncounted = false, children }: SwipeRowProps) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useSignal(0);
  const fades = useSignal('');
  const look = () => {
    const row = box.current?.firstElementChild;
    if (!row) return;
    const { scrollLeft, scrollWidth, clientWidth } = row;
    // What sticks out of a row that does not scroll is no part of its length.
    const scrolls = getComputedStyle(row).overflowX === 'auto' && scrollWidth > clientWidth + EDGE;
    const goesOn = scrolls && scrollLeft + clientWidth < scrollWidth - EDGE;
    fades.value = `${goesOn ? 'goes-on' : ''} ${scrolls && scrollLeft > EDGE ? 'went-on' : ''}`;
    const { right } = row.getBoundingClientRect();
    const isBeyond = (one: Element) => {
      const place = one.getBoundingClientRect();
      return (place.left + place.right) / 2 > right;
    };
    hidden.value = goesOn && !uncounted ? [...row.children].filter(isBeyond).length : 0;
  };
  useLayoutEffect(() => {
    const row = box.current!.firstElementChild!;
    const looking = beforePaint(look);
    const size = new ResizeObserver(look);
    // Its members, too: with other words, or when the fonts come, they are wider or narrower in a row of the same width.
    for (const one of [row, ...row.children]) size.observe(one);
    const change = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const one of removedNodes) if (one instanceof Element) size.unobserve(one);
        for (const one of addedNodes) if (one instanceof Element && row.contains(one)) size.observe(one);
      }
      looking.ask();
    });
    change.observe(row, { childList: true });
    return () => {
      looking.stop();
      size.disconnect();
      change.disconnect();
    };
  }, []);
  const on = () => {
    const row = box.current!.firstElementChild!;
    row.scrollBy({ left: row.clientWidth * 0.8 });
  };
  return (
    <div class={`swipe-row ${className} ${fades.value}`} ref={box} onScrollCapture={look}>
      {children}
      {hidden.value > 0 && (
        // A pointer's way: the keyboard walks the row, and screen readers read all of it.
        <button type="button" class="swipe-on" tabIndex={-1} aria-hidden="true" onClick={on}>
          +{hidden.value} <Icon name="down" />
        </button>
      )}
    </div>
  );
}
