import { effect, type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { afterPaint } from './painting.js';

/** A computed value that stays the same object while it is spelled the same: what shows it need not be rendered again. */
export function useSteady<T>(compute: () => T, spell: (value: T) => string): ReadonlySignal<T> {
  const last = useRef<{ value: T; spelled: string } | null>(null);
  return useComputed(() => {
    const value = compute();
    const spelled = spell(value);
    if (last.current?.spelled !== spelled) last.current = { value, spelled };
    return last.current.value;
  });
}

/**
 * Follows a value after the next paint: what a press changes elsewhere is painted first. When `at` changes, it follows at
 * once: what belongs to an earlier position is never shown in a later one.
 */
export function useAfterPaint<T>(source: ReadonlySignal<T>, at: ReadonlySignal<unknown>): ReadonlySignal<T> {
  const shown = useSignal(source.peek());
  useLayoutEffect(() => {
    let seen = at.peek();
    const show = () => {
      shown.value = source.peek();
    };
    const later = afterPaint(show);
    const stop = effect(() => {
      void source.value;
      if (at.value === seen) return later.ask();
      seen = at.value;
      later.stop();
      show();
    });
    return () => {
      stop();
      later.stop();
    };
  }, [source, at]);
  return shown;
}
