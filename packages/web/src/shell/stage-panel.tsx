import type { TableSession } from './table-session.js';

/** The game's own display of what is going on, such as a combat. */
export function StagePanel({ session }: { session: TableSession }) {
  const { Stage } = session.board;
  const view = session.view.value;
  return Stage && view ? (
    <Stage view={view} seat={session.seat.value} controller={session.controller} />
  ) : null;
}
