import type { Touch } from '@sandtable/kernel';
import type { AtlasEntry } from '../boards/board-module.js';

/** The places of a board: those with names, and what else a word may stand for, such as the number of a hex. */
export interface Places {
  named: readonly AtlasEntry[];
  numbered?(word: string): Touch | null;
}

/** A place that a text names, in the words of the text. */
export interface NamedPlace {
  touch: Touch;
  name: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** "Posen (w3827)" is called Posen. */
const plainName = ({ name }: AtlasEntry): string => name.replace(/ \([^)]*\)$/, '');

/** The places of a choice: its words that are places, each once. */
export function placesOfChoice(choice: string, { named, numbered }: Places): Touch[] {
  const places = new Map<string, Touch>();
  for (const word of choice.split(/[\s,]+/)) {
    const touch = named.find((one) => one.touch.id === word)?.touch ?? numbered?.(word);
    if (touch && isPlace(touch)) places.set(word, touch);
  }
  return [...places.values()];
}

/** A text cut at the places that it names. Longer names go first: "East Prussia" is not Prussia. */
export function cutAtPlaces(text: string, { named, numbered }: Places): (string | NamedPlace)[] {
  const names = named
    .filter(({ touch }) => isPlace(touch))
    .map((entry) => ({ touch: entry.touch, name: plainName(entry) }))
    .sort((one, other) => other.name.length - one.name.length);
  const parts: (string | NamedPlace)[] = [];
  let told = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (index < told) continue;
    const found =
      names.find(({ name }) => text.startsWith(name, index) && !isLetter(text[index + name.length])) ??
      place(numbered?.(word), word);
    if (!found) continue;
    if (index > told) parts.push(text.slice(told, index));
    parts.push(found);
    told = index + found.name.length;
  }
  return told < text.length ? [...parts, text.slice(told)] : parts;
}

const place = (touch: Touch | null | undefined, name: string): NamedPlace | null =>
  touch ? { touch, name } : null;
const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
/** Pieces have names, too. */
const isPlace = ({ kind }: Touch) => kind === 'space' || kind === 'hex';
