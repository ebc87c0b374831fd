import type { Touch, View } from '@sandtable/kernel';
import { COUNTRIES, type Hex, SHEET, type TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { namedLand } from './borders.js';
import { tableOf } from './units.js';

/** The hexes of a Country, its Capital first; none for other things. */
export function landHexesOf(table: TotalerKriegView, { kind, id }: Touch): readonly number[] {
  const country = kind === 'country' ? COUNTRIES.findIndex((one) => one.id === id) : -1;
  if (country < 0) return [];
  const capital: Hex = SHEET.hexOf(COUNTRIES[country].capital);
  const land = namedLand(table, country, SHEET.landHexes);
  return [...land].sort((a, b) => Number(b === capital) - Number(a === capital));
}

/** The same as things on the map. */
export function landOf(view: View, touch: Touch): readonly Touch[] {
  return landHexesOf(tableOf(view.table), touch).map((hex) => ({ kind: 'hex', id: SHEET.ids[hex] }));
}
