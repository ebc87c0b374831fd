import { Machine, SPECTATOR, type View, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { AVAILABLE, SPACE } from '../board/board.js';
import { eastFront } from '../game.js';
import {
  AIRPLANE,
  type Faction,
  FLEET,
  GERMAN,
  INFANTRY,
  kindOf,
  SOVIET,
  type Type,
} from '../pieces/pieces.js';
import { positionOf } from '../table.js';
import type { BoardModel } from './board-model.js';
import { cardFaces, ROUND_FACES, SPACE_FACES } from './faces.js';

const machine = new Machine(eastFront);
const boardOf = (seen: View) => seen.board as BoardModel;

/** The public view of a board with exactly these pieces. */
function boardWith(pieces: readonly (readonly [Faction, Type, string])[]) {
  const state = machine.setup('board');
  const position = positionOf(machine.read(state));
  state.table.board.at.fill(AVAILABLE);
  position.forget();
  for (const [faction, type, at] of pieces)
    position.place(position.find(kindOf(faction, type), AVAILABLE), SPACE.index(at));
  return boardOf(view(machine, state, SPECTATOR));
}

describe('the board model', () => {
  it('shows the starting position, stack by stack', () => {
    const board = boardOf(view(machine, machine.setup('start'), SPECTATOR));
    expect(
      board.stacks.find(({ space, kind }) => space === 'warsaw' && kind === 'german infantry')?.count,
    ).toBe(2);
    expect(board.stacks.reduce((sum, { count }) => sum + count, 0)).toBe(33);
    expect(board.stars).toEqual([7, 10]);
    expect(board.spaces.find(({ id }) => id === 'brest')?.control).toBe('allies');
    expect(board.spaces.find(({ id }) => id === 'baltic-sea')?.control).toBe('both');
    expect(board.spaces.find(({ id }) => id === 'black-sea')?.control).toBe('allies');
    expect(board.reserve.soviet).toEqual({ infantry: 8, tank: 3, airplane: 1, fleet: 1 });
    expect(board.combat).toBeNull();
  });

  it('shows the supply path, also over water', () => {
    const board = boardWith([
      [SOVIET, INFANTRY, 'bessarabia'],
      [SOVIET, FLEET, 'black-sea'],
    ]);
    const [infantry] = board.stacks.filter(({ type }) => type === 'infantry');
    expect(infantry.supplied).toBe(true);
    expect(infantry.path.at(0)).toBe('bessarabia');
    expect(SPACE_FACES.find(({ id }) => id === infantry.path.at(-1))?.flags).toContain('soviet');
  });

  it('shows which pieces cut supply, and where', () => {
    const board = boardWith([
      [SOVIET, INFANTRY, 'bessarabia'],
      [SOVIET, FLEET, 'black-sea'],
      [GERMAN, INFANTRY, 'kiev'],
      [GERMAN, INFANTRY, 'sevastopol'],
      [GERMAN, AIRPLANE, 'sevastopol'],
    ]);
    const [fleet] = board.stacks.filter(({ type }) => type === 'fleet');
    expect(fleet.supplied).toBe(false);
    expect(fleet.path).toEqual([]);
    expect(fleet.cuts).toContainEqual({ space: 'sea-of-azov', by: ['sevastopol'] });
    expect(fleet.says).toContain('Sea of Azov is cut by the airplane in Sevastopol');
  });

  it('has a face for every card, space and round', async () => {
    const cards = await cardFaces();
    expect(cards).toHaveLength(110);
    expect(cards.every(({ text, second }) => text.length > 5 && second?.text !== '')).toBe(true);
    expect(SPACE_FACES).toHaveLength(44);
    expect(ROUND_FACES.map(({ scoring }) => scoring).filter(Boolean)).toHaveLength(4);
    expect(ROUND_FACES.at(-1)?.name).toBe('Spring 1945');
  });
});
