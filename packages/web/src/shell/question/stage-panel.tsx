import { SPECTATOR_NAME } from '@sandtable/kernel';
import { lastLines } from '../../table/lines.js';
import type { TableSession } from '../table-session.js';

/** The game's own display of what is going on, such as a combat. */
export function StagePanel({ session }: { session: TableSession }) {
  const { Stage } = session.board;
  const view = session.view.value;
  if (!Stage || !view) return null;
  const seat = session.seat.value;
  const { lines } = lastLines(session.shown.value, 'log', seat ?? SPECTATOR_NAME);
  return (
    <div class="stage">
      <Stage view={view} seat={seat} controller={session.controller} log={lines.map(({ text }) => text)} />
    </div>
  );
}
