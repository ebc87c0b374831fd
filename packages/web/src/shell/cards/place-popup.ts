/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Where a popup of this size goes: inside the window, never over what is pointed at, and as little as possible over
 * what must stay readable (the question). Of equally good places the first: above, left, right, below.
 */
export function placePopup(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  keepFree: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const clamp = (at: number, length: number, end: number) =>
    Math.max(EDGE, Math.min(at, end - length - EDGE));
  const x = clamp(anchor.left + anchor.width / 2 - width / 2, width, window.width);
  const y = clamp(anchor.top + anchor.height / 2 - height / 2, height, window.height);
  const above = { left: x, top: anchor.top - height - GAP };
  const below = { left: x, top: anchor.top + anchor.height + GAP };
  const left = { left: anchor.left - width - GAP, top: y };
  const right = { left: anchor.left + anchor.width + GAP, top: y };
  // Beside everything that must stay readable, at the height of what is pointed at.
  const beside = keepFree.flatMap((box) => [
    { left: box.left - width - GAP, top: y },
    { left: box.left + box.width + GAP, top: y },
    { left: x, top: box.top - height - GAP },
    { left: x, top: box.top + box.height + GAP },
  ]);
  const best = { place: above, cost: Number.POSITIVE_INFINITY };
  for (const place of [above, left, right, below, ...beside]) {
    const box = {
      left: clamp(place.left, width, window.width),
      top: clamp(place.top, height, window.height),
      width,
      height,
    };
    const covered = keepFree.reduce((sum, free) => sum + overlap(box, free), 0);
    const cost = overlap(box, anchor) * 1000 + covered;
    if (cost < best.cost) {
      best.place = { left: box.left, top: box.top };
      best.cost = cost;
    }
  }
  return best.place;
}
