import { CARD_FACES, type CardFace, type Look, lookAt } from '@sandtable/east-front/board-model';
import type { View } from '@sandtable/kernel';

const looks = new WeakMap<View, Look>();

/** What the board shows of a view; worked out once. */
export function lookOf(view: View): Look {
  const known = looks.get(view) ?? lookAt(view);
  looks.set(view, known);
  return known;
}

export const CARDS: ReadonlyMap<string, CardFace> = new Map(CARD_FACES.map((face) => [face.id, face]));
