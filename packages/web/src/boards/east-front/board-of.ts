import type { BoardModel } from '@sandtable/east-front/board-model';
import type { View } from '@sandtable/kernel';

/** What the board shows of a view: the game has put it there. */
export function boardOf(view: View): BoardModel {
  return view.board as BoardModel;
}
