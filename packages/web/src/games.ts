import {
  type GameInfo,
  type GameOptions,
  type OtherSide,
  playedSeats,
  type Side,
  withSides,
} from '@sandtable/kernel';
import * as shelf from '@sandtable/shelf';
import { t } from './languages/index.js';

/** What a list of games shows of each, in the page's language. */
export function aboutOf(id: string): GameInfo | null {
  const about = shelf.aboutOf(id);
  return about && inLanguage(about);
}

/** A game as it is played with these options: with its sides there, and only with the seats that somebody plays. */
export function inPlay(about: GameInfo, options: GameOptions): GameInfo {
  const sided = withSides(about, options);
  const seats = playedSeats(sided, options);
  return seats.length === sided.seats.length ? sided : { ...sided, seats };
}

export function listGames(): ReturnType<typeof shelf.listGames> {
  return shelf.listGames().map((game) => ({ ...game, title: t(game.title), blurb: t(game.blurb) }));
}

const translated = new WeakMap<GameInfo, GameInfo>();

function inLanguage(about: GameInfo): GameInfo {
  const known = translated.get(about);
  if (known) return known;
  const { otherSides } = about;
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
    sides: about.sides.map(inWords),
    ...(otherSides && { otherSides: { ...otherSides, sides: mapped(otherSides.sides) } }),
  };
  translated.set(about, made);
  return made;
}

const inWords = <S extends Side>(side: S): S => ({ ...side, name: t(side.name) });

function mapped(sides: Readonly<Record<string, readonly OtherSide[]>>): Record<string, OtherSide[]> {
  return Object.fromEntries(Object.entries(sides).map(([value, list]) => [value, list.map(inWords)]));
}
