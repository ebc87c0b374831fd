import type { HexGrid } from '@sandtable/hex';

const [EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST] = [0, 1, 2, 3, 4, 5];

/**
 * The hex that an arrow key leads to; at the edge, the same hex. Rows are straight: left and right stay in the row, up
 * and down alternate between the two sides, to stay in the same column.
 */
export function stepByKey(grid: HexGrid, hex: number, key: string): number {
  const shifted = (grid.rowOf(hex) & 1) === 1;
  const ways: Record<string, number[]> = {
    ArrowLeft: [WEST],
    ArrowRight: [EAST],
    ArrowUp: shifted ? [NORTH_WEST, NORTH_EAST] : [NORTH_EAST, NORTH_WEST],
    ArrowDown: shifted ? [SOUTH_WEST, SOUTH_EAST] : [SOUTH_EAST, SOUTH_WEST],
  };
  for (const side of ways[key] ?? []) {
    const next = grid.neighbour(hex, side);
    if (next >= 0) return next;
  }
  return hex;
}
