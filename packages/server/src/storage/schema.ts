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
  roles: RolesTable;
  bans: BansTable;
  regards: RegardsTable;
  reports: ReportsTable;
  audit: AuditTable;
  cut_events: CutEventsTable;
  passkeys: PasskeysTable;
  one_time: OneTimeTable;
  results: ResultsTable;
  played: PlayedTable;
  ratings: RatingsTable;
  tournaments: TournamentsTable;
  entries: EntriesTable;
  pairings: PairingsTable;
  tidings: TidingsTable;
  arrivals: ArrivalsTable;
  absences: AbsencesTable;
  table_hooks: TableHooksTable;
  reviews: ReviewsTable;
  version_reviews: ReviewsTable;
  review_claims: ReviewClaimsTable;
  client_files: ClientFilesTable;
  workers: WorkersTable;
  job_results: JobResultsTable;
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
  /** When a guest was last here, to the day; null for accounts. */
  seen: Generated<number | null>;
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
  /** Of a finished game: 0 until its result is among the results; 2 if it cannot be read and is left out. */
  recorded: Generated<number>;
  /** A keyed hash of the address it was opened from, or its tournament, while it may be in the lobby. */
  opener: Generated<string | null>;
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
  /** The lock that its line to the database holds; null of a process of an older version. */
  line: number | null;
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
  /** The language of messages: "de". */
  language: Generated<string>;
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

/** Who looks after the site. */
export interface RolesTable {
  person: string;
  /** A Role. */
  role: string;
  since: number;
}

export interface BansTable {
  person: string;
  reason: string;
  since: number;
  /** Null for good. */
  until: number | null;
}

/** Whom a person has muted or blocked. */
export interface RegardsTable {
  person: string;
  other: string;
  /** A Regard. */
  regard: string;
  since: number;
}

/** What people have reported. Names are not kept here: whoever deletes an account is not named anywhere. */
export interface ReportsTable {
  n: Generated<number>;
  at: number;
  reporter: string;
  about: string;
  table_id: string;
  /** A ReportReason, and the reporter's own words. */
  reason: string;
  words: string;
  /** Lines of chat as they were, as JSON: the chat itself forgets. */
  evidence: string;
  /** When somebody was done with it, and what came of it. */
  closed: number | null;
  outcome: string | null;
}

/** What those who look after the site have done. Rows are only ever added, and each digest covers all before it. */
export interface AuditTable {
  n: number;
  at: number;
  /** Null for a command on the server's machine. */
  who: string | null;
  deed: string;
  /** A person, a table or a report: `person ID`. */
  about: string;
  why: string;
  detail: string;
  digest: string;
}

/** Events that a rescued table could not go on with, and when they were cut off. */
export interface CutEventsTable extends EventsTable {
  cut: number;
}

/** A key of a device that signs in to an account. */
export interface PasskeysTable {
  /** The id that the device gave it. */
  id: string;
  person: string;
  public_key: string;
  /** How often the device says it has used it; 0 if it does not count. */
  counter: number;
  /** How the device can be reached, as JSON. */
  transports: string;
  /** What the person calls it. */
  name: string;
  created: number;
  used: number | null;
}

/** What may be done once and soon: a link in a mail, a challenge to a device. */
export interface OneTimeTable {
  /** SHA-256 of the secret: reading the database is not enough. */
  id: string;
  kind: string;
  /** Whose it is; null if that is not known yet. */
  person: string | null;
  until: number;
}

/** A finished game. Follows from its table, except for its number and whether it was rated. */
export interface ResultsTable {
  /** Games are rated in this order, without a gap. */
  n: number;
  table_id: string;
  game: string;
  finished: number;
  private: number;
  /** 1 if it changed the ratings of those who played. */
  rated: number;
  /** A Result as JSON. */
  result: string;
}

/** Who played a seat of a finished game: those who sat there when it began. */
export interface PlayedTable {
  table_id: string;
  seat: string;
  side: string;
  /** The id of a person, or `bot:` and the name of a bot. */
  rater: string;
  outcome: string;
  /** 0 if somebody else, or a bot in their place, finished the game for them. */
  stayed: number;
  // As in the results, to be found by who played.
  game: string;
  finished: number;
  private: number;
  rated: number;
}

/** How well somebody plays a game, by the results. */
export interface RatingsTable {
  game: string;
  rater: string;
  mu: number;
  sigma: number;
  /** The lower end of the range in which the rating nearly certainly is: ladders go by it. */
  low: number;
  /** Rated games, and how many different people or bots were on another side. */
  games: number;
  opponents: number;
}

/** A tournament of people. Its row is locked while anything of it changes. */
export interface TournamentsTable {
  id: string;
  /** The account that announced it. */
  organizer: string;
  /** Both empty once the organizer is gone: people put their names into them. */
  name: string;
  about: string;
  game: string;
  /** The options of the game, and the terms: TournamentTerms as JSON. */
  options: string;
  terms: string;
  /** A TournamentStatus. */
  status: string;
  /** The round being played, 0 before the first; and how many there are, 0 before that is known. */
  round: number;
  rounds: number;
  /** When it needs attention: it is to begin, a game is over, somebody has left. Null if it needs none. */
  wake: number | null;
  /** When the next round begins by itself; null if that is not known. */
  due: number | null;
  /** The secret word of the invitation. */
  invite: string;
  created: number;
  finished: number | null;
  /** Of a league. The season before has this one only once. */
  season: number;
  previous: string | null;
  /** Goes up with everything that changes what its page shows, names of people apart. */
  version: Generated<number>;
}

export interface EntriesTable {
  tournament_id: string;
  person: string;
  at: number;
  /** in, withdrawn, removed, or absent: not paired because they never came. */
  status: string;
  /** The number of the draw and the division, once it has begun. */
  seed: number;
  division: number;
  /** Who was absent has come back after this round: what they missed up to then no longer counts. */
  back: Generated<number | null>;
}

/** Who plays whom. The key refuses a round that is paired twice. */
export interface PairingsTable {
  tournament_id: string;
  division: number;
  round: number;
  board: number;
  /** The first plays the first side; without the other it is a bye. */
  one: string;
  other: string | null;
  /** The table's id is chosen with the pairing: whoever opens the table a second time finds it. */
  table_id: string | null;
  /** 0 until the table is opened, then 1; 2 if it is to be closed because the result was decided, 3 when it is. */
  stage: number;
  /** A PairingOutcome; null while the game is not over. */
  outcome: string | null;
  how: string | null;
  why: string | null;
  /** Who chose nothing in this game until time was up: one, other or both. */
  missed: Generated<string | null>;
}

/** People who are to be told that they are no longer paired, since they never came. */
export interface AbsencesTable {
  tournament_id: string;
  person: string;
  since: number;
}

/** People who are to be told that their game of a tournament has begun. */
export interface TidingsTable {
  table_id: string;
  person: string;
  since: number;
}

/** Who has come to the table of their game in a tournament: whoever never came has not won it. */
export interface ArrivalsTable {
  table_id: string;
  person: string;
  at: number;
}

/** The webhooks of tables: told whom a game without a live clock waits for. */
export interface TableHooksTable {
  table_id: string;
  /** Who gave the address. */
  person: string;
  url: string;
  language: string;
  /** Not before this time, and how often it has failed since it last worked. */
  next: number;
  failures: number;
  /** Turns that began up to this time were told. */
  told: number;
}

/**
 * What finished games look like afterwards, compressed: made from their journals when somebody first asks. In
 * `version_reviews`, one for each version; `reviews` is only for releases before it.
 */
export interface ReviewsTable {
  table_id: string;
  /** How many events the table had. */
  seq: number;
  /** The version that made it. */
  version: string;
  body: string;
  made: number;
}

/** Which process makes a review, and until when nobody else does. */
export interface ReviewClaimsTable {
  table_id: string;
  version: string;
  process: string;
  until: number;
}

/** The processes that do jobs, and until when each has its lease, by the database's clock. */
export interface WorkersTable {
  id: string;
  until: number;
  /** The kinds of jobs it does, as a list in JSON. */
  kinds: string;
  /** The names under which it locks jobs, as a list in JSON. */
  names: string;
  /** How many it does at a time. */
  slots: number;
}

/** Results of jobs, until whoever asked has taken them. */
export interface JobResultsTable {
  run: string;
  number: number;
  result: string;
  at: number;
}

/** The lasting files of the page, of this version and of those before and beside it: gzip, in base64. */
export interface ClientFilesTable {
  path: string;
  type: string;
  body: string;
  /** When a server last had this file. */
  seen: number;
}
