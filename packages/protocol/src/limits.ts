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
  optionText: 32_768,
  /** Seconds on a clock, minimum and maximum: 30 days. */
  clock: [10, 2_592_000] as const,
  /** Tables of one host that have not begun. */
  openTables: 10,
  /** Unfinished tables of one host. */
  hostedTables: 50,
  /** Tables that one socket watches. */
  watchedTables: 20,
  /** Positions in one reply to an outline request. */
  outline: 2_000,
  /** Open sockets and event streams of one person, and of one address. */
  lines: 20,
  linesPerAddress: 60,
} as const;
