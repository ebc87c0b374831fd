import type { BoardModule } from '../boards/board-module.js';

/** A seat's letters and colour. Its name is beside it or given as a label. */
export function SeatBadge({ board, seat, label }: { board: BoardModule; seat: string; label?: string }) {
  const mark = board.seatMark(seat);
  return (
    <span
      class={`badge ${mark.className}`}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {mark.letters}
    </span>
  );
}
