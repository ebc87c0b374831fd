import Type, { type Static } from 'typebox';
import { LIMITS } from './limits.js';
import { PersonName, Role } from './people.js';
import { TableId, TableInfo } from './tables.js';

const exact = { additionalProperties: false };
const Nullable = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const PersonId = Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 32 });

// Between people

/** Muted: their lines of chat are not shown to me. Blocked: they also cannot sit down where I sit, nor read my lines. */
export const Regard = Type.Union([Type.Literal('muted'), Type.Literal('blocked')]);
export type Regard = Static<typeof Regard>;

/** POST /api/my/people → MyPerson[]; null for neither. */
export const SetRegard = Type.Object({ person: PersonId, regard: Nullable(Regard) }, exact);
export type SetRegard = Static<typeof SetRegard>;

/** GET /api/my/people → MyPerson[]: whom I have muted or blocked. Nobody else is told. */
export const MyPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  regard: Regard,
  since: Type.Number(),
});
export type MyPerson = Static<typeof MyPerson>;

export const ReportReason = Type.Union([
  Type.Literal('abuse'),
  Type.Literal('cheating'),
  Type.Literal('stalling'),
  Type.Literal('name'),
  Type.Literal('spam'),
  Type.Literal('other'),
]);
export type ReportReason = Static<typeof ReportReason>;

/** POST /api/reports: a person at a table, or a line that they said there. */
export const NewReport = Type.Object(
  {
    table: TableId,
    about: PersonId,
    /** The number of a line of chat. */
    line: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 ** 53 })),
    reason: ReportReason,
    words: Type.Optional(Type.String({ maxLength: LIMITS.words })),
  },
  exact,
);
export type NewReport = Static<typeof NewReport>;

// Those who look after the site

/** Why it is done: it is kept in the audit log. */
const Why = Type.String({ minLength: 1, maxLength: LIMITS.words, pattern: '\\S' });

export const Because = Type.Object({ why: Why }, exact);
export type Because = Static<typeof Because>;

/** POST /api/admin/people/:person/ban; without `until`, for good. */
export const NewBan = Type.Object(
  { why: Why, until: Nullable(Type.Integer({ minimum: 0, maximum: 8.64e15 })) },
  exact,
);
export type NewBan = Static<typeof NewBan>;

/** POST /api/admin/people/:person/rename */
export const OtherName = Type.Object({ name: PersonName, why: Why }, exact);
export type OtherName = Static<typeof OtherName>;

/** POST /api/admin/people/:person/role, by an administrator */
export const NewRole = Type.Object({ role: Nullable(Role), why: Why }, exact);
export type NewRole = Static<typeof NewRole>;

/** POST /api/admin/reports/:n: what came of it */
export const ReportOutcome = Type.Object(
  { outcome: Type.Union([Type.Literal('acted'), Type.Literal('dismissed')]), why: Why },
  exact,
);
export type ReportOutcome = Static<typeof ReportOutcome>;

/** A page of a list: what comes after the last of `items` is asked for with `after=next`. */
const PageOf = <S extends Type.TSchema>(schema: S) =>
  Type.Object({ items: Type.Array(schema), next: Nullable(Type.String()) });

export interface PageOf<T> {
  items: T[];
  next: string | null;
}

/** A person with as much of a name as is known. */
const Named = Type.Object({ id: Type.String(), name: Type.String() });

/** GET /api/admin/people?q=&after= */
export const PersonFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  created: Type.Number(),
  deleted: Type.Boolean(),
  role: Nullable(Role),
  ban: Nullable(Type.Object({ reason: Type.String(), since: Type.Number(), until: Nullable(Type.Number()) })),
  /** How many reports about this person are open. */
  reports: Type.Number(),
});
export type PersonFile = Static<typeof PersonFile>;
export const PeoplePage = PageOf(PersonFile);

/** GET /api/admin/tables?q=&status=&after=: what everybody at the table knows, and never more. */
export const TableFile = Type.Object({
  info: TableInfo,
  touched: Type.Number(),
  /** How many events there are. */
  seq: Type.Number(),
  /** This person plays there, or has: then they have no powers over it. */
  own: Type.Boolean(),
});
export type TableFile = Static<typeof TableFile>;
export const TablesPage = PageOf(TableFile);

/** GET /api/admin/tables/:id/rescue: how far the table can be read. */
export const Rescue = Type.Object({
  /** Why it cannot go on; null if it can. */
  why: Nullable(Type.String()),
  /** The last event that can be read, how many come after it, and how many choices would be lost; null if none can. */
  good: Nullable(Type.Object({ seq: Type.Number(), cut: Type.Number(), choices: Type.Number() })),
});
export type Rescue = Static<typeof Rescue>;

/** A line of chat, kept as it was. */
export const Evidence = Type.Object({
  n: Type.Number(),
  at: Type.Number(),
  who: Type.String(),
  name: Type.String(),
  side: Nullable(Type.String()),
  text: Type.String(),
  /** The line that was reported. */
  reported: Type.Boolean(),
});
export type Evidence = Static<typeof Evidence>;

/** GET /api/admin/reports?open=1&after= */
export const ReportFile = Type.Object({
  n: Type.Number(),
  at: Type.Number(),
  by: Named,
  about: Named,
  table: Type.String(),
  reason: ReportReason,
  words: Type.String(),
  /** Null for somebody who has a part in that game, or is meant: they neither read nor handle it. */
  evidence: Nullable(Type.Array(Evidence)),
  closed: Nullable(Type.Number()),
  outcome: Nullable(Type.String()),
});
export type ReportFile = Static<typeof ReportFile>;
export const ReportsPage = PageOf(ReportFile);

/** GET /api/admin/audit?after= */
export const AuditEntry = Type.Object({
  n: Type.Number(),
  at: Type.Number(),
  /** Null for a command on the server's machine. */
  who: Nullable(Named),
  deed: Type.String(),
  about: Type.String(),
  /** The name of the person it is about, if it is about one. */
  name: Nullable(Type.String()),
  why: Type.String(),
  detail: Type.String(),
  /** Does it follow from the entries before it? If not, the log was changed behind the server's back. */
  whole: Type.Boolean(),
});
export type AuditEntry = Static<typeof AuditEntry>;
export const AuditPage = PageOf(AuditEntry);
