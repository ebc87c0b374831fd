/** The limits on what clients may send or have. Both sides know them: a client can check before it sends. */
export const LIMITS = {
  /** Characters of a name. */
  name: 32,
  /** Characters of a table's title. */
  title: 60,
  /** Characters of a password, minimum and maximum. */
  password: [8, 200] as const,
  /** Characters of an e-mail address, and of a web address that notices are sent to. */
  email: 200,
  url: 1_000,
  /** Characters of a line of chat. */
  chat: 500,
  /** Characters of a report, or of the reason for what an administrator does. */
  words: 500,
  /** People whom one person has muted or blocked. */
  regards: 200,
  /** Open reports of one person. */
  openReports: 10,
  /** Characters of a choice in notation. */
  choice: 300,
  /** Characters of a request id, which the client makes up. */
  requestId: 64,
  /** Standing orders of one seat. */
  orders: 20,
  /** Actions of one person at one table other than choices: sitting down, orders, pauses, a new name. */
  deeds: 1_000,
  /** How often a game may go back by consent: each time it is replayed when the table is read. */
  goingsBack: 20,
  /** People who have ever sat at one table. */
  peopleOfTable: 200,
  /** Stored lines of chat: of one person at one table, and of one table. */
  chatOfPerson: 300,
  chatOfTable: 3_000,
  /** Sessions of one account: one more signs out the least recently used. */
  sessions: 30,
  /** Bytes of one message to the server. */
  message: 16_384,
  /** Characters of an option that is a text, such as the tables of a player's own game. */
  optionText: 49_152,
  /** Seconds on a clock, minimum and maximum: 30 days. */
  clock: [10, 2_592_000] as const,
  /** Tables of one host that have not begun. */
  openTables: 10,
  /** Unfinished tables of one host. */
  hostedTables: 50,
  /** Tournaments of one organizer that are not over, and those that one person is in. */
  tournaments: 5,
  entries: 20,
  /** Entrants of a tournament, and of one where everybody meets everybody, and people of a division of a league. */
  places: [2, 128] as const,
  roundRobin: 20,
  divisionSize: [2, 10] as const,
  /** Rounds of a Swiss tournament. */
  swissRounds: [1, 12] as const,
  /** Minutes between two rounds: a day. */
  rest: [0, 1_440] as const,
  /** Days from the announcement of a tournament to its beginning. */
  tournamentAhead: 180,
  /** Tables that one socket watches. */
  watchedTables: 20,
  /** Positions in one reply to an outline request. */
  outline: 2_000,
  /** Open sockets and event streams of one person, and of one address. */
  lines: 20,
  linesPerAddress: 60,
} as const;
