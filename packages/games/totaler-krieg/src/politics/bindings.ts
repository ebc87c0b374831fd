import { names } from '@sandtable/kernel';
import type { Country } from '../ids.js';
import { FREE_PASSAGE, NO_OCCUPATION, type R, type U } from '../table.js';
import { nameInPlay } from './countries.js';

/** The markers in a Capital that bind a Country to its own land for good (18.13, 18.24). */
export const BINDING = names(
  'marker',
  ['free-passage', 'no-occupation'],
  [FREE_PASSAGE, NO_OCCUPATION],
  ['Free Passage', 'No Occupation'],
);

/** Those in the Capital of a Country; a Country brought in by Free Passage may be knocked out later. */
export const bindings = ({ table }: R, country: Country): number[] =>
  BINDING.values.filter((marker) => (table.capital[country] & marker) !== 0);

/** One of them is removed (Wider Involvement). */
export function removeBinding(u: U, country: Country, marker: number): void {
  u.table.capital[country] &= ~marker;
  if (bindings(u, country).length === 0) u.log('unbound', nameInPlay(u, country));
  else u.log('still-bound', nameInPlay(u, country), marker);
}
