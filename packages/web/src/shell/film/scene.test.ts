import type { GameInfo, View } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { BoardModule, Change } from '../../boards/board-module.js';
import { makeBoard } from '../../boards/generic/index.js';
import { blankView } from '../../table/blank-table.js';
import { sceneOf } from './scene.js';

const about: GameInfo = {
  id: 'raid',
  title: 'Raid',
  blurb: '',
  credits: '',
  seats: [
    { id: 'red', name: 'Red', side: 0 },
    { id: 'blue', name: 'Blue', side: 1 },
  ],
  sides: [
    { id: 'reds', name: 'Reds' },
    { id: 'blues', name: 'Blues' },
  ],
};

const space = (id: string) => ({ kind: 'space', id });
const mark = (id: string, how: 'new' | 'gone') => ({ touch: space(id), seat: 'red', how });

function boardWith(changes: readonly Change[], more: Partial<BoardModule> = {}): BoardModule {
  return { ...makeBoard(about), changes: () => changes, ...more };
}
const view = (scores = [0, 0]): View => ({ ...blankView(), scores });

describe('a scene', () => {
  it('is nothing where nothing can be seen', () => {
    const drew: Change = { key: 'drew', kind: 'card', text: 'draws', marks: [] };
    const board = boardWith([drew], { scene: () => ({ by: 'red', card: null, arrows: [] }) });
    expect(sceneOf(board, view(), view(), [{ seat: 'red', text: 'draw' }], ['Red draws'])).toBeNull();
  });

  it('shows pieces that come and go, and the camera goes there', () => {
    const changes: Change[] = [
      { key: 'new', kind: 'gain', text: '', marks: [mark('hill', 'new')] },
      { key: 'gone', kind: 'loss', text: '', marks: [mark('ford', 'gone')] },
      {
        key: 'fed',
        kind: 'supply',
        text: '',
        marks: [{ touch: space('far away'), seat: 'red', how: 'fed' as const }],
      },
    ];
    const scene = sceneOf(boardWith(changes), view(), view(), [{ seat: 'red', text: 'build hill' }]);
    expect(scene?.by).toBe('red');
    expect(scene?.marks).toEqual([mark('hill', 'new'), mark('ford', 'gone')]);
    expect(scene?.at).toEqual([space('hill'), space('ford')]);
  });

  it('draws an arrow for a piece that leaves one place for another, once', () => {
    const moved: Change = {
      key: 'moved',
      kind: 'gain',
      text: '',
      marks: [mark('hill', 'new'), mark('ford', 'gone')],
    };
    const arrow = { from: space('ford'), to: space('hill'), how: 'move' as const };
    expect(sceneOf(boardWith([moved]), view(), view(), [])?.arrows).toEqual([arrow]);
    const cued = boardWith([moved], { scene: () => ({ by: 'red', card: null, arrows: [arrow] }) });
    expect(sceneOf(cued, view(), view(), [])?.arrows).toEqual([arrow]);
  });

  it('shows the card that the game names, and the points of every side', () => {
    const board = boardWith([], {
      scene: (_, __, [choice]) => ({ by: choice.seat, card: { id: 'raid', seat: 'blue' }, arrows: [] }),
    });
    const scene = sceneOf(board, view([1, 5]), view([3, 4]), [{ seat: 'blue', text: 'play raid' }], ['…']);
    expect([scene?.by, scene?.card?.id, scene?.told]).toEqual(['blue', 'raid', ['…']]);
    expect(scene?.points).toEqual([
      { side: 'reds', name: 'Reds', gained: 2 },
      { side: 'blues', name: 'Blues', gained: -1 },
    ]);
  });

  it('has words alone for a game without a drawn board', () => {
    const drew: Change = { key: 'drew', kind: 'card', text: 'draws', marks: [] };
    expect(sceneOf(boardWith([drew]), view(), view(), [], ['Red draws'])?.told).toEqual(['Red draws']);
  });
});
