import type { HexSheet, Point } from '@sandtable/hex';
import type { Level } from './levels.js';
import type { HexUnit } from './model.js';

/** How far the middle of a stack is above the middle of its hex, to leave room for the name. */
const LIFT = 0.07;
/** Maximum width of a stack, in counters: a higher one is pushed together. */
const WIDEST = 0.6;

export interface PlacedCounter {
  unit: HexUnit;
  /** The middle of the counter, in hexes. */
  at: Point;
}

/** The units of each hex, the strongest last, on top. */
export function stacksOf(units: readonly HexUnit[]): Map<number, HexUnit[]> {
  const stacks = new Map<number, HexUnit[]>();
  for (const unit of units) {
    const stack = stacks.get(unit.hex);
    if (stack) stack.push(unit);
    else stacks.set(unit.hex, [unit]);
  }
  for (const stack of stacks.values()) stack.sort((a, b) => a.weight - b.weight);
  return stacks;
}

/** The positions of the counters of a stack from bottom to top: each up and to the right of the previous one. */
export function stackLayout(sheet: HexSheet, stack: readonly HexUnit[], level: Level): PlacedCounter[] {
  const centre = sheet.centre(stack[0].hex);
  const { counterSize, stackStep } = level;
  const step = Math.min(stackStep, WIDEST / Math.max(1, stack.length - 1)) * counterSize;
  return stack.map((unit, i) => {
    const off = (i - (stack.length - 1) / 2) * step;
    return { unit, at: { x: centre.x + off, y: centre.y - LIFT - off } };
  });
}

/** The topmost unit at a point of the map; null if there is no counter. */
export function unitAt(
  sheet: HexSheet,
  stacks: ReadonlyMap<number, readonly HexUnit[]>,
  level: Level,
  point: Point,
): HexUnit | null {
  const hex = sheet.hexAt(point);
  // A high stack extends into the hexes above it.
  const near = [hex, ...[4, 5, 3, 0].map((side) => (hex < 0 ? -1 : sheet.grid.neighbour(hex, side)))];
  const half = level.counterSize / 2;
  for (const one of near) {
    const stack = stacks.get(one);
    if (!stack) continue;
    const found = stackLayout(sheet, stack, level)
      .reverse()
      .find(({ at }) => Math.abs(point.x - at.x) <= half && Math.abs(point.y - at.y) <= half);
    if (found) return found.unit;
  }
  return null;
}
