import type { HexSheet } from '@sandtable/hex';
import { CORNER, ROW_HEIGHT } from '@sandtable/hex';

/** A part of the map, in hexes. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The rect padded on every side, clipped to the map. */
export function padRect(rect: Rect, dx: number, dy: number, sheet: HexSheet): Rect {
  const x = Math.max(-1, rect.x - dx);
  const y = Math.max(-1, rect.y - dy);
  return {
    x,
    y,
    width: Math.max(0.1, Math.min(sheet.width + 1, rect.x + rect.width + dx) - x),
    height: Math.max(0.1, Math.min(sheet.height + 1, rect.y + rect.height + dy) - y),
  };
}

/** The hexes that are at least partly in a part of the map. */
export function* hexesIn(sheet: HexSheet, rect: Rect): Generator<number> {
  const { grid } = sheet;
  const rowOf = (y: number) => grid.rows - 1 - (y - CORNER) / ROW_HEIGHT;
  const low = Math.max(0, Math.floor(rowOf(rect.y + rect.height + CORNER)));
  const high = Math.min(grid.rows - 1, Math.ceil(rowOf(rect.y - CORNER)));
  const left = Math.max(0, Math.floor(rect.x - 1.5));
  const right = Math.min(grid.columns - 1, Math.ceil(rect.x + rect.width));
  for (let row = high; row >= low; row--) {
    for (let column = left; column <= right; column++) {
      const hex = grid.at(row, column);
      if (grid.has(hex)) yield hex;
    }
  }
}
