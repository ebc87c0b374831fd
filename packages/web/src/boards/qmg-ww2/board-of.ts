import type { View } from '@sandtable/kernel';
import type { BoardModel } from '@sandtable/qmg-ww2/board-model';

/** What the board shows of a view: the game has put it there. */
export function boardOf(view: View): BoardModel {
  return view.board as BoardModel;
}
