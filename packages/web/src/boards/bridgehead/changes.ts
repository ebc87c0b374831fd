import type { View } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import type { Change } from '../board-module.js';
import { sheetOf } from './map-model.js';
import { readId, tableOf, unitName } from './units.js';
import { words } from './words.js';

/** The changes between two positions, in words. */
export function changesOf(before: View, after: View): Change[] {
  const [old, now] = [tableOf(before.table), tableOf(after.table)];
  const { map } = sheetOf(now.scenario);
  const place = (hex: string) => t(map.towns.find(({ id }) => id === hex)?.name ?? hex);
  const was = new Map(old.units.map((unit) => [unit.id, unit]));
  const is = new Map(now.units.map((unit) => [unit.id, unit]));
  const changes: Change[] = [];
  const mark = (id: string, how: 'new' | 'gone' | 'cut' | 'fed') => [
    { touch: { kind: 'unit', id }, seat: readId(id).side, how },
  ];
  const add = (kind: Change['kind'], text: string, marks: Change['marks']) =>
    changes.push({ key: text, kind, text, marks });
  for (const unit of now.units) {
    const earlier = was.get(unit.id);
    const name = unitName(unit.id);
    if (!earlier) add('gain', words.enteredAt(name, place(unit.hex)), mark(unit.id, 'new'));
    else if (earlier.hex !== unit.hex)
      add('other', words.movedTo(name, place(earlier.hex), place(unit.hex)), mark(unit.id, 'new'));
    if (earlier && earlier.steps > unit.steps) add('loss', words.weaker(name), mark(unit.id, 'gone'));
  }
  for (const unit of old.units) {
    if (!is.has(unit.id)) add('loss', words.lost(unitName(unit.id)), mark(unit.id, 'gone'));
  }
  for (const [town, holder] of Object.entries(now.towns)) {
    if (old.towns[town] !== holder)
      add('score', words.takes(words.sides[holder], place(town)), [
        { touch: { kind: 'hex', id: town }, seat: holder, how: 'score' },
      ]);
  }
  for (const id of now.unsupplied) {
    if (!old.unsupplied.includes(id) && is.has(id))
      add('supply', words.nowUnsupplied(unitName(id)), mark(id, 'cut'));
  }
  for (const id of old.unsupplied) {
    if (!now.unsupplied.includes(id) && is.has(id))
      add('supply', words.nowSupplied(unitName(id)), mark(id, 'fed'));
  }
  return changes;
}
