import type { AnyGame } from '@sandtable/kernel';
import type { SeatInfo } from '@sandtable/protocol';
import type { TableEvent } from './event.js';

/** The players, for the header of the journal. */
export function tagsOf(game: AnyGame, seats: readonly SeatInfo[], now: number): Record<string, string> {
  const tags: Record<string, string> = { date: new Date(now).toISOString().slice(0, 10) };
  game.seats.forEach(({ id }, seat) => {
    const { who, bot } = seats[seat];
    if (/^[a-z]/.test(id) && (who || bot)) tags[id] = who?.name ?? `${bot} (bot)`;
  });
  return tags;
}

/** The journal's note for an event that is not a choice: who plays a seat from here on, who resigned, what the host did. */
export function noteOf(game: AnyGame, event: TableEvent): string | null {
  if (event.kind === 'resigned')
    return `${event.seats.join(' and ')} ${event.time ? 'lost: time is up' : 'resigned'}`;
  if (event.kind === 'rescued')
    return `the table could not go on: ${event.cut} later events were set aside, and it was reopened here`;
  if (event.kind === 'paused' && event.by)
    return `${event.by.name} (host) ${event.paused ? 'pauses' : 'resumes'} the game`;
  if (event.kind !== 'seat') return null;
  const { seat, who, bot, why } = event;
  const name = game.seats.find(({ id }) => id === seat)?.name ?? seat;
  if (why === 'removed')
    return `${event.removed?.name} is removed by the rules of the table: ${bot} (bot) plays ${name}`;
  if (why === 'back') return `${who?.name} plays ${name} again`;
  if (why === 'sits') return `${who?.name} plays ${name} from here on`;
  const because = why === 'time' ? ': time is up' : '';
  return bot === null ? null : `${bot} (bot) plays ${name}${who ? ` for ${who.name}` : ''}${because}`;
}
