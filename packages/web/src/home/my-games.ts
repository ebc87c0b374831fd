import { type GameInfo, withSides } from '@sandtable/kernel';
import type { GameProgress, Result } from '@sandtable/protocol';
import { to } from '../route.js';
import type { SavedInfo } from '../table/saved.js';

/** What a player can do about a game: decide, wait, sit down for the start, or look back. */
export type Standing = 'asked' | 'going' | 'gathering' | 'stuck' | 'finished';

/** A game of the person at this browser, here or on the server. */
export interface MyGame {
  key: string;
  id: string;
  where: 'here' | 'online';
  about: GameInfo;
  title: string | null;
  standing: Standing;
  /** The person's seats; at one screen those of everybody at it. */
  seats: readonly string[];
  /** The names of the people: at this screen, or of the others at the table. */
  people: readonly string[];
  pace: 'live' | 'correspondence' | null;
  progress: GameProgress | null;
  /** When a clock runs out; null if none runs. */
  until: number | null;
  touched: number;
  result: Result | null;
  href: string;
  /** The replay; null before there is anything to see. */
  replay: string | null;
}

export type About = (game: string) => GameInfo | null | undefined;

/** A game kept in this browser; null if its game is not on the shelf. */
export function savedGame(saved: SavedInfo, aboutOf: About): MyGame | null {
  const whole = aboutOf(saved.game);
  if (!whole) return null;
  const about = withSides(whole, saved.options);
  const people = about.seats.flatMap(({ id }) => {
    const seat = saved.seats[id];
    return seat?.kind === 'person' ? [{ id, name: seat.name }] : [];
  });
  const seats = people.map(({ id }) => id);
  const asked = saved.progress?.asked.some((seat) => seats.includes(seat)) ?? false;
  return {
    key: `here ${saved.id}`,
    id: saved.id,
    where: 'here',
    about,
    title: null,
    standing: saved.finished ? 'finished' : asked ? 'asked' : 'going',
    seats,
    people: [...new Set(people.map(({ name }) => name))],
    pace: null,
    progress: saved.progress ?? null,
    until: null,
    touched: saved.touched,
    result: saved.result ?? null,
    href: to(saved.finished ? 'replay' : 'table', saved.id),
    replay: saved.progress || saved.finished ? to('replay', saved.id) : null,
  };
}

/** The games by what can be done about them; the most urgent ones first. */
export function inOrder(games: readonly MyGame[]): { asked: MyGame[]; going: MyGame[]; finished: MyGame[] } {
  const latest = (a: MyGame, b: MyGame) => b.touched - a.touched;
  // Without clocks, Infinity minus Infinity is no number, and the next comparison decides.
  const urgent = (a: MyGame, b: MyGame) =>
    (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY) ||
    Number(b.where === 'online') - Number(a.where === 'online') ||
    latest(a, b);
  return {
    asked: games.filter(({ standing }) => standing === 'asked').sort(urgent),
    going: games.filter(({ standing }) => standing !== 'asked' && standing !== 'finished').sort(latest),
    finished: games.filter(({ standing }) => standing === 'finished').sort(latest),
  };
}

/** Whether the person has won: null for a draw, and where people of both sides sit at one screen. */
export function hasWon({ about, seats, result }: MyGame): boolean | null {
  if (!result || result.winner === null) return null;
  const sides = new Set(
    about.seats.filter(({ id }) => seats.includes(id)).map(({ side }) => about.sides[side].id),
  );
  return sides.size === 1 ? sides.has(result.winner) : null;
}
