import type { View } from '@sandtable/kernel';
import type { TableView } from '@sandtable/protocol';
import { describe, expect, it } from 'vitest';
import { blankTable, blankView } from '../../table/blank-table.js';
import { SinceLastTurn } from './since.js';

/** The board of these tests: the table of a view is the seat whose turn it is, and what has been built. */
const board = {
  moment: (table: unknown) => ({ key: '', round: '', label: '', seat: (table as { turn: string }).turn }),
  changes: (before: View, after: View) => {
    const [was, is] = [before, after].map(({ table }) => (table as { built: string[] }).built);
    return is
      .filter((one) => !was.includes(one))
      .map((one) => ({ key: one, kind: 'gain' as const, text: one, marks: [] }));
  },
  isHeading: (line: string) => line.startsWith('Turn'),
};

/** The table after these choices, in the turn of a seat. Choices are "seat what". */
function table(turn: string | null, ...choices: string[]): TableView {
  const built = choices.filter((one) => one.includes('builds'));
  const lines = choices.map((text, at) => ({ at: at + 1, seat: text.split(' ')[0], text }));
  const log = choices.flatMap((text, at) => [
    { at: at + 1, text: 'Turn of somebody' },
    { at: at + 1, text },
  ]);
  const seats = ['a', 'b'];
  const each = <V>(value: V) => Object.fromEntries(seats.map((seat) => [seat, value]));
  return blankTable({
    log: each(log),
    lines: each(lines),
    earlier: each({ log: 0, lines: 0 }),
    views: each(blankView({ table: { turn, built } })),
  });
}

const linesOf = ({ told }: SinceLastTurn) => told.value.flatMap(({ lines }) => lines);
const textsOf = ({ changes }: SinceLastTurn) => changes.value.map(({ text }) => text);

describe('what happened since the last turn', () => {
  it('is what the others did, without headings, until the player acts in their own turn', () => {
    const since = new SinceLastTurn(board);
    const arrive = (turn: string | null, ...choices: string[]) =>
      since.arrive(table(turn, ...choices), 'a', [['a']]);
    arrive('a');
    arrive('b', 'a ends');
    expect([linesOf(since), textsOf(since)]).toEqual([[], []]);
    arrive('b', 'a ends', 'b builds hill');
    arrive('a', 'a ends', 'b builds hill', 'b ends');
    expect(linesOf(since)).toEqual(['b builds hill', 'b ends']);
    expect(textsOf(since)).toEqual(['b builds hill']);
    expect(since.frames).toHaveLength(3);
    arrive('a', 'a ends', 'b builds hill', 'b ends', 'a builds ford');
    expect([linesOf(since), textsOf(since)]).toEqual([[], []]);
  });

  it('goes on over a reaction in the turn of another', () => {
    const since = new SinceLastTurn(board);
    const arrive = (turn: string, ...choices: string[]) =>
      since.arrive(table(turn, ...choices), 'a', [['a']]);
    arrive('a');
    arrive('b', 'a ends');
    arrive('b', 'a ends', 'b builds hill');
    arrive('b', 'a ends', 'b builds hill', 'a passes');
    expect(linesOf(since)).toEqual(['b builds hill', 'a passes']);
    expect(textsOf(since)).toEqual(['b builds hill']);
  });

  it('is told to each player at a screen for themselves', () => {
    const since = new SinceLastTurn(board);
    const players = [['a'], ['b']];
    since.arrive(table('a'), 'a', players);
    since.arrive(table('b', 'a builds ford'), 'b', players);
    expect(linesOf(since)).toEqual(['a builds ford']);
    since.arrive(table('a', 'a builds ford', 'b builds hill'), 'a', players);
    expect(linesOf(since)).toEqual(['b builds hill']);
    expect(textsOf(since)).toEqual(['b builds hill']);
  });

  it('is nothing for a spectator', () => {
    const since = new SinceLastTurn(board);
    since.arrive(table('a'), null, []);
    since.arrive(table('b', 'a builds ford'), null, []);
    expect([linesOf(since), textsOf(since)]).toEqual([[], []]);
  });

  it('begins at the last visit for somebody who comes back', () => {
    const since = new SinceLastTurn(board);
    const now = table('a', 'a ends', 'b builds hill', 'b ends');
    since.arrive(now, 'a', [['a']]);
    expect(textsOf(since)).toEqual([]);
    since.beginAt(now, [table('b', 'a ends'), table('b', 'a ends', 'b builds hill')], 'a');
    expect(linesOf(since)).toEqual(['b builds hill', 'b ends']);
    expect(textsOf(since)).toEqual(['b builds hill']);
  });

  it('forgets lines that were taken back', () => {
    const since = new SinceLastTurn(board);
    since.arrive(table('b', 'b builds hill', 'b ends'), 'a', [['a']]);
    since.arrive(table('b', 'b builds hill'), 'a', [['a']]);
    since.arrive(table('b', 'b builds hill', 'b builds ford'), 'a', [['a']]);
    expect(linesOf(since)).toEqual(['b builds ford']);
  });
});
