import { Machine, SPECTATOR, type SpelledOption, type View, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { describe, expect, it } from 'vitest';
import { joinersOf } from './joiners.js';
import { tableOf } from './units.js';

const game = (await findGame('totaler-krieg'))!;
const machine = new Machine<unknown, unknown>(game, { scenario: 'barbarossa' });
const opening = view(machine, machine.setup('joiners'), SPECTATOR);
const table = tableOf(opening.table);

/** Lvov has been taken from e3503; these units are where they are said to be. */
function advancing(...units: [id: string, hex: string][]): View {
  return {
    ...opening,
    table: {
      ...table,
      units: units.map(([id, hex]) => ({ id, hex })),
      attack: {
        hex: 'e3504',
        blitz: true,
        with: units.map(([id]) => id),
        ...{ hq: null, defenders: [], defendersHq: null, air: 0, enemyAir: 0, held: null, odds: null },
        ...{ rolled: null, results: [], part: 'advance' },
      },
    },
  };
}

const advance = (id: string): SpelledOption => ({
  text: `advance ${id}`,
  verb: 'advance',
  touches: [{ kind: 'unit', id }],
  label: null,
});
const done: SpelledOption = { text: 'done', verb: 'done', touches: [], label: null };

function advancers(...units: [id: string, hex: string][]): (string | undefined)[] | undefined {
  const open = units.filter(([, hex]) => hex !== 'e3504').map(([id]) => advance(id));
  return joinersOf(advancing(...units), [...open, done])?.map(({ touches }) => touches[0]?.id);
}

describe('who advances together', () => {
  it('begins with armor, then the strongest', () => {
    expect(advancers(['de-inf-1', 'e3503'], ['de-army-6', 'e3604'], ['de-army-1p', 'e3503'])).toEqual([
      ...['de-army-1p', 'de-army-6', 'de-inf-1'],
    ]);
  });

  it('leaves out who finds no room: 9.2a', () => {
    expect(
      advancers(
        ['de-army-1p', 'e3504'],
        ['de-arm-1', 'e3504'],
        ['de-army-6', 'e3604'],
        ['de-inf-1', 'e3503'],
      ),
    ).toEqual(['de-inf-1']);
    expect(
      advancers(['de-inf-2', 'e3504'], ['de-inf-3', 'e3504'], ['de-arm-1', 'e3504'], ['de-inf-1', 'e3503']),
    ).toEqual([]);
  });

  it('is nobody outside an advance', () => {
    expect(joinersOf(opening, [done])).toBeNull();
  });
});
