import { type Game, names, rulesOf, say } from '@sandtable/kernel';
import { about } from './about.js';

/**
 * Noughts and crosses: the smallest complete game on the kernel, and the one benchmarked against other engines in
 * bench/. No hidden information and no dice; one process for the turns, one question for the move.
 */
interface Table {
  /** 0 for an empty cell, otherwise 1 + the seat whose mark it holds. */
  cells: number[];
}

const CELLS = names('cell', ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const { process, question, refusal } = rulesOf<Table, null>();

const taken = refusal('mark.empty-cell', (u, _, cell) => {
  const owner = u.game.seats[u.table.cells[cell] - 1];
  return `${say`${CELLS.name(cell)} already holds a mark of ${owner.name}`}; see mark.empty-cell`;
});

const turn = process<{ seat: number }>('turn', (u, f) => {
  if (f.step++ === 0) return u.push(mark, { seat: f.seat });
  if (hasLine(u.table.cells, f.seat)) return u.end(f.seat, points(f.seat), 'end.line');
  if (!u.table.cells.includes(0)) return u.end(-1, [0, 0], 'end.full-board');
  u.done();
  u.push(turn, { seat: 1 - f.seat });
});

const mark = question<{ seat: number }>('mark', {
  seats: (_, f) => 1 << f.seat,
  prompt: (u, _, seat) => say`${u.game.seats[seat].name} marks an empty cell`,
  anchor: 'mark.empty-cell',
  verbs: [
    {
      name: 'mark',
      domain: CELLS,
      check: (u, _, cell) => (u.table.cells[cell] === 0 ? null : taken),
      apply(u, f, cell) {
        u.table.cells[cell] = 1 + f.seat;
        u.log('marked', f.seat, cell);
      },
    },
  ],
});

function hasLine(cells: readonly number[], seat: number): boolean {
  return LINES.some((line) => line.every((cell) => cells[cell] === 1 + seat));
}

function points(winner: number): number[] {
  return winner === 0 ? [1, 0] : [0, 1];
}

function drawCell(cell: number): string {
  return cell === 0 ? '.' : 'OX'[cell - 1];
}

export const noughts: Game<Table, null> = {
  ...about,
  ruleset: 2,
  olderRulesets: [1],
  onlyChoiceSince: 2,
  options: {},
  facts: () => null,
  rules: [turn, mark],
  table: () => ({ cells: [0, 0, 0, 0, 0, 0, 0, 0, 0] }),
  begin: (u) => u.push(turn, { seat: 0 }),
  logTexts: {
    marked: (_, [seat, cell]) => say`${about.seats[seat].name} marks ${CELLS.name(cell)}`,
  },
  scores: (u) => u.state.outcome?.scores ?? [0, 0],
  drawText: (u) =>
    [0, 3, 6]
      .map((row) =>
        u.table.cells
          .slice(row, row + 3)
          .map(drawCell)
          .join(' '),
      )
      .join('\n'),
  lexicon: () => ({ names: CELLS.values.map((cell) => CELLS.name(cell)), cards: {} }),
  findings: (u) =>
    LINES.filter((line) => line.some((cell) => u.table.cells[cell] !== 0)).map((line) => ({
      about: line.map((cell) => CELLS.name(cell)).join('-'),
      says: line.map((cell) => drawCell(u.table.cells[cell])).join(' '),
    })),
};
