import type { Patch } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';
import { Invite, TableId, TableInfo } from './tables.js';
import { TableView } from './view.js';

const exact = { additionalProperties: false };
const Seat = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 });
const RequestId = Type.String({ minLength: 1, maxLength: LIMITS.requestId });

/** A choice. The id is the client's own: the same id again is the same choice, and changes nothing twice. */
export const Choice = Type.Object(
  {
    id: RequestId,
    /** The `seq` of the view that the choice was made on. */
    at: Type.Integer({ minimum: 0 }),
    seat: Seat,
    /** In notation; "undo" takes the seat's last choice back. */
    text: Type.String({ minLength: 1, maxLength: LIMITS.choice }),
  },
  exact,
);
export type Choice = Static<typeof Choice>;

/** Standing orders of a seat; they replace those it had. Null: let everything pass until it is my turn. */
export const Orders = Type.Object(
  {
    id: RequestId,
    seat: Seat,
    orders: Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]), {
      maxItems: LIMITS.orders,
    }),
  },
  exact,
);
export type Orders = Static<typeof Orders>;

/** A line of chat. To the team: the side of the seat that is named, or of the first one the person has. */
export const ChatMessage = Type.Object(
  {
    id: RequestId,
    scope: Type.Union([Type.Literal('table'), Type.Literal('team')]),
    seat: Type.Optional(Seat),
    text: Type.String({ minLength: 1, maxLength: LIMITS.chat, pattern: '\\S' }),
  },
  exact,
);
export type ChatMessage = Static<typeof ChatMessage>;

const of = <K extends string, S extends Type.TProperties>(kind: K, properties: S) =>
  Type.Object({ t: Type.Literal(kind), ...properties }, exact);

/**
 * What a client says on the socket (/ws). Where sockets fail: GET /api/tables/:id/events?since=N and
 * GET /api/lobby/events are streams of the same messages, and choose, orders and chat are
 * POST /api/tables/:id/choices, …/orders and …/chat, which answer with `ok` or `refused`.
 */
export const FromClient = Type.Union([
  /** Show me this table from now on. With the `seq` I have, only what I lack. */
  of('watch', {
    table: TableId,
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    invite: Type.Optional(Invite),
  }),
  of('unwatch', { table: TableId }),
  of('choose', { table: TableId, ...Choice.properties }),
  of('orders', { table: TableId, ...Orders.properties }),
  of('chat', { table: TableId, ...ChatMessage.properties }),
  /** Show me the lobby from now on, or no longer. */
  of('lobby', { on: Type.Optional(Type.Boolean()) }),
  of('ping', {}),
]);
export type FromClient = Static<typeof FromClient>;

export const ChatLine = Type.Object({
  /** Its number at this table. */
  n: Type.Number(),
  /** Milliseconds since 1970. */
  at: Type.Number(),
  who: Type.String(),
  name: Type.String(),
  /** The side that reads it; null for the whole table. */
  side: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
});
export type ChatLine = Static<typeof ChatLine>;

/** Why something is refused, for programs. The sentence is for people. */
export const RefusalCode = Type.Union([
  /** The rules of the game forbid it; `anchor` says which. */
  Type.Literal('rules'),
  /** It was made on a position that is no longer there. The fresh view comes along. */
  Type.Literal('outdated'),
  /** Not one's own seat, or a bot sits in it. */
  Type.Literal('seat'),
  /** The table is not running. */
  Type.Literal('status'),
  /** There is no such table, or it is private. */
  Type.Literal('table'),
  /** Too much at once. */
  Type.Literal('busy'),
  /** The message makes no sense. */
  Type.Literal('message'),
  /** It could not be written down, so it did not happen. */
  Type.Literal('storage'),
]);
export type RefusalCode = Static<typeof RefusalCode>;

const ThePatch = Type.Unsafe<Patch>(Type.Array(Type.Unknown()));

/** What the server says, on the socket and on the event stream. `now` is its clock. */
export const FromServer = Type.Union([
  of('table', { table: TableId, seq: Type.Number(), now: Type.Number(), full: TableView }),
  /** From the view numbered `from`, this patch makes the one numbered `seq`. Who lacks `from`: watch again. */
  of('delta', {
    table: TableId,
    from: Type.Number(),
    seq: Type.Number(),
    now: Type.Number(),
    patch: ThePatch,
  }),
  of('ok', { table: TableId, id: Type.String(), seq: Type.Number() }),
  of('refused', {
    table: TableId,
    id: Type.String(),
    code: RefusalCode,
    reason: Type.String(),
    anchor: Type.Union([Type.String(), Type.Null()]),
    seq: Type.Number(),
  }),
  of('chat', { table: TableId, lines: Type.Array(ChatLine) }),
  /** Who is there: the seats whose people are connected, and how many look on. */
  of('presence', { table: TableId, seats: Type.Array(Type.String()), spectators: Type.Number() }),
  of('lobby', { tables: Type.Array(TableInfo) }),
  of('lobby-delta', { changed: Type.Array(TableInfo), gone: Type.Array(TableId) }),
  of('pong', { now: Type.Number() }),
  of('error', {
    code: RefusalCode,
    reason: Type.String(),
    table: Type.Union([TableId, Type.Null()]),
  }),
]);
export type FromServer = Static<typeof FromServer>;

/** What POST …/choices, …/orders and …/chat answer. */
export type Answer = Extract<FromServer, { t: 'ok' | 'refused' }>;
