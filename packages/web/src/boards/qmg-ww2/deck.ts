import type { View } from '@sandtable/kernel';
import { type CardFace, cardFaces } from '@sandtable/qmg-ww2/faces';

const decks = new Map<string, ReadonlyMap<string, CardFace>>();

/** The cards of the view's edition, by country and id. */
export function deckOf({ options }: View): ReadonlyMap<string, CardFace> {
  const known =
    decks.get(options.edition) ??
    new Map(cardFaces(options).map((face) => [`${face.country} ${face.id}`, face] as const));
  decks.set(options.edition, known);
  return known;
}
