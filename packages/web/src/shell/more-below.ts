import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { beforePaint } from './painting.js';

/** Less than this is no more to see, in pixels. */
const EDGE = 4;

/** Whether a box that scrolls has more below what it shows. */
export function useMoreBelow(
  box: { current: HTMLElement | null },
  isThere: boolean,
): ReadonlySignal<boolean> {
  const more = useSignal(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      more.value = scrollTop + clientHeight < scrollHeight - EDGE;
    };
    const measuring = beforePaint(measure);
    measuring.ask();
    const size = new ResizeObserver(measure);
    size.observe(element);
    const change = new MutationObserver(measuring.ask);
    change.observe(element, {
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
      subtree: true,
    });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      measuring.stop();
      size.disconnect();
      change.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [isThere]);
  return more;
}
