import { eastFront } from '@sandtable/east-front';
import { Machine, type View, view } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { boardOf } from './board-of.js';
import { cardOf } from './cards.js';
import { changesOf } from './changes.js';
import { foresee } from './foresee.js';
import { CARDS } from './names.js';

const machine = new Machine(eastFront);
const start = view(machine, machine.setup('foresee'), 0);
const attack = (force: string, space: string) => ({
  text: `attack ${force} ${space}`,
  verb: 'attack',
  label: null,
  touches: [
    { kind: 'force', id: force },
    { kind: 'space', id: space },
  ],
});

/** The start with other pieces. */
function withPieces(rows: readonly [string, string, string, number][]): View {
  const board = boardOf(start);
  const [one] = board.stacks;
  const stacks = rows.map(([faction, type, space, count]) => ({
    ...one,
    id: `${faction} ${type} ${space}`,
    faction: faction as typeof one.faction,
    type: type as typeof one.type,
    space,
    count,
    supplied: true,
  }));
  return { ...start, board: { ...board, stacks } };
}

it('counts the pieces, the rounds and what would be left of an attack', () => {
  const seen = withPieces([
    ['german', 'infantry', 'warsaw', 2],
    ['german', 'tank', 'warsaw', 1],
    ['german', 'airplane', 'east-prussia', 1],
    ['soviet', 'infantry', 'brest', 2],
  ]);
  const lines = foresee(seen, attack('german warsaw', 'brest'));
  expect(lines[0]).toContain('3 in the force and 1 in support');
  expect(lines[1]).toContain('2 in Brest');
  expect(lines[2]).toContain('2 rounds');
  expect(lines[3]).toContain('leave you 3');
  expect(lines[4]).toContain(`${start.places['allies.hand'].length} in hand`);
});

it('says when the force is too small, and when nobody is there', () => {
  const few = withPieces([
    ['german', 'infantry', 'warsaw', 1],
    ['soviet', 'infantry', 'brest', 2],
  ]);
  expect(foresee(few, attack('german warsaw', 'brest'))[3]).toContain('reach only 1 round ');
  const none = withPieces([['german', 'infantry', 'warsaw', 1]]);
  expect(foresee(none, attack('german warsaw', 'brest'))).toHaveLength(1);
});

it('does not promise rounds for which no piece is high enough', () => {
  const seen = withPieces([
    ['german', 'infantry', 'warsaw', 4],
    ['german', 'tank', 'warsaw', 1],
    ['soviet', 'tank', 'brest', 2],
    ['soviet', 'infantry', 'brest', 1],
  ]);
  // The tank pays for the first of their tanks; no infantry pays for the second.
  expect(foresee(seen, attack('german warsaw', 'brest'))[3]).toContain('reach only 2 rounds');
  const enough = withPieces([
    ['german', 'infantry', 'warsaw', 2],
    ['german', 'tank', 'warsaw', 2],
    ['soviet', 'tank', 'brest', 2],
    ['soviet', 'infantry', 'brest', 1],
  ]);
  expect(foresee(enough, attack('german warsaw', 'brest'))[3]).toContain('leave you 2');
});

it('says how a card answers, and not that it leaves the hand', () => {
  const [id] = [...CARDS.values()]
    .filter((card) => card.reaction && card.side === 'axis')
    .map((card) => card.id);
  const react = { text: `react ${id}`, verb: 'react', label: null, touches: [{ kind: 'card', id }] };
  const { line, name } = cardOf(start, id)!.reaction!;
  expect(foresee(start, react)).toEqual([`answer by ${line ?? name}`]);
  const hand = start.places['axis.hand'];
  const after: View = { ...start, places: { ...start.places, 'axis.hand': hand.slice(1) } };
  expect(changesOf(start, after).map(({ text }) => text)).toEqual(['take a card from the hand of the Axis']);
  expect(changesOf(start, after, react)).toEqual([]);
});
