import { apart, type View } from '@sandtable/kernel';
import type { AtlasEntry, BoardModule } from '../../boards/board-module.js';
import { t } from '../../languages/index.js';
import type { Places } from '../../lessons/step-places.js';

/** The places of a board as a text can name them. */
export function placesOn({ atlas, placeOf }: BoardModule, view: View): Places {
  return { named: atlas?.(view) ?? [], ...(placeOf ? { numbered: placeOf } : {}) };
}

/** The places that a sentence of the game names: those of its marked parts that are on the map, each once. */
export function placesNamed(sentence: string, atlas: readonly AtlasEntry[]): AtlasEntry[] {
  const found = new Set<AtlasEntry>();
  for (const part of partsOf(sentence)) {
    const name = t(part).toLowerCase();
    const entry = atlas.find((one) => isName(name, one.name.toLowerCase()));
    if (entry) found.add(entry);
  }
  return [...found];
}

/**
 * A text cut at the places that it names, each of which takes the place of its name. Where a language bends names, the
 * place stands behind the text.
 */
export function textWithPlaces(text: string, places: readonly AtlasEntry[]): (string | AtlasEntry)[] {
  let parts: (string | AtlasEntry)[] = [text];
  for (const place of places) {
    const at = parts.findIndex((part) => typeof part === 'string' && part.includes(place.name));
    if (at < 0) {
      parts = [...parts, ' ', place];
      continue;
    }
    const within = parts[at] as string;
    const from = within.indexOf(place.name);
    const cut = [within.slice(0, from), place, within.slice(from + place.name.length)];
    parts = [...parts.slice(0, at), ...cut.filter((part) => part !== ''), ...parts.slice(at + 1)];
  }
  return parts;
}

/** All parts of a sentence, and the parts of those. */
function partsOf(sentence: string): string[] {
  return apart(sentence).parts.flatMap((part) => [part, ...partsOf(part)]);
}

/** A part may have an article: "the North Sea". */
function isName(part: string, name: string): boolean {
  return part === name || (part.endsWith(` ${name}`) && !part.slice(0, -name.length - 1).includes(' '));
}
