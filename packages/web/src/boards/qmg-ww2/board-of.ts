import type { View } from '@sandtable/kernel';
import type { BoardModel } from '@sandtable/qmg-ww2/board-model';

/** The board model that the game puts into a view. */
export function boardOf(view: View): BoardModel {
  return view.board as BoardModel;
}
