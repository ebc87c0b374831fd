import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { expect, it } from 'vitest';
import { areaFieldsOf, sampled } from '../../board/hex/area-fields.js';
import { modelOf } from './map-model.js';
import { tableOf } from './units.js';

it('every land hex has its terrain in its middle: a forest looks like one and no other hex does', async () => {
  const machine = new Machine((await findGame('totaler-krieg'))!, { scenario: 'barbarossa' });
  const model = modelOf(tableOf(view(machine, machine.setup('areas'), SPECTATOR).table));
  const steps = areaFieldsOf(model);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const areas = step.value;
  const wrong = SHEET.landHexes.filter((hex) => {
    const { x, y } = model.sheet.centre(hex);
    return areas.fields.some(
      (field, kind) => field && sampled(field, areas, x, y) > 0.5 !== (model.terrain[hex] === kind),
    );
  });
  expect(wrong.map((hex) => SHEET.ids[hex])).toEqual([]);
});
