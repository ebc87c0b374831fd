import { clone, type Machine, type State } from '@sandtable/kernel';

/**
 * The number of lines of play from a position, to a given depth in choices: an exact number that a test can pin down.
 * If several seats are asked together, the first answers first. A game that ends earlier counts as one line. Chance
 * comes from the generator in the position, so the count is exact for that position.
 */
export function countLines<T, C>(machine: Machine<T, C>, state: State<T>, depth: number): number {
  const seat = machine.nextSeat(state);
  if (depth === 0 || seat < 0) return 1;
  const options = machine.legal(state, seat);
  if (depth === 1) return options.length;
  let lines = 0;
  for (const option of options) {
    const after = clone(state);
    machine.choose(after, seat, option);
    lines += countLines(machine, after, depth - 1);
  }
  return lines;
}
