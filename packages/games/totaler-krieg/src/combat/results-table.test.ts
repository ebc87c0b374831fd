import { describe, expect, it } from 'vitest';
import { OUR_VALUES } from '../values/values.js';
import { COLUMNS, columnFor, inBadWeather, resultText, shifted } from './results-table.js';

const RESULTS = OUR_VALUES.crt;
const column = (attack: number, defense: number) => COLUMNS[columnFor(attack, defense)];

describe('the Combat Results Table', () => {
  it('4.2.2c, A-1a, A-1b: rounds odds in the defender’s favour', () => {
    expect(column(25, 10)).toBe('2-1');
    expect(column(14, 4)).toBe('3-1');
    expect(column(3, 2)).toBe('3-2');
    expect(column(2, 6)).toBe('1-3');
    expect(column(100, 3)).toBe('9-1');
    expect(column(3, 0)).toBe('9-1');
    expect(columnFor(1, 4)).toBe(-1);
  });

  it('4.2.2d: shifts columns and keeps them in the table', () => {
    expect(COLUMNS[shifted(columnFor(25, 10), 1)]).toBe('3-1');
    expect(COLUMNS[shifted(columnFor(14, 4), -1)]).toBe('2-1');
    expect(COLUMNS[shifted(0, -3)]).toBe('1-3');
  });

  it('A-1d: has the published entries', () => {
    const at = (name: string, die: number) => resultText(RESULTS[COLUMNS.indexOf(name)][die - 1]);
    expect(at('3-1', 5)).toBe('Dr1 1/1');
    expect([at('2-1', 1), at('2-1', 2), at('2-1', 4)]).toEqual(['Dr1 0/0', 'Dr1 1/1', 'Ex 0/0']);
  });

  it('A-1c: every column is at least as good for the attacker as the one before, every row as the one below', () => {
    const order = ['Ad', 'Ex', 'Dr1', 'Dr2', 'Dr3'];
    RESULTS.forEach((results, n) => {
      results.forEach(({ retreat }, die) => {
        if (n > 0)
          expect(order.indexOf(retreat)).toBeGreaterThanOrEqual(order.indexOf(RESULTS[n - 1][die].retreat));
        if (die > 0)
          expect(order.indexOf(retreat)).toBeLessThanOrEqual(order.indexOf(results[die - 1].retreat));
      });
    });
    expect(RESULTS.flat().map(resultText)).toEqual(expect.arrayContaining(['Ex 0/0', 'Dr3 0/1']));
  });

  it('11.2a: weakens retreats in bad weather', () => {
    const weak = (retreat: 'Dr1' | 'Dr3' | 'Ad') =>
      inBadWeather({ retreat, attacker: 0, defender: 1 }).retreat;
    expect([weak('Dr3'), weak('Dr1'), weak('Ad')]).toEqual(['Dr2', 'Ex', 'Ad']);
  });
});
