import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface SheetProps {
  /** The accessible name; or `labelledBy`, the id of a heading. */
  label?: string;
  labelledBy?: string;
  className?: string;
  close(): void;
  children: ComponentChildren;
}

/** A dialog over the table, closed by its button or Escape. It takes the focus and gives it back. */
export function Sheet({ label, labelledBy, className = '', close, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('keydown', leave, true);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      class={`sheet ${className}`}
      role="dialog"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      ref={box}
    >
      {children}
    </div>
  );
}
