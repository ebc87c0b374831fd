import { type Hex, nearestPlace, SHEET } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { words } from './words.js';

const nameAt = (hex: Hex) => t(SHEET.placeNames[hex] ?? '');

/** A hex by its name; one without a name by its number and the nearest place: "e3803, near Bialystok". */
export function nearPlace(id: string): string {
  const hex = SHEET.hexOf(id);
  if (hex < 0) return id;
  const own = nameAt(hex);
  if (own) return own;
  const near = nearestPlace(hex);
  return near < 0 ? id : words.near(id, nameAt(near));
}
