import { withSides } from '@sandtable/kernel';
import type { Me, MyTable } from '@sandtable/protocol';
import { aboutOf } from '../games.js';
import { api } from '../net/api.js';
import { to } from '../route.js';
import type { About, MyGame, Standing } from './my-games.js';
import { putAway } from './put-away.js';

/** The person's tables on the server, but for those that they have put away. */
export async function serverGames(): Promise<MyGame[]> {
  const { id } = await api<Me>('GET', 'me');
  const tables = [
    ...(await api<MyTable[]>('GET', 'my/tables')),
    ...(await api<MyTable[]>('GET', 'my/finished')),
  ];
  const away = putAway();
  return tables.flatMap((table) => {
    const game = serverGame(table, id, aboutOf);
    return game && !away.has(game.id) ? [game] : [];
  });
}

/** A table on the server; null if its game is not on the shelf. */
export function serverGame(table: MyTable, me: string, aboutOf: About): MyGame | null {
  const whole = aboutOf(table.game);
  if (!whole) return null;
  const about = withSides(whole, table.options);
  const at = (id: string) => table.seats[id];
  const seats = about.seats.map(({ id }) => id).filter((id) => at(id)?.who?.id === me);
  const others = about.seats.flatMap(({ id }) => {
    const who = at(id)?.who;
    return who && who.id !== me ? [who.name] : [];
  });
  // A seat that a bot plays for the person does not ask them.
  const playing = seats.filter((id) => at(id)?.bot === null);
  const asked = table.progress?.asked.some((seat) => playing.includes(seat)) ?? false;
  return {
    key: `online ${table.id}`,
    id: table.id,
    where: 'online',
    about,
    title: table.title ?? null,
    standing: standingOf(table, asked),
    seats,
    people: [...new Set(others)],
    pace: table.clock?.kind ?? null,
    progress: table.progress,
    until: asked ? table.until : null,
    touched: table.touched,
    result: table.result,
    href: table.status === 'finished' ? to('watch', table.id) : to('play', table.id),
    replay: table.started === null ? null : to('watch', table.id),
  };
}

function standingOf({ status }: MyTable, asked: boolean): Standing {
  if (status === 'finished') return 'finished';
  if (status === 'stuck' || status === 'closed') return 'stuck';
  if (status === 'open') return 'gathering';
  return asked && status === 'running' ? 'asked' : 'going';
}
