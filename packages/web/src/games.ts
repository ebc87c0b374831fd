import { type GameInfo, type GameOptions, playedSeats } from '@sandtable/kernel';
import * as shelf from '@sandtable/shelf';
import { t } from './languages/index.js';

/** What a list of games shows of each, in the page's language. */
export function aboutOf(id: string): GameInfo | null {
  const about = shelf.aboutOf(id);
  return about && inLanguage(about);
}

/** A game as it is played with these options: only with the seats that somebody plays. */
export function inPlay(about: GameInfo, options: GameOptions): GameInfo {
  const seats = playedSeats(about, options);
  return seats.length === about.seats.length ? about : { ...about, seats };
}

export function listGames(): ReturnType<typeof shelf.listGames> {
  return shelf.listGames().map((game) => ({ ...game, title: t(game.title), blurb: t(game.blurb) }));
}

const translated = new WeakMap<GameInfo, GameInfo>();

function inLanguage(about: GameInfo): GameInfo {
  const known = translated.get(about);
  if (known) return known;
  const made: GameInfo = {
    ...about,
    title: t(about.title),
    blurb: t(about.blurb),
    credits: t(about.credits),
    seats: about.seats.map((seat) => ({
      ...seat,
      name: t(seat.name),
      ...(seat.inText !== undefined && { inText: t(seat.inText) }),
    })),
    sides: about.sides.map((side) => ({ ...side, name: t(side.name) })),
  };
  translated.set(about, made);
  return made;
}
