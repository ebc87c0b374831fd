import type { View } from '@sandtable/kernel';
import { type CardFace, cardFaces, type Look, lookAt } from '@sandtable/qmg-ww2/board-model';

const looks = new WeakMap<View, Look>();

/** What the board shows of a view; worked out once. */
export function lookOf(view: View): Look {
  const known = looks.get(view) ?? lookAt(view);
  looks.set(view, known);
  return known;
}

const decks = new Map<string, ReadonlyMap<string, CardFace>>();

/** The cards of the view's edition, by country and id. */
export function deckOf(view: View): ReadonlyMap<string, CardFace> {
  const key = JSON.stringify(view.options);
  const known =
    decks.get(key) ??
    new Map(cardFaces(view.options).map((face) => [`${face.country} ${face.id}`, face] as const));
  decks.set(key, known);
  return known;
}
