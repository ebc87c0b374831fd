import type { Touch, View } from '@sandtable/kernel';
import type { Alike } from '../board-module.js';
import { facesOf } from './printed.js';
import { kindNamed, tableOf, unitName } from './units.js';

/** Units of one nation, type and strength, with the same side up: whichever of them acts, the same may be done. */
export function alikeIn(view: View, { kind, id }: Touch): Alike | null {
  if (kind !== 'unit') return null;
  const table = tableOf(view.table);
  const unit = table.units.find((one) => one.id === id);
  const { id: kindId, label, count: _, ...printed } = kindNamed(id);
  if (printed.kind !== 'ground') return null;
  const state = [unit?.hex, unit?.face, unit?.moved, unit?.attacked];
  const { front, reduced, fortress } = facesOf(table, kindId);
  const key = JSON.stringify([printed, front, reduced, fortress, state]);
  const name = unitName(id);
  const isNumbered = label !== '' && name.endsWith(` ${label}`);
  return isNumbered
    ? { key, name: name.slice(0, -label.length - 1), own: label }
    : { key: `${key} ${name}`, name, own: '' };
}
