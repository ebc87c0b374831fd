import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, preferredLanguage } from './languages/index.js';

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
/**
 * Ask for confirmation, or make a choice with one gesture. It has a new name: under the old one every browser has "on",
 * whether anybody wished that or not.
 */
export const confirming = kept('ask-first', ['on', 'off'] as const, 'off');

/** Hints beside the questions. */
export const hints = kept('hints', ['on', 'off'] as const, 'on');

/** The language of the page. */
export const languageSetting = kept(
  'language',
  LANGUAGES,
  preferredLanguage(globalThis.navigator?.languages ?? []),
);

/** Against bots only: answer questions that leave nothing to choose, or ask them. */
export const idleQuestions = kept('idle-questions', ['skip', 'ask'] as const, 'skip');

export const VOLUMES = ['off', 'soft', 'full'] as const;
/** Sounds: off on phones unless somebody wants them. */
export const volume = kept(
  'volume',
  VOLUMES,
  globalThis.matchMedia?.('(pointer: coarse)').matches ? 'off' : 'soft',
);

export const PACES = ['brief', 'usual', 'long'] as const;
/** How long bots that search may think. */
export const pace = kept('pace', PACES, 'usual');
/** The same in milliseconds. */
export const PACE_TIMES = { brief: 300, usual: 1000, long: 5000 } as const;

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
    colourFrame(theme.value);
  });
}

/** The browser's own frame has the colour of the page's head, also in a theme that is not the system's. */
function colourFrame(chosen: (typeof THEMES)[number]): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = (scheme: string) => `(prefers-color-scheme: ${scheme})`;
    meta.dataset.scheme ??= meta.media;
    const isChosen = meta.dataset.scheme === of(chosen);
    meta.media = chosen === 'auto' ? meta.dataset.scheme : isChosen ? 'all' : 'not all';
  }
}

export function wantsStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
