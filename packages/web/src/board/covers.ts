import type { Box } from './drawing.js';

/** What lies over the map: nothing that is asked about or shown should be under it. */
const OVER_THE_MAP =
  '.board-tools, .map-inset, .overlay-bar, .ticker-tabs, .since, .film-bar, .film-card, [data-over-map]';

/** What lies over the map, in pixels of its window. */
export function coversOf(root: HTMLElement): Box[] {
  const window = root.querySelector('.map-window')?.getBoundingClientRect();
  if (!window) return [];
  const area = root.closest('.board-area') ?? root;
  return [...area.querySelectorAll<HTMLElement>(OVER_THE_MAP)]
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(
      ({ left, top, right, bottom }): Box => [
        left - window.left,
        top - window.top,
        right - window.left,
        bottom - window.top,
      ],
    )
    .filter(
      ([left, top, right, bottom]) => right > 0 && bottom > 0 && left < window.width && top < window.height,
    );
}
