import { capital } from '../../boards/pretty.js';
import { w } from '../../languages/index.js';
import type { TableSession } from '../table-session.js';
import { handsOverTo } from './hand-over.js';
import { optionLabel } from './option-label.js';

/** What the button that confirms says, and whether there is anything to confirm. */
export function confirmLabel(session: TableSession): { label: string; ready: boolean } {
  const { controller, board, view } = session;
  const pending = controller.aim.value ?? controller.pending.value ?? controller.sole.value;
  if (pending) {
    const label = optionLabel(board, pending, view.value);
    const next = handsOverTo(session);
    return { label: next.length > 0 ? w.decide.handOver(label, next.join(', ')) : label, ready: true };
  }
  const several = controller.several.value;
  const ticked = controller.selection.value.length;
  if (!several || (ticked === 0 && several.min === 0)) return { label: w.decide.pickFirst, ready: false };
  if (controller.isSelected.value)
    return { label: w.decide.theseMany(capital(several.verb), ticked), ready: true };
  return { label: w.decide.moreToTick(several.min - ticked), ready: false };
}
