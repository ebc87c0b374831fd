import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { SPACE } from '../board/board.js';
import { eastFront } from '../game.js';
import { AIRPLANE, AVAILABLE, FLEET, GERMAN, INFANTRY, kindOf, SOVIET } from '../pieces/pieces.js';
import { positionOf } from '../table.js';
import { CARD_FACES, lookAt, ROUND_FACES, SPACE_FACES } from './board-model.js';

const machine = new Machine(eastFront);

/** A board with these pieces and no others, as everybody sees it. */
function lookWith(pieces: readonly (readonly [number, number, string])[]) {
  const state = machine.setup('look');
  const position = positionOf(machine.read(state));
  state.table.board.at.fill(AVAILABLE);
  position.forget();
  for (const [faction, type, at] of pieces)
    position.place(position.find(kindOf(faction, type), AVAILABLE), SPACE.index(at));
  return lookAt(view(machine, state, SPECTATOR));
}

describe('what a drawn board shows', () => {
  it('is the position of the start, stack by stack', () => {
    const look = lookAt(view(machine, machine.setup('start'), SPECTATOR));
    expect(
      look.stacks.find(({ space, kind }) => space === 'warsaw' && kind === 'german infantry')?.count,
    ).toBe(2);
    expect(look.stacks.reduce((sum, { count }) => sum + count, 0)).toBe(33);
    expect(look.stars).toEqual([7, 10]);
    expect(look.spaces.find(({ id }) => id === 'brest')?.control).toBe('allies');
    expect(look.spaces.find(({ id }) => id === 'baltic-sea')?.control).toBe('both');
    expect(look.spaces.find(({ id }) => id === 'black-sea')?.control).toBe('allies');
    expect(look.reserve.soviet).toEqual({ infantry: 8, tank: 3, airplane: 1, fleet: 1 });
    expect(look.combat).toBeNull();
  });

  it('tells the way of supply, over water as well', () => {
    const look = lookWith([
      [SOVIET, INFANTRY, 'bessarabia'],
      [SOVIET, FLEET, 'black-sea'],
    ]);
    const [infantry] = look.stacks.filter(({ type }) => type === 'infantry');
    expect(infantry.supplied).toBe(true);
    expect(infantry.path.at(0)).toBe('bessarabia');
    expect(SPACE_FACES.find(({ id }) => id === infantry.path.at(-1))?.flags).toContain('soviet');
  });

  it('tells who cuts it, and where', () => {
    const look = lookWith([
      [SOVIET, INFANTRY, 'bessarabia'],
      [SOVIET, FLEET, 'black-sea'],
      [GERMAN, INFANTRY, 'kiev'],
      [GERMAN, INFANTRY, 'sevastopol'],
      [GERMAN, AIRPLANE, 'sevastopol'],
    ]);
    const [fleet] = look.stacks.filter(({ type }) => type === 'fleet');
    expect(fleet.supplied).toBe(false);
    expect(fleet.path).toEqual([]);
    expect(fleet.cuts).toContainEqual({ space: 'sea-of-azov', by: ['sevastopol'] });
    expect(fleet.says).toContain('Sea of Azov is cut by the airplane in Sevastopol');
  });

  it('has a face for every card, space and round', () => {
    expect(CARD_FACES).toHaveLength(110);
    expect(SPACE_FACES).toHaveLength(44);
    expect(ROUND_FACES.map(({ scoring }) => scoring).filter(Boolean)).toHaveLength(4);
    expect(ROUND_FACES.at(-1)?.name).toBe('Spring 1945');
  });
});
