import type { BoardModel } from '@sandtable/east-front/board-model';
import type { View } from '@sandtable/kernel';

/** The board model that the game puts into a view. */
export function boardOf(view: View): BoardModel {
  return view.board as BoardModel;
}
