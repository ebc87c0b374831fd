import { w } from '../../languages/index.js';
import { speed } from '../../settings.js';
import { announce } from '../announce.js';
import type { Film } from './film.js';

/** Films become faster, or slow again. */
export function turnSpeed(): void {
  speed.value = speed.value === 'quick' ? 'calm' : 'quick';
  announce(speed.value === 'quick' ? w.film.isQuick : w.film.isCalm);
}

/** No films any more; the settings bring them back. */
export function turnOff(film: Film): void {
  speed.value = 'off';
  film.skip();
  announce(w.film.isOff);
}

/**
 * While a film runs: → or Space goes on to the next scene, a full stop makes it faster, a comma turns films off. Esc
 * skips to the end, as everywhere.
 */
export function listenToFilmKeys(film: Film): () => void {
  const act = (event: KeyboardEvent) => {
    if (!film.running.value || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    if (target instanceof HTMLElement) {
      if (target.closest('input, textarea, select, [contenteditable], [role=tablist], dialog')) return;
      if (event.key === ' ' && target.closest('button, a, summary, [role=button]')) return;
    }
    if (event.key === 'ArrowRight' || event.key === ' ') film.nextScene();
    else if (event.key === '.') turnSpeed();
    else if (event.key === ',') turnOff(film);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the map, which the same keys would move.
  document.addEventListener('keydown', act, true);
  return () => document.removeEventListener('keydown', act, true);
}
