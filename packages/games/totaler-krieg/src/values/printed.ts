import { KIND, KINDS, readFace, type UnitFace } from '../counters/kinds.js';
import { AXIS, type Faction, NO_FACTION, SOVIET, WESTERN } from '../ids.js';
import { SHEET } from '../map/sheet.js';
import type { Rows } from './tables.js';

/** The faces of a kind of ground unit. */
export interface Faces {
  front: UnitFace | null;
  reduced: UnitFace | null;
  fortress: UnitFace | null;
}

const COLOURS: Readonly<Record<string, Faction>> = { axis: AXIS, western: WESTERN, soviet: SOVIET };

/** The colours of Strategic Hexes by hex, with these rows of hex and colour instead of ours. */
export function starsIn(changed: Rows): readonly Faction[] {
  if (changed.length === 0) return SHEET.star;
  const star = SHEET.star.slice();
  for (const [id, colour] of changed) star[SHEET.hexAt(id)] = COLOURS[colour] ?? NO_FACTION;
  return star;
}

/** The faces of counters by kind, with these rows of kind and sides instead of ours. */
export function facesIn(changed: Rows): readonly Faces[] {
  if (changed.length === 0) return KINDS;
  const faces: Faces[] = KINDS.slice();
  for (const [id, ...cells] of changed) {
    const kind = KIND.index(id);
    const left = cells.map(readFace);
    const { front, reduced, fortress } = KINDS[kind];
    const next = (face: UnitFace | null) => (face ? (left.shift() ?? face) : null);
    faces[kind] = { front: next(front), reduced: next(reduced), fortress: next(fortress) };
  }
  return faces;
}
