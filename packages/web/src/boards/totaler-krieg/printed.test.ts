import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { COUNTER, SHEET } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { inspectHex } from './inspect.js';
import { modelOf } from './map-model.js';
import { faceOf, tableOf } from './units.js';

const game = (await findGame('totaler-krieg'))!;
const viewOf = (options: Record<string, string>) => {
  const machine = new Machine<unknown, unknown>(game, { scenario: 'barbarossa', ...options });
  return view(machine, machine.setup('printed'), SPECTATOR);
};

it('shows counters and Strategic Hexes as an owner has entered them', () => {
  const minsk = SHEET.hexAt('e3906');
  const usual = viewOf({});
  const own = viewOf({ values: 'strategic-hexes.e3906:none;counters.de-army-1:9-8-5/3|7-6-5/2' });
  const shown = (one: typeof usual) => {
    const table = tableOf(one.table);
    const id = COUNTER.name(COUNTER.index('de-army-1'));
    return [faceOf(table, { id }).strengths, faceOf(table, { id, face: 'reduced' }).strengths];
  };
  expect(tableOf(usual.table).printed).toBeUndefined();
  expect(shown(usual)).toEqual([
    [5, 6, 2],
    [3, 4, 2],
  ]);
  expect(shown(own)).toEqual([
    [9, 8, 5],
    [7, 6, 5],
  ]);
  const isStar = (one: typeof usual) =>
    modelOf(tableOf(one.table)).places.find(({ hex }) => hex === minsk)?.star;
  expect([isStar(usual), isStar(own), isStar(usual)]).toEqual([true, false, true]);
  const said = (one: typeof usual) => inspectHex(one, minsk).lines.join(' ');
  expect(said(usual)).not.toBe(said(own));
});
