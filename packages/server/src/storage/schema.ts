import type { Generated } from 'kysely';

/**
 * The database schema. Times are milliseconds since 1970, flags are 0 or 1, and structured values are JSON: all of it
 * means the same in SQLite and in PostgreSQL.
 */
export interface Schema {
  people: PeopleTable;
  name_looks: NameLooksTable;
  sessions: SessionsTable;
  tables: TablesTable;
  events: EventsTable;
  seated: SeatedTable;
  chat: ChatTable;
  outages: OutagesTable;
  settings: SettingsTable;
  snapshots: SnapshotsTable;
  chapters: ChaptersTable;
  processes: ProcessesTable;
  present: PresentTable;
  parcels: ParcelsTable;
  turns: TurnsTable;
  notice_settings: NoticeSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  mail_questions: MailQuestionsTable;
}

export interface PeopleTable {
  id: string;
  name: string;
  /** The name of an account in lower case, unique; null for guests. */
  name_key: string | null;
  /** An argon2id hash; null for guests. */
  password: string | null;
  created: number;
  /** When the account was deleted. The row stays, so that nobody can sign in to it again. */
  deleted: number | null;
  /** When its name was removed from every table. */
  erased: number | null;
}

/** The skeletons of account names, unique, so that no two names look alike. */
export interface NameLooksTable {
  look: string;
  person: string;
}

export interface SessionsTable {
  /** SHA-256 of the token: reading the database is not enough to sign in. */
  id: string;
  person: string;
  created: number;
  /** When it was last used, to the hour. */
  seen: number;
}

export interface TablesTable {
  id: string;
  game: string;
  ruleset: number;
  options: string;
  seed: string;
  invite: string;
  private: number;
  clock: string | null;
  created: number;
  // Derived from the events and written with each of them, so that tables can be found without a replay.
  status: string;
  seq: number;
  /** When the table needs attention: a bot has to choose, or a clock runs out. Null if it needs none. */
  wake: number | null;
  /** The time of the last event. */
  touched: number;
  /** A TableInfo, for the lobby. */
  info: string;
  /** A GameProgress, for its players; null before the game begins, and in rows from before it was kept. */
  progress: string | null;
  /** The process that may write here, where several share the database; see docs/server.md, Many processes. */
  owner: Generated<string | null>;
  /** Raised by every takeover: an append with an older number is refused. */
  fence: Generated<number>;
}

/** A table's events: its journal, and everything else that happened at it. The key refuses a duplicate. */
export interface EventsTable {
  table_id: string;
  seq: number;
  at: number;
  kind: string;
  /** The person who sent the request, and the id their client gave it. */
  request: string | null;
  body: string;
}

/** The people at each table, its host included; derived from the events, too. */
export interface SeatedTable {
  table_id: string;
  person: string;
}

export interface ChatTable {
  n: Generated<number>;
  table_id: string;
  at: number;
  person: string;
  name: string;
  side: string | null;
  text: string;
  request: string;
}

/** When no server ran: clocks stand still then. */
export interface OutagesTable {
  began: number;
  ended: number;
}

/**
 * A table's state after an event, so that it need not be replayed from the first choice. Everything here follows from
 * the events: a snapshot in doubt is discarded.
 */
export interface SnapshotsTable {
  table_id: string;
  seq: number;
  /** What wrote it: the version of the server and of this format, and the rulesets. */
  made_by: string;
  /** The hash of the position. */
  state_hash: string;
  /** The number of events up to this one, a digest of all of them, and one of the last alone. */
  event_count: number;
  events_digest: string;
  last_digest: string;
  /** The digest of the body, and the body: compressed JSON. */
  digest: string;
  body: string;
}

/** A part of the journal and log of a long game that can no longer be taken back, for looking back. */
export interface ChaptersTable {
  table_id: string;
  n: number;
  /** The digest of this chapter and all before it. */
  digest: string;
  body: string;
}

export interface SettingsTable {
  name: string;
  value: string;
}

/** The processes that share the database, and until when each has its lease, by the database's clock. */
export interface ProcessesTable {
  id: string;
  until: number;
}

/** Which people each process has at a table. */
export interface PresentTable {
  table_id: string;
  process: string;
  person: string;
}

/** Whom a game without a live clock waits for; written with the event after which it does. */
export interface TurnsTable {
  table_id: string;
  person: string;
  since: number;
  /** 1 once the person was told. */
  told: Generated<number>;
}

/** How a person wants to be told that it is their turn. */
export interface NoticeSettingsTable {
  person: string;
  email: string | null;
  /** 1 once the address was confirmed: nothing but the question goes to another one. */
  confirmed: number;
  webhook: string | null;
  /** A NoticePace. */
  pace: string;
  /** QuietHours as JSON; null for none. */
  quiet: string | null;
  /** When the next message may be sent. */
  next: number;
  /** Messages in a row that could not be sent. */
  failures: number;
}

/** Who was asked lately whether an address is theirs, and by whom: nobody is to be pestered. */
export interface MailQuestionsTable {
  /** A keyed hash of the address or of the person who gave it. */
  about: string;
  at: number;
}

/** A browser that shows notices, by the address its maker gave it. */
export interface PushSubscriptionsTable {
  endpoint: string;
  person: string;
  /** The session in which it was turned on: when that ends, nothing more is shown there. */
  session: string;
  keys: string;
  created: number;
}

/** Messages between processes that are too long for a notification. */
export interface ParcelsTable {
  id: string;
  at: number;
  body: string;
}
