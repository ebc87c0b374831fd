import type { GameInfo, View } from '@sandtable/kernel';
import type { BoardModule, Strip } from '../../boards/board-module.js';
import { CARDS } from '../../boards/glyphs.js';

/** What lies in front of every seat: as the board says, or made from its piles. */
export function stripsOf(board: BoardModule, about: GameInfo, view: View): readonly Strip[] {
  return board.strips?.(view) ?? about.seats.map(({ id, name }) => fromPiles(board, view, id, name));
}

function fromPiles(board: BoardModule, view: View, seat: string, name: string): Strip {
  return {
    seat,
    name,
    cards: board
      .piles(view, seat)
      .map(({ title, cards }) => ({ glyph: CARDS, count: cards.length, label: title })),
    reserve: [],
    faceDown: null,
    faceUp: [],
  };
}
