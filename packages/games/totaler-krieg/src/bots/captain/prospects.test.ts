import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../../test/position.js';
import { COLUMNS } from '../../combat/results-table.js';
import { SHEET } from '../../map/sheet.js';
import { prospectBetween, prospectIn } from './prospects.js';
import { NO_ROAD, roadsTo } from './roads.js';

const { u } = new TestPosition('barbarossa');
const hex = SHEET.hexAt('e4115');
const column = (name: string) => COLUMNS.indexOf(name);
const FREE = { steps: 2, isHeld: false, stands: false };

describe('the prospect of an attack', () => {
  // 3-1: Dr2 0/0, Dr2 1/1, Dr1 0/0, Dr1 1/1, Dr1 1/1, Ex 0/0.
  it('counts what each die clears, and what it costs', () => {
    const { clears, kills, loses } = prospectIn(u, hex, column('3-1'), FREE);
    expect(clears).toBe(1);
    expect(kills).toBeCloseTo(3 / 6);
    expect(loses).toBeCloseTo(4 / 6);
  });

  it('turns hexes into steps where the defenders cannot go back', () => {
    const { clears, kills } = prospectIn(u, hex, column('3-1'), { ...FREE, isHeld: true });
    // Two steps or more on a 1, 2, 4 or 5; one on a 3 and a 6.
    expect(clears).toBeCloseTo(4 / 6);
    expect(kills).toBeCloseTo(10 / 6);
  });

  it('does not clear a City whose defenders stand', () => {
    const city = { steps: 6, isHeld: false, stands: true };
    expect(prospectIn(u, hex, column('9-1'), city).clears).toBe(0);
    expect(prospectIn(u, hex, column('9-1'), { ...city, steps: 3 }).clears).toBe(1);
  });

  it('grows between two columns', () => {
    const at = (between: number) => prospectBetween(u, hex, between, FREE).kills;
    const low = column('3-1');
    expect(at(low + 0.5)).toBeCloseTo((at(low) + at(low + 1)) / 2);
  });
});

describe('roads', () => {
  const goal = SHEET.hexAt('e4115');

  it('are counted in half movement points of an army', () => {
    const roads = roadsTo(u, goal);
    expect(['e4115', 'e4116', 'e4117'].map((id) => roads[SHEET.hexAt(id)])).toEqual([0, 2, 4]);
  });

  it('do not lead where nobody may go', () => {
    expect(roadsTo(u, goal)[SHEET.hexAt('w2510')]).toBe(NO_ROAD);
  });
});
