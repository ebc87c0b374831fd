import { w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import type { TableSession } from '../table-session.js';
import { reasonOf } from './reason.js';

/** Tells that the second choice of a gesture could not be made any more. */
export function DroppedNote({ session }: { session: TableSession }) {
  const dropped = session.controller.gestures.dropped.value;
  if (!dropped) return null;
  const { refused } = dropped;
  return (
    <p class="refused" role="status">
      {w.decide.dropped} {refused && <CardNames text={reasonOf(refused)} />}
    </p>
  );
}
