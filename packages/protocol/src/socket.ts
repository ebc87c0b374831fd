import type { Patch } from '@sandtable/kernel';
import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';
import { Invite, TableId, TableInfo } from './tables.js';
import { TableView } from './view.js';

const exact = { additionalProperties: false };
const Seat = Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 64 });
const RequestId = Type.String({ minLength: 1, maxLength: LIMITS.requestId });

/** A choice. The client makes up the id: a repeated id is the same choice and has no further effect. */
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

const OrderText = Type.String({ maxLength: 200 });

/**
 * A standing order: what it is about (a topic, the use of a card, everything, or questions to which the seat has nothing
 * to say), and until when: the end of this turn of play, until it is cancelled, or until the seat is asked something that
 * has no standing answer. A bare topic, or null for everything, lasts that long.
 */
const GivenOrder = Type.Union([
  OrderText,
  Type.Null(),
  Type.Object(
    {
      about: Type.Union([
        Type.Literal('topic'),
        Type.Literal('card'),
        Type.Literal('everything'),
        Type.Literal('idle'),
      ]),
      what: OrderText,
      until: Type.Union([Type.Literal('turn'), Type.Literal('cancelled'), Type.Literal('asked')]),
      /** The turn it was given in, as the table tells it. */
      turn: Type.Optional(OrderText),
    },
    exact,
  ),
]);

/** Standing orders of a seat; they replace its previous ones. */
export const Orders = Type.Object(
  {
    id: RequestId,
    seat: Seat,
    orders: Type.Array(GivenOrder, { maxItems: LIMITS.orders }),
  },
  exact,
);
export type Orders = Static<typeof Orders>;

/** A line of chat. To the team: the side of the named seat, or of the person's first one. */
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
 * Messages from a client on the socket (/ws). If sockets fail: GET /api/tables/:id/events?since=N and GET
 * /api/lobby/events are streams of the same messages, and choose, orders and chat are POST /api/tables/:id/choices,
 * …/orders and …/chat, which answer with `ok` or `refused`.
 */
export const FromClient = Type.Union([
  /** Watch this table. With the `seq` that the client has, the server sends only what is missing. */
  of('watch', {
    table: TableId,
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    invite: Type.Optional(Invite),
  }),
  of('unwatch', { table: TableId }),
  of('choose', { table: TableId, ...Choice.properties }),
  of('orders', { table: TableId, ...Orders.properties }),
  of('chat', { table: TableId, ...ChatMessage.properties }),
  /** Watch the lobby, or stop. */
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

/** Why a request is refused, for programs. The sentence is for people. */
export const RefusalCode = Type.Union([
  /** The rules of the game forbid it; `anchor` says which. */
  Type.Literal('rules'),
  /** It was made on an outdated position. The current view comes along. */
  Type.Literal('outdated'),
  /** The seat is not the person's own, or a bot plays it. */
  Type.Literal('seat'),
  /** The table is not running. */
  Type.Literal('status'),
  /** There is no such table, or it is private. */
  Type.Literal('table'),
  /** A rate limit or quota is reached. */
  Type.Literal('busy'),
  /** The message is malformed. */
  Type.Literal('message'),
  /** It could not be stored, so it did not happen. */
  Type.Literal('storage'),
]);
export type RefusalCode = Static<typeof RefusalCode>;

const ThePatch = Type.Unsafe<Patch>(Type.Array(Type.Unknown()));

/** Messages from the server, on the socket and on the event stream. `now` is the server's clock. */
export const FromServer = Type.Union([
  of('table', { table: TableId, seq: Type.Number(), now: Type.Number(), full: TableView }),
  /** A patch from the view numbered `from` to the one numbered `seq`. A client without `from` has to watch again. */
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
  /** The seats whose people are connected, and the number of spectators. */
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

/** The response of POST …/choices, …/orders and …/chat. */
export type Answer = Extract<FromServer, { t: 'ok' | 'refused' }>;
