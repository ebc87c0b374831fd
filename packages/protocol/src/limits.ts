/** How long anything may be. Both sides know it: a client can say so before anything is sent. */
export const LIMITS = {
  /** Letters of a name. */
  name: 32,
  /** Letters of a password, fewest and most. */
  password: [8, 200] as const,
  /** Letters of a line of chat. */
  chat: 500,
  /** Letters of a choice in notation. */
  choice: 300,
  /** Letters of an id that a client makes up. */
  requestId: 64,
  /** Standing orders of one seat. */
  orders: 20,
  /** Changes of one person at one table that are no choices: sitting down, orders, pauses, a new name. */
  deeds: 1_000,
  /** People who have ever sat at one table. */
  peopleOfTable: 200,
  /** Lines of chat that are kept: of one person at one table, and of one table. */
  chatOfPerson: 300,
  chatOfTable: 3_000,
  /** Browsers in which one account is signed in: with one more, the one that was used longest ago is signed out. */
  sessions: 30,
  /** Bytes of one message to the server. */
  message: 16_384,
  /** Seconds on a clock, fewest and most: 30 days. */
  clock: [10, 2_592_000] as const,
  /** Tables of one host that have not begun. */
  openTables: 10,
  /** Tables of one host that are not over. */
  hostedTables: 50,
  /** Tables that one socket watches. */
  watchedTables: 20,
  /** Positions in one answer to the question for an outline. */
  outline: 2_000,
  /** Sockets and event streams that one person has open, and one address. */
  lines: 20,
  linesPerAddress: 60,
} as const;
