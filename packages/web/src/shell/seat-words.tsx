import type { SeatInfo, TableView } from '@sandtable/protocol';
import { w } from '../languages/index.js';
import { Clock } from '../online/clock.js';
import type { TableClient } from '../table/client.js';
import { personAt, type TableSession } from './table-session.js';

/** The clock of a seat, if the table has clocks. */
export function SeatClock({
  session,
  table,
  seat,
}: {
  session: TableSession;
  table: TableView;
  seat: string;
}) {
  const face = table.clocks[seat];
  if (!face) return null;
  return <Clock face={face} ahead={session.client.ahead?.value ?? 0} name={session.nameOf(seat)} />;
}

/** The player of a seat, and whether they are online. */
export function seatWords(
  { client }: { client: Pick<TableClient, 'presence'> },
  table: TableView,
  seat: string,
): string {
  const info = table.info.seats[seat];
  const words = [occupantWords(info)];
  if (table.you.seats.includes(seat)) words.push(w.table.you);
  else if (client.presence && personAt(table, seat))
    words.push(client.presence.value.seats.includes(seat) ? w.online.present : w.online.absent);
  if (info.resigned) words.push(w.online.resigned);
  return words.join(' · ');
}

export function occupantWords({ who, bot }: SeatInfo): string {
  if (bot !== null) return who ? w.table.botFor(who.name) : w.table.bot(bot);
  return who ? who.name : w.table.openSeat;
}

export function isFree({ who, bot }: SeatInfo): boolean {
  return who === null && bot === null;
}
