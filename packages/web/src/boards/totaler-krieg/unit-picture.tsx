import type { Touch, View } from '@sandtable/kernel';
import { COUNTER, KIND } from '@sandtable/totaler-krieg/map';
import { CounterPicture } from '../../board/hex/counter-picture.js';
import { counterOfKind, faceOf, tableOf } from './units.js';

/** A counter beside its name, with the side that is up. */
export function UnitPicture({ view, touch }: { view: View; touch: Touch }) {
  const id =
    touch.kind === KIND.kind ? (counterOfKind(touch.id) ?? '') : touch.kind === 'unit' ? touch.id : '';
  if (COUNTER.index(id) < 0) return null;
  const table = tableOf(view.table);
  return (
    <CounterPicture face={faceOf(table, table.units.find((unit) => unit.id === id) ?? { id })} size={30} />
  );
}
