import type { Order, RedactedLine, View } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { TableInfo } from './tables.js';

/** What the kernel says a viewer may see. The kernel checks it. */
const KernelView = Type.Unsafe<View>(Type.Object({}));

/** A standing order in full. */
const KernelOrder = Type.Unsafe<Order>(Type.Object({}));

export const LogLine = Type.Object({
  /** How many choices had been made. */
  at: Type.Number(),
  text: Type.String(),
});
export type LogLine = Static<typeof LogLine>;

export const KernelLine = Type.Unsafe<RedactedLine>(
  Type.Object({
    at: Type.Number(),
    seat: Type.Union([Type.String(), Type.Null()]),
    text: Type.String(),
  }),
);

/** A clock: the time left when it last stood, and since when it has been running (the server's time). */
export const ClockFace = Type.Object({
  left: Type.Number(),
  since: Type.Union([Type.Number(), Type.Null()]),
});
export type ClockFace = Static<typeof ClockFace>;

/** How the chance of a table is made: everything but the server's seed, which is revealed when the game is over. */
export const ChanceView = Type.Object({
  generator: Type.String(),
  /** While values are asked for: when the wait ends (the server's time). The list of commitments is closed. */
  until: Type.Union([Type.Number(), Type.Null()]),
  /**
   * The seats of people. `commit` is null if the player sat down without one, `value` if it is not revealed: once the
   * game has begun, a null value has no part in the seed.
   */
  contributions: Type.Record(
    Type.String(),
    Type.Object({
      commit: Type.Union([Type.String(), Type.Null()]),
      value: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});
export type ChanceView = Static<typeof ChanceView>;

/**
 * A table as one person sees it. `views`, `log`, `lines` and `earlier` have one entry for each of their seats, and
 * one called "spectator", the public view, for people with no seat or several. Before the start they are empty. It
 * follows from the table's events up to `seq`, and from nothing else.
 */
export const TableView = Type.Object({
  info: TableInfo,
  you: Type.Object({
    seats: Type.Array(Type.String()),
    host: Type.Boolean(),
    /** For people seated here: the secret part of the invitation link, /table/ID?invite=… */
    invite: Type.Union([Type.String(), Type.Null()]),
    /** Open seats of a running game that this person may not take: opponents must not know each other's cards. */
    barred: Type.Array(Type.String()),
  }),
  views: Type.Record(Type.String(), KernelView),
  /** The end of the log in words: one to two pages of lines. */
  log: Type.Record(Type.String(), Type.Array(LogLine)),
  /** The end of the log in notation, without what the viewer may not know. */
  lines: Type.Record(Type.String(), Type.Array(KernelLine)),
  /** How many lines of both come before these. They are fetched with GET …/log and …/lines. */
  earlier: Type.Record(Type.String(), Type.Object({ log: Type.Number(), lines: Type.Number() })),
  chance: ChanceView,
  clocks: Type.Record(Type.String(), ClockFace),
  /** The person's own seats that may undo their last choice now: choose "undo". */
  undo: Type.Array(Type.String()),
  /** The standing orders of the person's own seats. */
  orders: Type.Record(Type.String(), Type.Array(KernelOrder)),
});
export type TableView = Static<typeof TableView>;
