import type { SeatInfo } from '@sandtable/protocol';

/** Who plays a seat of a game at this screen. */
export type LocalSeat = { kind: 'person'; name: string } | { kind: 'bot'; bot: string };

/** At one screen people are told apart by their names. */
export function seatInfo(seat: LocalSeat | undefined): SeatInfo {
  const who = seat?.kind === 'person' ? { id: seat.name, name: seat.name } : null;
  const bot = seat?.kind === 'person' ? null : (seat?.bot ?? 'random');
  return { who, bot, open: false, resigned: false };
}

/** The seat tags of the journal's header. */
export function seatTags(seats: Record<string, LocalSeat>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [id, seat] of Object.entries(seats)) {
    tags[id] = seat.kind === 'person' ? plainName(seat.name) : `bot ${seat.bot}`;
  }
  return tags;
}

function plainName(name: string): string {
  return name.replace(/[\r\n\u2028\u2029]+/g, ' ').trim() || 'person';
}

/** Reads the players of each seat from a journal's header. */
export function seatsFromTags(
  seats: readonly { id: string; name: string }[],
  tags: Readonly<Record<string, string>>,
): Record<string, LocalSeat> {
  const found: Record<string, LocalSeat> = {};
  for (const { id, name } of seats) {
    const bot = /^bot ([a-z0-9-]+)$/.exec(tags[id] ?? '')?.[1];
    found[id] = bot ? { kind: 'bot', bot } : { kind: 'person', name: tags[id] ?? name };
  }
  return found;
}
