import type { Game, State } from '../src/index.js';

/** A game of two seats with defaults for everything that a test does not care about. */
export function tinyGame<T, C = null>(
  parts: Pick<Game<T, C>, 'rules' | 'table' | 'begin'> & Partial<Game<T, C>>,
): Game<T, C> {
  return {
    id: 'tiny',
    title: 'Tiny',
    blurb: 'A game for a test.',
    credits: 'Nobody',
    ruleset: 1,
    seats: [
      { id: 'ann', name: 'Ann', side: 0 },
      { id: 'bob', name: 'Bob', side: 1 },
    ],
    sides: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    options: {},
    facts: () => null as C,
    logTexts: {},
    scores: () => [0, 0],
    drawText: () => '',
    findings: () => [],
    ...parts,
  };
}

/** A state that is empty except for its places, items and table, for tests of places. */
export function emptyState<T>(places: number[][], items: number, table: T): State<T> {
  return {
    frames: [],
    chance: [1, 2, 3, 4],
    places,
    known: new Array<number>(items).fill(0),
    table,
    outcome: null,
    count: 0,
  };
}
