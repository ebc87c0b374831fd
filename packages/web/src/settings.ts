import { effect, type Signal, signal } from '@preact/signals';

/** What this reader prefers, kept in the browser where it can be. */
function kept<V extends string>(name: string, values: readonly V[], usual: V): Signal<V> {
  const key = `sandtable.${name}`;
  const stored = read(key) as V | null;
  const choice = signal<V>(stored !== null && values.includes(stored) ? stored : usual);
  effect(() => write(key, choice.value));
  return choice;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'quick', 'off'] as const;

export const theme = kept('theme', THEMES, 'auto');
/** How fast what happened is shown. */
export const speed = kept('speed', SPEEDS, 'calm');
/** Ask before a choice is made, or make it with the first click. */
export const confirming = kept('confirm', ['on', 'off'] as const, 'on');

/** How the reader is called at this screen. */
export function ownName(): string {
  return read('sandtable.name') ?? '';
}
export function setOwnName(name: string): void {
  write('sandtable.name', name);
}

/** Puts the chosen theme on the page. */
export function applyTheme(): void {
  effect(() => {
    const root = document.documentElement;
    if (theme.value === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
}

export function wantsStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
