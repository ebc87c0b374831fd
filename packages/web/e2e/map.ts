import { QMG_WW2 } from '@sandtable/maps';
import type { Page } from 'playwright-core';

/** Where a space is on the screen: the middle of its first counter place. */
export async function placeOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const shape = QMG_WW2.spaces.find(({ id }) => id === space);
  if (!shape) throw new Error(`there is no space ${space}`);
  const { left, top, dx, dy, k } = await page.evaluate(() => {
    const box = document.querySelector('.map-window')!.getBoundingClientRect();
    const style = document.querySelector<HTMLElement>('.map-wrapper')!.style.transform;
    const [x, y, scale] = [...style.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([number]) => Number(number));
    return { left: box.left, top: box.top, dx: x, dy: y, k: scale };
  });
  const [x, y] = shape.counters[0];
  const turn = QMG_WW2.period * k;
  const px = x * k + dx;
  return { x: left + (((px % turn) + turn) % turn), y: top + y * k + dy };
}
