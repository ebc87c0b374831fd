import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { to } from '../route.js';
import { RuleText } from '../rules/rule-text.js';
import { w } from '../words/index.js';

/** The anchor of a rule: a click shows its text without leaving the table. */
export function RuleLink({ game, anchor }: { game: string; anchor: string }) {
  const open = useSignal(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open.value) return;
    const leave = (event: Event) => {
      if (
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)
      ) {
        open.value = false;
        if (event instanceof KeyboardEvent) event.stopPropagation();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave, true);
    };
  }, [open.value]);
  return (
    <span class="rule-link" ref={box}>
      <button
        type="button"
        class="link"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {anchor}
      </button>
      {open.value && (
        <span class="popover" role="note">
          <RuleText game={game} anchor={anchor} />
          <a href={to('rules', game, anchor)} target="_blank" rel="noopener">
            {w.rules.open}
          </a>
        </span>
      )}
    </span>
  );
}
