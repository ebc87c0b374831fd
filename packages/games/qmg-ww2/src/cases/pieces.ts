import { CaseError, type CasePath, names, type Plain, readEntries, readNames } from '@sandtable/kernel';
import { HOME, IS_SEA, SPACE } from '../board/board.js';
import { ALL_COUNTRIES, COUNTRIES, COUNTRY } from '../board/countries.js';
import type { Space } from '../ids.js';
import { available, enemiesAt, hasPiece, put, type U } from '../table.js';

export const ARMY_NAVY = names('kind of piece', ['army', 'navy']);

/** Spaces under `army` and `navy`, land and sea respectively. */
export function readPieces(
  value: Plain,
  path: CasePath,
): { at: Space; navy: boolean; path: (string | number)[] }[] {
  return readEntries(ARMY_NAVY, value, path).flatMap(([kind, spaces]) => {
    const name = ARMY_NAVY.name(kind);
    return readNames(SPACE, spaces, [...path, name]).map((at, i) => {
      const here = [...path, name, i];
      if (IS_SEA[at] !== (kind === 1)) {
        throw new CaseError(here, `${SPACE.name(at)} is a ${IS_SEA[at] ? 'sea' : 'land'} space`);
      }
      return { at, navy: kind === 1, path: here };
    });
  });
}

/** Named countries have exactly these pieces; the others have their Army at home, unless an enemy is there. */
export function arrangePieces(u: U, given: Plain, path: CasePath): void {
  const named = new Set<number>();
  for (const [country, pieces] of readEntries(COUNTRY, given, path)) {
    named.add(country);
    for (const { at, navy, path: here } of readPieces(pieces, [...path, COUNTRIES[country]])) {
      const id = COUNTRIES[country];
      if (hasPiece(u, country, at)) throw new CaseError(here, `${id} has two pieces in ${SPACE.name(at)}`);
      if (enemiesAt(u, country, at)) throw new CaseError(here, `${SPACE.name(at)} holds an enemy of ${id}`);
      if (available(u, country, navy) <= 0)
        throw new CaseError(here, `${id} has no more pieces of this kind`);
      put(u, country, at);
    }
  }
  ALL_COUNTRIES.forEach((country) => {
    if (!named.has(country) && !enemiesAt(u, country, HOME[country])) put(u, country, HOME[country]);
  });
}
