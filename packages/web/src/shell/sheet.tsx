import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface SheetProps {
  /** What it is called; or the id of the heading in it that says so. */
  label?: string;
  labelledBy?: string;
  className?: string;
  close(): void;
  children: ComponentChildren;
}

/** A sheet that lies on the table until it is put away: by its button or by Escape. The focus goes there and back. */
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
