import type { GameInfo, View } from '@sandtable/kernel';
import type { BoardModule } from '../boards/board-module.js';
import { verbLabel } from '../shell/question/option-label.js';

/**
 * A choice that no line of the log tells, as a reader says it: the verb, and the cards, places and seats it names. Where
 * one of its words is none of these, the verb alone: notation is for programs.
 */
export function choiceInWords(
  { seat, text }: { seat: string; text: string },
  board: BoardModule,
  view: View,
  about: GameInfo,
): string {
  const [verb, ...rest] = text.split(/[ ,]+/).filter((word) => word !== '' && word !== '…');
  const atlas = board.atlas?.(view) ?? [];
  const names = rest.map(
    (id) =>
      board.card(view, id, seat)?.name ??
      atlas.find(({ touch }) => touch.id === id)?.name ??
      about.seats.find((one) => one.id === id)?.name,
  );
  const label = verbLabel(board, verb ?? '');
  return names.length === 0 || names.includes(undefined) ? label : `${label}: ${names.join(', ')}`;
}
