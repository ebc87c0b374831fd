import type { Touch } from '@sandtable/kernel';
import { COUNTRY_FACES, SPACE_FACES, type SpaceFace } from '@sandtable/qmg-ww2/faces';
import { t } from '../../languages/index.js';
import { pretty } from '../pretty.js';

const spaces = new Map<string, SpaceFace>(SPACE_FACES.map((face) => [face.id, face]));
const countries = new Map<string, string>(COUNTRY_FACES.map(({ id, name }) => [id, name]));
const inText = new Map<string, string>(COUNTRY_FACES.map(({ id, inText: name }) => [id, name]));

export function spaceFace(id: string): SpaceFace | undefined {
  return spaces.get(id);
}
export function spaceName(id: string): string {
  return t(spaces.get(id)?.name ?? pretty(id));
}
/** Names as parts of a sentence that is still to be translated. */
export function englishPlace(id: string): string {
  return spaces.get(id)?.inText ?? pretty(id);
}
export function englishCountry(id: string): string {
  return inText.get(id) ?? pretty(id);
}
/** The name within a sentence: "the Balkans". */
export function inSpace(id: string): string {
  return t(spaces.get(id)?.inText ?? pretty(id));
}
/** "the United States". */
export function theCountry(id: string): string {
  return t(inText.get(id) ?? pretty(id));
}
export function countryName(id: string): string {
  return t(countries.get(id) ?? pretty(id));
}

/** Card names of all decks and editions by id; the same id nearly always means the same name. */
const cards = new Map<string, string>();
export function learnCardNames(faces: Iterable<{ id: string; name: string }>): void {
  for (const { id, name } of faces) cards.set(id, name);
}

export function nameOf({ kind, id }: Touch): string {
  if (kind === 'space') return spaceName(id);
  if (kind === 'country') return countryName(id);
  if (kind === 'card') return t(cards.get(id) ?? pretty(id));
  return t(pretty(id));
}
