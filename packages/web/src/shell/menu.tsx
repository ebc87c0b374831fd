import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface MenuProps {
  label: string;
  /** The content of the button. */
  face: ComponentChildren;
  children: (open: Signal<boolean>) => ComponentChildren;
}

/** A button with a popup that closes by Escape, a click elsewhere, or the button. */
export function Menu({ label, face, children }: MenuProps) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: whoever sees the popup can close it, however busy the page is.
  useLayoutEffect(() => {
    if (!open.value) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      open.value = false;
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', leave, true);
    };
  }, [open.value]);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {face}
      </button>
      {open.value && <div class="menu-sheet">{children(open)}</div>}
    </div>
  );
}

export function DotsIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}
