import type { SpelledOption } from '@sandtable/kernel';
import { confirming } from '../settings.js';
import type { TableSession } from './table-session.js';

/**
 * A click on an option in a list: one that touches nothing is chosen at once unless it is the only one; all others
 * become pending first.
 */
export function chooseFromList(session: TableSession, option: SpelledOption): void {
  const { controller } = session;
  const others = controller.options.value.length > 1 || controller.subjects.value.size > 0;
  const bare = option.touches.length === 0 && others;
  if (bare || confirming.value === 'off') void controller.choose(option.text);
  else if (controller.pending.value === option) void controller.confirm();
  else controller.pick(option);
}
