import Type, { type Static } from 'typebox';

/** An option of a game, as the kernel declares it. */
export const OptionBox = Type.Object({
  values: Type.Array(Type.String()),
  default: Type.String(),
  about: Type.String(),
  /** It is a text of the player's own, of so many characters at most; then there are no values. */
  text: Type.Optional(Type.Object({ maxLength: Type.Number() })),
});

/** Which seats one player takes together, for a number of players; if it says so, only under some options. */
export const SeatChart = Type.Object({
  players: Type.Number(),
  options: Type.Record(Type.String(), Type.String()),
  groups: Type.Array(Type.Array(Type.String())),
});
export type SeatChart = Static<typeof SeatChart>;

/** GET /api/games → GameBox[] */
export const GameBox = Type.Object({
  id: Type.String(),
  title: Type.String(),
  blurb: Type.String(),
  credits: Type.String(),
  /** For tests and game authors: it can be played, but players are not shown it. */
  example: Type.Boolean(),
  seats: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), side: Type.Number() })),
  sides: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Seats that nobody plays with some values of an option: a table has no such seats then. */
  idleSeats: Type.Optional(
    Type.Object({
      option: Type.String(),
      usual: Type.String(),
      seats: Type.Record(Type.String(), Type.Array(Type.String())),
    }),
  ),
  /** Other sides with some values of an option: a scenario in which allies play each other. */
  otherSides: Type.Optional(
    Type.Object({
      option: Type.String(),
      usual: Type.String(),
      sides: Type.Record(
        Type.String(),
        Type.Array(Type.Object({ id: Type.String(), name: Type.String(), seats: Type.Array(Type.String()) })),
      ),
    }),
  ),
  options: Type.Record(Type.String(), OptionBox),
  bots: Type.Array(Type.String()),
  charts: Type.Array(SeatChart),
});
export type GameBox = Static<typeof GameBox>;
