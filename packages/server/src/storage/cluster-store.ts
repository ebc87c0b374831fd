/** Who may write at a table: its owner, with a number that every takeover raises. */
export interface Claim {
  mine: boolean;
  /** The process that owns it. */
  owner: string;
  fence: number;
}

/** A table as its row says. */
export interface TableSign {
  id: string;
  seq: number;
  /** Its owner, if that process lives. */
  owner: string | null;
}

/** How a lease was renewed. */
export interface Renewed {
  /** False if it had run out or there was none: then others may have taken the tables of this process. */
  held: boolean;
  /** The processes whose leases have not run out. */
  living: string[];
}

/** The people whom a process has at a table. */
export interface PresentAt {
  table: string;
  people: readonly string[];
}

/** A line to all processes of one database: what one sends, the others hear. It may break, and is then opened anew. */
export interface Line {
  /** Renews the lease of this process. */
  renew(): Promise<Renewed>;
  close(): Promise<void>;
  /** Resolves when the line is broken. */
  readonly broken: Promise<void>;
}

/** What the processes of one database share besides the data: leases, the ownership of tables, messages, presence. */
export interface ClusterStore {
  /** Opens a line; `hear` receives the messages to all and those to this process. */
  open(process: string, lease: number, hear: (text: string) => void): Promise<Line>;
  /** Sends a message to one process, or to all; resolves when the database has it. */
  send(to: string | null, text: string): Promise<void>;
  /** The processes whose leases have not run out. */
  living(): Promise<string[]>;
  /** Gives up everything that a process has. */
  leave(process: string): Promise<void>;
  /** Takes a table over, unless another living process owns it. Null if there is no such table. */
  claim(table: string, process: string): Promise<Claim | null>;
  /** Gives a table up. */
  release(table: string, process: string, fence: number): Promise<void>;
  look(tables: readonly string[]): Promise<TableSign[]>;
  /** Replaces the lists of people whom this process has at these tables. */
  setPresent(process: string, at: readonly PresentAt[]): Promise<void>;
  /** The people whom other living processes have at these tables; tables with nobody are left out. */
  presentElsewhere(process: string, tables: readonly string[]): Promise<Map<string, string[]>>;
  /** Deletes what dead processes have left. */
  tidyUp(): Promise<void>;
  /** Runs one thing at a time among all processes. */
  alone<R>(what: string, act: () => Promise<R>): Promise<R>;
}
