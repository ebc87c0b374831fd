import { BARE_FACES, type BareFace, SPACE_FACES, type SpaceFace } from '@sandtable/east-front/faces';
import type { Touch } from '@sandtable/kernel';
import { t } from '../../languages/index.js';
import { capital, pretty } from '../pretty.js';
import { words } from './words.js';

export const CARDS: ReadonlyMap<string, BareFace> = new Map(BARE_FACES.map((face) => [face.id, face]));

const spaces = new Map<string, SpaceFace>(SPACE_FACES.map((face) => [face.id, face]));

export function spaceFace(id: string): SpaceFace | undefined {
  return spaces.get(id);
}
export function spaceName(id: string): string {
  return t(spaces.get(id)?.name ?? pretty(id));
}

/** The name within a sentence: "the Black Sea". */
export function placeName(id: string): string {
  return t(spaces.get(id)?.place ?? pretty(id));
}

/** Names as parts of a sentence that is still to be translated. */
export function englishSpace(id: string): string {
  return spaces.get(id)?.name ?? pretty(id);
}
export function englishPlace(id: string): string {
  return spaces.get(id)?.place ?? pretty(id);
}
export function englishPiece(kind: string): string {
  return kind.replace(/german|pact|soviet/, capital);
}

/** "german tank" → "German tank", "protected soviet infantry" → "protected Soviet infantry". */
export function pieceName(kind: string): string {
  return t(englishPiece(kind));
}

/** The same at the beginning of a line. */
export function kindName(kind: string): string {
  return capital(pieceName(kind));
}

/** Splits the id of a piece or force in an option: its name, a space character, its space. */
export function splitPlace(id: string): { what: string; space: string } {
  const blank = id.lastIndexOf(' ');
  return { what: id.slice(0, blank), space: id.slice(blank + 1) };
}

export function nameOf({ kind, id }: Touch): string {
  if (kind === 'space') return spaceName(id);
  if (kind === 'card') return t(CARDS.get(id)?.name ?? pretty(id));
  if (kind === 'reserve') return kindName(id);
  if (kind === 'piece' || kind === 'force') {
    const { what, space } = splitPlace(id);
    const name = kind === 'force' ? words.force(words.factions[what] ?? pretty(what)) : kindName(what);
    return `${name}, ${spaceName(space)}`;
  }
  return t(pretty(id));
}
