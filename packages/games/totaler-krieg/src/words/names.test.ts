import { plain } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { SHEET } from '../map/sheet.js';
import { hexNear, markHex } from './names.js';

it('a hex without a name is told by the nearest place, a City before others', () => {
  const near = (id: string) => plain(hexNear(SHEET.hexOf(id)));
  expect(near('e3704')).toBe('Brest-Litovsk');
  expect(near('e4204')).toBe('e4204 near Riga');
  expect(markHex(SHEET.hexOf('e4204'))).toEqual([{ kind: 'hex', id: 'e4204' }]);
});

it('every land hex is near a place or so far away that none would tell where it is', () => {
  const told = SHEET.landHexes.map((hex) => plain(hexNear(hex)));
  expect(told.filter((text) => /^[ew]\d{4} near \S/.test(text)).length).toBeGreaterThan(800);
  expect(told.filter((text) => /^[ew]\d{4}$/.test(text)).length).toBeLessThan(200);
});
