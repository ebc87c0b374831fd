import type { View } from '@sandtable/kernel';
import { COUNTRIES } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { tableOf } from './units.js';

/** Minor Countries in play have a page of their own: by the name they go by now. */
export function topicsOf(view: View): { id: string; name: string }[] {
  const { countries } = tableOf(view.table);
  const minors = COUNTRIES.filter(({ id, kind }) => kind !== 'major' && (id in countries || id === 'vichy'));
  const named = minors.map(({ id, name }) => ({ id, name: t(name) }));
  return named.filter(({ name }, i) => named.findIndex((one) => one.name === name) === i);
}
