/** The order in which the sides of a hex are packed: opposite ones together, since they have the same marks. */
const SIDES = [0, 3, 1, 4, 2, 5];

/** A row of data/hexes.ts for packing: map, row and column, and the six sides, are cells of their own. */
export function cellsOfHex([id, ...others]: readonly string[]): string[] {
  const sides = others.pop()!.split(' ');
  return [id[0], id.slice(1, 3), id.slice(3), ...others, ...SIDES.map((side) => sides[side])];
}

/** The row of data/hexes.ts. */
export function hexOfCells([map, row, column, ...others]: readonly string[]): string[] {
  const packed = others.splice(-SIDES.length);
  const sides = SIDES.map((_, side) => packed[SIDES.indexOf(side)]);
  return [map + row + column, ...others, sides.join(' ')];
}
