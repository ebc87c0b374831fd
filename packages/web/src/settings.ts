import { effect, type Signal, signal } from '@preact/signals';

/** A setting, kept in browser storage if possible. */
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
    // Without browser storage it lasts as long as the page.
  }
}

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'quick', 'off'] as const;

export const theme = kept('theme', THEMES, 'auto');
/** The speed of films. */
export const speed = kept('speed', SPEEDS, 'calm');
/** Ask for confirmation, or make a choice with the first click. */
export const confirming = kept('confirm', ['on', 'off'] as const, 'on');

/** The player's name at this screen. */
export function ownName(): string {
  return read('sandtable.name') ?? '';
}
export function setOwnName(name: string): void {
  write('sandtable.name', name);
}

/** Applies the chosen theme to the page. */
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
