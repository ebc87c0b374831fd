import type { SpelledOption, View } from '@sandtable/kernel';
import type { Outlook } from '../../table/client.js';
import { personAt, type TableSession } from '../table-session.js';

/**
 * The seats that decide after a choice, if it ends the player's part: in no guess is one of their own seats asked. Empty
 * if it does not, or if that is not known.
 */
export function nextDeciders(outlook: Outlook | null, own: readonly string[]): string[] {
  if (!outlook || outlook.after.length === 0) return [];
  const asked = outlook.after.map(({ decisions }: View) => decisions.map(({ seat }) => seat));
  if (asked.some((seats) => seats.length === 0 || seats.some((seat) => own.includes(seat)))) return [];
  return [...new Set(asked.flat())];
}

/** Other people wait for this player by correspondence, where one's part is handed over for hours or days. */
export function othersWait({ shown, mine }: Pick<TableSession, 'shown' | 'mine'>): boolean {
  const table = shown.value;
  if (table?.info.clock?.kind !== 'correspondence') return false;
  return Object.keys(table.info.seats).some(
    (seat) => !mine.value.includes(seat) && personAt(table, seat) !== null,
  );
}

/** The names of those to whom the pending choice hands over; empty if it does not. */
export function handsOverTo(session: TableSession): string[] {
  const { controller } = session;
  if (!controller.pending.value || !othersWait(session)) return [];
  return nextDeciders(controller.outlook.value, session.mine.value).map((seat) => session.nameOf(seat));
}

/** Whether a choice of a word alone, such as "Done", would end the player's part. */
export async function endsPart(session: TableSession, option: SpelledOption): Promise<boolean> {
  if (option.touches.length > 0 || !othersWait(session)) return false;
  return nextDeciders(await session.controller.foresee(option), session.mine.value).length > 0;
}
