import type { Generated } from 'kysely';

/**
 * What is stored. Times are milliseconds since 1970, flags are 0 or 1, and what has a structure of its own is
 * JSON: all of it means the same in SQLite and in PostgreSQL.
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
}

export interface PeopleTable {
  id: string;
  name: string;
  /** The name of an account in lower case, each only once; null for guests. */
  name_key: string | null;
  /** An argon2id hash; null for guests. */
  password: string | null;
  created: number;
  /** When the account was deleted. The row stays, so that nothing opens it any more. */
  deleted: number | null;
  /** When its name was gone from every table. */
  erased: number | null;
}

/** What the names of accounts look like, each only once: nobody is called what looks like somebody else. */
export interface NameLooksTable {
  look: string;
  person: string;
}

export interface SessionsTable {
  /** SHA-256 of the token: whoever reads the database cannot sign in with it. */
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
  // What follows from the events, for finding tables without replaying them. Written with each event.
  status: string;
  seq: number;
  /** When somebody has to look after it: a bot has to choose, or a clock runs out. Null: nobody has to. */
  wake: number | null;
  /** The time of the last event. */
  touched: number;
  /** A TableInfo, for the lobby. */
  info: string;
}

/** The journal of a table, and everything else that happened at it. The key refuses a second one. */
export interface EventsTable {
  table_id: string;
  seq: number;
  at: number;
  kind: string;
  /** The person who asked for it, and the id their client gave it. */
  request: string | null;
  body: string;
}

/** Who sits at which table, the host included: follows from the events, too. */
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

/** When the server was not there: no clock runs then. */
export interface OutagesTable {
  began: number;
  ended: number;
}

/**
 * A table as it was after an event, so that it need not be played again from its first choice. Nothing here is known
 * that does not follow from the events: whatever is in doubt is thrown away.
 */
export interface SnapshotsTable {
  table_id: string;
  seq: number;
  /** Who wrote it: the version of the server and of this format, and the rulesets. */
  made_by: string;
  /** The fingerprint of the position. */
  state_hash: string;
  /** How many events there were up to this one, a digest of all of them, and one of the last by itself. */
  event_count: number;
  events_digest: string;
  last_digest: string;
  /** The digest of the body, and the body: JSON, packed. */
  digest: string;
  body: string;
}

/** A part of the journal and of the log of a long game that nobody can take back any more, for those who look back. */
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
