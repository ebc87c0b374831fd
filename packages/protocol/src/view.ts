import type { RedactedLine, View } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { TableInfo } from './tables.js';

/** What the kernel says a viewer may see. It is checked where it is made. */
const KernelView = Type.Unsafe<View>(Type.Object({}));

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

/** A clock: what was left when it last stood, and since when it has been running (the server's time). */
export const ClockFace = Type.Object({
  left: Type.Number(),
  since: Type.Union([Type.Number(), Type.Null()]),
});
export type ClockFace = Static<typeof ClockFace>;

/** How the chance of a table is made: everything but the server's seed, which is revealed when the game is over. */
export const ChanceView = Type.Object({
  generator: Type.String(),
  /** Values are asked for now, and waited for until then (the server's time). The list is closed. */
  until: Type.Union([Type.Number(), Type.Null()]),
  /**
   * The seats of people. `commit` is null where somebody sat down without one, `value` where it is not revealed:
   * once the game has begun, a value that is null has no part in the seed.
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
 * A table as one person sees it. `views`, `log`, `lines` and `earlier` have one member for each of their seats, and one
 * called "spectator", what everybody sees, for those who have no seat or several. Before the start they are
 * empty. It follows from the table's events up to `seq`, and from nothing else.
 */
export const TableView = Type.Object({
  info: TableInfo,
  you: Type.Object({
    seats: Type.Array(Type.String()),
    host: Type.Boolean(),
    /** For those who sit here: the secret part of the invitation link, /table/ID?invite=… */
    invite: Type.Union([Type.String(), Type.Null()]),
    /** Open seats of a running game that one may not take: they play against somebody whose cards are known. */
    barred: Type.Array(Type.String()),
  }),
  views: Type.Record(Type.String(), KernelView),
  /** The last of what happened, in words: one page of lines to two. */
  log: Type.Record(Type.String(), Type.Array(LogLine)),
  /** The last of what happened, in notation, without what the viewer may not know. */
  lines: Type.Record(Type.String(), Type.Array(KernelLine)),
  /** How many lines of both stand before the first one that is here. They are asked for (GET …/log, …/lines). */
  earlier: Type.Record(Type.String(), Type.Object({ log: Type.Number(), lines: Type.Number() })),
  chance: ChanceView,
  clocks: Type.Record(Type.String(), ClockFace),
  /** One's own seats that may take back their last choice now: choose "undo". */
  undo: Type.Array(Type.String()),
  /** The standing orders of one's own seats: topics, or null for everything until the seat's turn. */
  orders: Type.Record(Type.String(), Type.Array(Type.Union([Type.String(), Type.Null()]))),
});
export type TableView = Static<typeof TableView>;
