import { signal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import type { CardFace } from '../../boards/board-module.js';

/** A card on its way from the tray, and where the pointer is (in CSS pixels of the window). */
export interface DraggedCard {
  touch: Touch;
  face: CardFace;
  x: number;
  y: number;
}

/** The card that is dragged now; a board may show what lies under it. */
export const dragged = signal<DraggedCard | null>(null);

/** What a board says about a point of the window: the touch of the thing there, null beside it. */
export type DropPlace = (x: number, y: number) => Touch | null;

const places = new Set<DropPlace>();

/** A board makes itself known while it is shown; returns the way to withdraw. */
export function acceptCards(place: DropPlace): () => void {
  places.add(place);
  return () => {
    places.delete(place);
  };
}

/** What lies on the board under a point. */
export function dropPlaceAt(x: number, y: number): Touch | null {
  for (const place of places) {
    const found = place(x, y);
    if (found) return found;
  }
  return null;
}
