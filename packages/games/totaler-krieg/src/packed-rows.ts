/*
 * Rows of cells for a page to load: column by column, since the cells of a column resemble each other and compress well
 * together. A column is three lines: the values that appear more than once, sorted, so that similar columns are written
 * alike; the others in their order; and a character for each row: ONCE for the next of the others, or one of the first.
 */

const ONCE = '!';

/** "0", "1" … "[", then past the characters that JSON or UTF-8 write in a longer way. */
const character = (value: number) => String.fromCharCode(value < 44 ? 48 + value : 117 + value);
const valueAt = (code: number) => (code < 92 ? code - 48 : code - 117);

/** Rows of equally many cells, packed. */
export function packRows(rows: readonly (readonly string[])[]): string {
  return rows[0].map((_, column) => packColumn(rows.map((cells) => cells[column]))).join('\n');
}

function packColumn(cells: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const isOnce = (cell: string) => counts.get(cell) === 1;
  const repeated = [...counts.keys()].filter((cell) => !isOnce(cell)).sort();
  const characters = cells.map((cell) => (isOnce(cell) ? ONCE : character(repeated.indexOf(cell))));
  return [repeated.join('|'), cells.filter(isOnce).join('|'), characters.join('')].join('\n');
}

/** The cells of packed rows. */
export function unpackRows(packed: string): string[][] {
  const lines = packed.split('\n');
  const rows = Array.from(lines[2], (): string[] => []);
  for (let line = 0; line < lines.length; line += 3) {
    const [repeated, once] = [lines[line].split('|'), lines[line + 1].split('|')];
    const characters = lines[line + 2];
    let next = 0;
    for (let row = 0; row < characters.length; row++) {
      const cell = characters[row] === ONCE ? once[next++] : repeated[valueAt(characters.charCodeAt(row))];
      rows[row].push(cell);
    }
  }
  return rows;
}
