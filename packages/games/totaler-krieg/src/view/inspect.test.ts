import { plain } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { COUNTER } from '../counters/counters.js';
import { SHEET } from '../map/sheet.js';
import { presentReach } from '../movement/move.js';
import { hexOf } from '../places.js';
import { isSupplied } from '../supply/supply.js';
import { inspect } from './inspect.js';
import { viewTable } from './view-table.js';

const unit = (id: string) => ({ kind: 'unit', id });
const hexTouch = (id: string) => ({ kind: 'hex', id });

describe('inspections', () => {
  it('draws a supply line from the unit to a source, hex by hex, and says where it comes from', () => {
    const { u } = new TestPosition('barbarossa');
    const { units, unsupplied } = viewTable(u);
    let lines = 0;
    for (const { id, hex } of units) {
      const found = inspect(u, unit(id))!;
      if (found.says.length === 0) continue;
      const counter = COUNTER.index(id);
      expect(found.supply.length > 0, id).toBe(isSupplied(u, counter));
      expect(plain(found.says[0])).toMatch(unsupplied.includes(id) ? /^out of supply/ : /^in supply/);
      for (const line of found.supply) {
        lines++;
        expect(line[0]).toBe(hex);
      }
    }
    expect(lines).toBeGreaterThan(40);
  });

  it('tells the reach of a unit with its costs and the way', () => {
    const { u } = new TestPosition('barbarossa');
    const counter = COUNTER.values.find((one) => presentReach(u, one, false).hexes.length > 6)!;
    const reach = presentReach(u, counter, false);
    const found = inspect(u, unit(COUNTER.name(counter)))!;
    expect(found.reach.map(({ place }) => place)).toEqual(reach.hexes.map((hex) => SHEET.ids[hex]));
    const costs = found.reach.map(({ cost }) =>
      cost.endsWith('½') ? Number(cost.slice(0, -1)) + 0.5 : Number(cost),
    );
    expect(costs).toEqual(reach.cost.map((cost) => cost / 2));
    const start = SHEET.ids[hexOf(u.table.place[counter])];
    for (const { place, before } of found.reach) {
      expect(
        SHEET.grid.sideTowards(SHEET.hexOf(before), SHEET.hexOf(place)),
        `${before} ${place}`,
      ).toBeGreaterThanOrEqual(0);
      expect(before === start || found.reach.some((one) => one.place === before)).toBe(true);
    }
  });

  it('says of a hex what weather it has, what it costs, how full it is', () => {
    const position = new TestPosition('case-white').clearMap();
    position.put('e3803 pl-army-kp pl-army-kr');
    const says = inspect(position.u, hexTouch('e3803'))!.says.map(plain).join('; ');
    expect(says).toContain('clear weather');
    expect(says).toContain('MP to enter');
    expect(says).toContain('stack: 2 of 3 units, 4 of 6 steps');
    expect(says).toContain('every unit is in this scenario');
  });

  it('names an overstacked hex and what it will cost', () => {
    const position = new TestPosition('case-white').clearMap();
    position.put('e3803 pl-army-kp pl-army-kr pl-army-pru pl-army-mo');
    const says = inspect(position.u, hexTouch('e3803'))!.says.map(plain).join('; ');
    expect(says).toContain('will lose steps here at the end of the segment');
  });

  it('warns of units that could not retreat', () => {
    const position = new TestPosition('case-white').clearMap();
    const around = [0, 1, 2, 3, 4, 5].map((side) => SHEET.ids[SHEET.neighbour(SHEET.hexOf('e3803'), side)]);
    position.put('e3803 pl-army-kp', ...around.map((hex, i) => `${hex} de-inf-${i + 1}`));
    expect(viewTable(position.u).trapped).toEqual(['pl-army-kp']);
    expect(inspect(position.u, unit('pl-army-kp'))!.says.map(plain)).toContain(
      'if it is attacked, it has nowhere to retreat to',
    );
    position.put('removed de-inf-1 de-inf-2 de-inf-3');
    expect(viewTable(position.u).trapped).toEqual([]);
  });

  it('knows nothing of what is not there', () => {
    const { u } = new TestPosition('case-white');
    expect(inspect(u, unit('nobody'))).toBeNull();
    expect(inspect(u, hexTouch('x'))).toBeNull();
    expect(inspect(u, { kind: 'zone', id: 'baltic' })).toBeNull();
  });
});
