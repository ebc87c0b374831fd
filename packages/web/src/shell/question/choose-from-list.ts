import type { SpelledOption } from '@sandtable/kernel';
import type { TableSession } from '../table-session.js';
import { endsPart } from './hand-over.js';

/** A click on an option in a list. One that hands over to other people is made by a second press, which says so. */
export function chooseFromList(session: TableSession, option: SpelledOption): void {
  const { controller } = session;
  const decision = controller.decision.value;
  const isPending = controller.pending.value === option;
  if (isPending || option.touches.length > 0) return controller.pickFromList(option);
  void endsPart(session, option).then((ends) => {
    if (controller.decision.value !== decision) return;
    if (ends) controller.pick(option);
    else controller.pickFromList(option);
  });
}
