import { expect, it } from 'vitest';
import { COUNTER_ROWS } from './data/counters.js';
import { cellsOfHex, hexOfCells } from './data/hex-cells.js';
import { HEX_ROWS } from './data/hexes.js';
import { packRows, unpackRows } from './packed-rows.js';
import { readRows } from './read-rows.js';

it('packed rows are the rows', () => {
  for (const text of [HEX_ROWS, COUNTER_ROWS, 'a', '|b\n|b\nc|'])
    expect(unpackRows(packRows(readRows(text)))).toEqual(readRows(text));
});

it('any number of values is told apart', () => {
  const text = Array.from({ length: 900 }, (_, row) => `${row % 450}|${row}`).join('\n');
  expect(unpackRows(packRows(readRows(text)))).toEqual(readRows(text));
});

it('a hex with its sides apart is the same hex', () => {
  for (const row of readRows(HEX_ROWS)) expect(hexOfCells(cellsOfHex(row))).toEqual(row);
});
