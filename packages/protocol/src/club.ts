import Type, { type Static } from 'typebox';
import { Person } from './people.js';
import { Result, TableId } from './tables.js';

const Nullable = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A rating as shown: 1500 at first, with the range in which it nearly certainly is. */
const Points = { points: Type.Number(), plusMinus: Type.Number() };

const Tally = { won: Type.Number(), lost: Type.Number(), drawn: Type.Number() };

/** Whoever has a rating: a person or a bot. */
const Rated = {
  who: Nullable(Person),
  bot: Nullable(Type.String()),
};

/**
 * GET /api/people/:id: what everybody may know of an account. Games at private tables are counted only for the person
 * themselves.
 */
export const Profile = Type.Object({
  ...Person.properties,
  /** Milliseconds since 1970. */
  since: Type.Number(),
  ratings: Type.Array(
    Type.Object({
      game: Type.String(),
      ...Points,
      games: Type.Number(),
      /** Is it in the ladder? */
      ranked: Type.Boolean(),
    }),
  ),
  sides: Type.Array(Type.Object({ game: Type.String(), side: Type.String(), ...Tally })),
});
export type Profile = Static<typeof Profile>;

export const PastSeat = Type.Object({
  seat: Type.String(),
  side: Type.String(),
  ...Rated,
  /** The person has an account, and so a profile. */
  account: Type.Boolean(),
  outcome: Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('drawn')]),
  /** False if somebody else, or a bot in their place, finished the game for them. */
  stayed: Type.Boolean(),
});
export type PastSeat = Static<typeof PastSeat>;

/** A finished game, with those who sat there when it began. */
export const PastGame = Type.Object({
  table: TableId,
  game: Type.String(),
  finished: Type.Number(),
  rated: Type.Boolean(),
  result: Result,
  seats: Type.Array(PastSeat),
});
export type PastGame = Static<typeof PastGame>;

/** GET /api/people/:id/games?game=…&against=…&after=… → History: the latest first; `next` is the `after` of the next page. */
export const History = Type.Object({ games: Type.Array(PastGame), next: Nullable(Type.String()) });
export type History = Static<typeof History>;

/** GET /api/people/:id/against/:other: the first person's results against the second, who were on other sides. */
export const HeadToHead = Type.Object({
  who: Person,
  other: Person,
  games: Type.Array(Type.Object({ game: Type.String(), ...Tally })),
});
export type HeadToHead = Static<typeof HeadToHead>;

/** GET /api/ladders/:game?from=…: those who have played enough rated games, the best first. */
export const Ladder = Type.Object({
  game: Type.String(),
  /** How many rated games, and how many different opponents, it takes to be listed. */
  least: Type.Object({ games: Type.Number(), opponents: Type.Number() }),
  rows: Type.Array(Type.Object({ place: Type.Number(), ...Rated, ...Points, games: Type.Number() })),
  /** The `from` of the next page. */
  next: Nullable(Type.Number()),
});
export type Ladder = Static<typeof Ladder>;
