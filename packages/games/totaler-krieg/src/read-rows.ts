/** The rows of a table in a data file: one per line, the cells separated by bars. */
export function readRows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** The words of a cell. */
export function wordsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' ');
}
