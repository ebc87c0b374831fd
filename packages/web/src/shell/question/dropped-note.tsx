import { w } from '../../languages/index.js';
import type { TableSession } from '../table-session.js';
import { reasonOf } from './reason.js';

/** Tells that the second choice of a gesture could not be made any more. */
export function DroppedNote({ session }: { session: TableSession }) {
  const dropped = session.controller.gestures.dropped.value;
  if (!dropped) return null;
  const { refused } = dropped;
  return (
    <p class="refused" role="status">
      {w.decide.dropped} {refused && reasonOf(refused)}
    </p>
  );
}
