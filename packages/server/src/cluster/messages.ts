import type { Me, Person } from '@sandtable/protocol';
import type { SignedOut } from '../sockets/sockets.js';

/** A change of a table: its number, and whether the lobby shows something else now. */
export type Changed = [table: string, seq: number, info: 0 | 1];

/** What is used up of a limit, by key. */
export type Spent = [limit: string, key: string, amount: number];

/** Messages to all other processes. */
export type Broadcast =
  /** Events were written: whoever follows these tables reads them. */
  | { k: 'changed'; tables: Changed[] }
  /** A record was changed without an event: it has to be read again. */
  | { k: 'reread'; table: string }
  /** People have come to tables, or left them. Version 0.1.0 knows only the first of these. */
  | { k: 'present'; table: string; tables?: string[] }
  /** A line of chat was written; with null, many were changed. */
  | { k: 'chat'; table: string | null; n: number }
  /** A person was renamed, or signed out. */
  | { k: 'renamed'; me: Me; session: string | null }
  | { k: 'signed-out'; who: SignedOut }
  | { k: 'spent'; spent: Spent[] }
  | { k: 'lines'; lines: Spent[] }
  /** A process is new: it does not know yet what the others have. */
  | { k: 'hello' }
  | { k: 'outages' }
  /** Somebody was banned, or is not any more. */
  | { k: 'bans' };

/** What a worker says to the process that waits for a job: it has begun, or what came of it; null if it failed. */
export type OfWorker =
  | { k: 'thinking'; n: number; worker: string }
  | { k: 'thought'; n: number; answer: unknown };

/** Something to be done at a table, by its owner. */
export interface Task {
  table: string;
  name: string;
  person: Person;
  body: unknown;
  /** All ids known for the person's browser. */
  selves: string[];
  /** The request in whose course it is asked, for the log. */
  request?: string;
  /** The address it is done for: its bots wait for each other wherever they think. */
  requester?: string;
}

/** How an owner answers. */
export type Reply =
  | { done: unknown }
  | { refused: { code: string; sentence: string; anchor: string | null } }
  | { broken: { sentence: string; detail: string } }
  | { notOwner: true }
  | { failed: string };

export type Message =
  | (Broadcast & { from: string })
  | (OfWorker & { from: string })
  | { k: 'ask'; from: string; n: number; task: Task }
  | { k: 'reply'; from: string; n: number; reply: Reply };
