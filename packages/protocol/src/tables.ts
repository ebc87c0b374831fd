import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';
import { Person } from './people.js';

const [LEAST, MOST] = LIMITS.clock;
const Word = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 });
const Nullable = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const exact = { additionalProperties: false };
/** No game has more options or seats. */
const few = { ...exact, maxProperties: 64 };

export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 32 });
/**
 * A player's part of the seed: a random value of 32 bytes as hex, and its `commitTo`, to which the player is bound
 * from sitting down on.
 */
export const SeedValue = Type.String({ pattern: '^[0-9a-f]{64}$', minLength: 64, maxLength: 64 });
export const SeedCommit = Type.String({ pattern: '^[0-9a-f]{64}$', minLength: 64, maxLength: 64 });

/** The secret part of an invitation link. */
export const Invite = Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 64 });

/**
 * The time control. A seat has `seconds`; its clock runs while it is asked. A choice gives time back: in a live game
 * the time it took, at most `refill`; by correspondence `refill`, at most up to `seconds`. When time is up, a bot
 * takes over until the player takes the seat back.
 */
export const ClockSpec = Type.Object(
  {
    kind: Type.Union([Type.Literal('live'), Type.Literal('correspondence')]),
    seconds: Type.Integer({ minimum: LEAST, maximum: MOST }),
    refill: Type.Integer({ minimum: 0, maximum: MOST }),
  },
  exact,
);
export type ClockSpec = Static<typeof ClockSpec>;

/**
 * What the host may do in a running game, said when the table is opened. Pausing a game with a clock: only when all
 * players agree, or the host alone. Removing a player: never; when the player's time was up and they are not back; when
 * more than half of the other players, and two at least, agree; or at will.
 */
export const HostRules = Type.Object(
  {
    pause: Type.Union([Type.Literal('agreed'), Type.Literal('host')]),
    remove: Type.Union([
      Type.Literal('never'),
      Type.Literal('clock'),
      Type.Literal('majority'),
      Type.Literal('host'),
    ]),
  },
  exact,
);
export type HostRules = Static<typeof HostRules>;

/** POST /api/tables → { id } */
export const NewTable = Type.Object(
  {
    game: Word,
    options: Type.Optional(Type.Record(Word, Type.String({ maxLength: LIMITS.optionText }), few)),
    /** Who sits where: "me", "open", or the name of a bot. Seats that are not named are open. */
    seats: Type.Optional(Type.Record(Word, Word, few)),
    clock: Type.Optional(Nullable(ClockSpec)),
    /** Not in the lobby: people come by invitation. */
    private: Type.Optional(Type.Boolean()),
    /** What the host may do in a running game; without it, nothing. */
    hostRules: Type.Optional(HostRules),
    /** Players may ask what a bot would do, and why it did what it did; not in rated games. */
    advice: Type.Optional(Type.Boolean()),
    /** Begin at once; every seat must be taken. */
    start: Type.Optional(Type.Boolean()),
    /** A line about the table, in the lobby. Plain text of one script, checked like a name. */
    title: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.title, pattern: '\\S' })),
    /** It counts for the ratings: all people need accounts, and the table is public. */
    rated: Type.Optional(Type.Boolean()),
    /** The host's part of the seed, for all seats that are "me". */
    commit: Type.Optional(SeedCommit),
  },
  exact,
);
export type NewTable = Static<typeof NewTable>;

/**
 * POST /api/match → Matched. Sits down at an open public table of this game, played by its usual options, where
 * this side is free; opens such a table if there is none. Repeated, it is the same wish: a person waits at one
 * table at most.
 */
export const QuickMatch = Type.Object(
  {
    game: Word,
    /** The id of a side; any if absent. */
    side: Type.Optional(Word),
    pace: Type.Union([Type.Literal('live'), Type.Literal('correspondence')]),
    /** Only against others who want it to count for the ratings, too; for accounts. */
    rated: Type.Optional(Type.Boolean()),
    /** The player's part of the seed. */
    commit: Type.Optional(SeedCommit),
  },
  exact,
);
export type QuickMatch = Static<typeof QuickMatch>;

export const Matched = Type.Object({
  id: TableId,
  /** Whether the person sat down with another, opened a table, or was waiting at this one already. */
  how: Type.Union([Type.Literal('joined'), Type.Literal('opened'), Type.Literal('waiting')]),
});
export type Matched = Static<typeof Matched>;

const Seats = Type.Array(Word, { maxItems: 30 });

/** POST /api/tables/:id/join: sit down, or take the person's own seat back from the bot. Also in running games. */
export const Join = Type.Object(
  {
    seats: Seats,
    invite: Type.Optional(Invite),
    /** The player's part of the seed of a game that has not begun, for all these seats. */
    commit: Type.Optional(SeedCommit),
  },
  exact,
);
export type Join = Static<typeof Join>;

/**
 * POST /api/tables/:id/leave: before the start the seat is free again. In a running game a bot takes over; the seat
 * still belongs to the player who left, unless they give it up for good.
 */
export const Leave = Type.Object(
  { seats: Type.Optional(Seats), forGood: Type.Optional(Type.Boolean()) },
  exact,
);
export type Leave = Static<typeof Leave>;

/** POST /api/tables/:id/seat, by the host before the start: a bot's name, or "open". */
export const SeatBot = Type.Object({ seat: Word, bot: Word }, exact);
export type SeatBot = Static<typeof SeatBot>;

/** POST /api/tables/:id/substitute: a bot plays for an absent player. */
export const Substitute = Type.Object({ seat: Word }, exact);
export type Substitute = Static<typeof Substitute>;

/**
 * POST /api/tables/:id/expel: remove a player, as the rules of the table allow. A bot plays the seat, until somebody else
 * sits down (`open`) or for good (`bot`). With a majority the host asks and the players agree; `agree: false` withdraws.
 */
export const Expel = Type.Object(
  {
    seat: Word,
    after: Type.Union([Type.Literal('open'), Type.Literal('bot')]),
    agree: Type.Optional(Type.Boolean()),
  },
  exact,
);
export type Expel = Static<typeof Expel>;

/**
 * POST /api/tables/:id/pause: stop the clocks and the game, or resume. With a clock it is a wish that all players
 * have to share; the opposite takes it back. The game also resumes when a player asks again ten minutes (live) or a
 * day (correspondence) after the first wish.
 */
export const Pause = Type.Object({ paused: Type.Boolean() }, exact);
export type Pause = Static<typeof Pause>;

/**
 * POST /api/tables/:id/back: go back until only the first `to` choices stand, however much was revealed since. All
 * players have to agree: the first asks, the others agree to the same number, and `agree: false` refuses or withdraws.
 * A choice by a person also ends the request. People whom a bot replaces have no say.
 */
export const GoBack = Type.Object({ to: Type.Integer({ minimum: 0 }), agree: Type.Boolean() }, exact);
export type GoBack = Static<typeof GoBack>;

/**
 * POST /api/tables/:id/start, by the host. If a player has committed to a value, the values are asked for first, and
 * the game begins when all are revealed or their time is up; `anyway` begins without the missing ones.
 */
export const Start = Type.Object({ anyway: Type.Optional(Type.Boolean()) }, exact);
export type Start = Static<typeof Start>;

/** POST /api/tables/:id/reveal: the player's value, when it is asked for. */
export const Reveal = Type.Object({ value: SeedValue }, exact);
export type Reveal = Static<typeof Reveal>;

/** POST /api/tables/:id/rematch → { id } */
export const Rematch = Type.Object({ commit: Type.Optional(SeedCommit) }, exact);
export type Rematch = Static<typeof Rematch>;

/** The other POSTs (resign) have an empty body. */
export const Nothing = Type.Object({}, exact);

export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('paused'),
  Type.Literal('finished'),
  /** All players left before the start, or it could not go on: then `trouble` says why. */
  Type.Literal('closed'),
  /** The server cannot go on with it now, see `trouble`: its rules have changed, or its data are damaged. */
  Type.Literal('stuck'),
]);
export type TableStatus = Static<typeof TableStatus>;

/**
 * The occupant of a seat. Free: `who` and `bot` are null, and it can be joined. A person: `who`. A bot for good:
 * `bot` alone. A bot in a person's place, until they take it back: both.
 */
export const SeatInfo = Type.Object({
  who: Nullable(Person),
  bot: Nullable(Type.String()),
  /** The seat can be joined: it is free, or its owner left it to a bot for good. */
  open: Type.Boolean(),
  resigned: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Result = Type.Object({
  /** A side's id; null for a draw. */
  winner: Nullable(Type.String()),
  scores: Type.Array(Type.Number()),
  /** `time`: in a tournament, whoever's time is up has lost. */
  how: Type.Union([Type.Literal('played'), Type.Literal('resigned'), Type.Literal('time')]),
  /** The rule that ended the game; null if it was not played to its end. */
  why: Nullable(Type.String()),
  /** The seat that is first among the winners, if the rules rank them. */
  leader: Type.Optional(Type.String()),
});
export type Result = Static<typeof Result>;

/** GET /api/tables/:id, and an entry of the lobby: the public information of a table. */
export const TableInfo = Type.Object({
  id: TableId,
  game: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  status: TableStatus,
  private: Type.Boolean(),
  host: Nullable(Person),
  /** A line about the table, by its host. */
  title: Type.Optional(Type.String()),
  /** Opened by a quick match: it begins by itself when all seats are taken. */
  quick: Type.Optional(Type.Boolean()),
  /** It counts for the ratings of those who play. */
  rated: Type.Optional(Type.Boolean()),
  /** Players may ask what a bot would do. */
  advice: Type.Optional(Type.Boolean()),
  /** It is a game of a tournament: nobody plays for anybody else, and whoever's time is up has lost. */
  tournament: Type.Optional(Type.Object({ id: TableId, round: Type.Number() })),
  seats: Type.Record(Type.String(), SeatInfo),
  clock: Nullable(ClockSpec),
  /** Milliseconds since 1970. */
  created: Type.Number(),
  started: Nullable(Type.Number()),
  finished: Nullable(Type.Number()),
  /** The hash of the seed, published from the first moment on. */
  commit: Type.String(),
  /** The seed, once the game is over. */
  seed: Nullable(Type.String()),
  result: Nullable(Result),
  /** The table of the rematch. */
  rematch: Nullable(TableId),
  /** Why the game cannot go on, if it cannot. */
  trouble: Type.Optional(Type.String()),
  /** With a clock: who wants to pause, or to resume, and since when. Absent if nobody does. */
  wishes: Type.Optional(
    Type.Array(Type.Object({ who: Person, paused: Type.Boolean(), since: Type.Number() })),
  ),
  /** What the host may do in a running game; absent if nothing. */
  hostRules: Type.Optional(HostRules),
  /** The host asks to remove the player of this seat, and these agree. Absent if there is no such request. */
  removal: Type.Optional(
    Type.Object({
      seat: Type.String(),
      after: Type.Union([Type.Literal('open'), Type.Literal('bot')]),
      agreed: Type.Array(Person),
    }),
  ),
  /** The request to go back until only `to` choices stand: who made it, and who agrees. Absent if there is none. */
  back: Type.Optional(
    Type.Object({ to: Type.Number(), by: Person, agreed: Type.Array(Person), since: Type.Number() }),
  ),
});
export type TableInfo = Static<typeof TableInfo>;

/** How far a game has come, as everybody may know it. */
export const GameProgress = Type.Object({
  /** The seats that are asked now. */
  asked: Type.Array(Type.String()),
  /** The points of each side. */
  scores: Type.Array(Type.Number()),
  /** The round being played, 0 before the first, and the last one if it is known; null if the game has no rounds. */
  round: Nullable(Type.Object({ now: Type.Number(), of: Nullable(Type.Number()) })),
});
export type GameProgress = Static<typeof GameProgress>;

/** GET /api/my/tables (unfinished ones) and GET /api/my/finished → MyTable[] */
export const MyTable = Type.Object({
  ...TableInfo.properties,
  /** Null if the game has not begun. */
  progress: Nullable(GameProgress),
  /** When the next clock of this table runs out; null if none runs. Milliseconds since 1970. */
  until: Nullable(Type.Number()),
  /** When something last happened there. */
  touched: Type.Number(),
});
export type MyTable = Static<typeof MyTable>;

/** The response of a request that changes a table: the table afterwards. */
export const Changed = TableInfo;
export type Changed = TableInfo;

/** The response of a refused request: one sentence, and the anchor if a rule forbids it. */
export const Problem = Type.Object({
  error: Type.String(),
  code: Type.Optional(Type.String()),
  anchor: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
