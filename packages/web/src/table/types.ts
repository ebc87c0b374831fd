import type { RedactedLine, Refused, StandingOrder, Touch, View } from '@sandtable/kernel';

/** Who plays a seat. */
export type Occupant =
  | { kind: 'person'; name: string /** Connected now; only known at a server. */; present?: boolean }
  | { kind: 'bot'; bot: string /** The person it stands in for. */; for?: string }
  | { kind: 'open' };

export interface SeatView {
  id: string;
  name: string;
  side: string;
  /** Somebody at this screen sits here. */
  mine: boolean;
  occupant: Occupant;
  resigned?: boolean;
  /** Whoever looks at this screen may sit down here. */
  open?: boolean;
  /** Others may sit down here, and those at this screen may not: they have seen the cards of the other side. */
  barred?: boolean;
}

/** A line of the log, in words. */
export interface LogLine {
  /** How many choices had been made. */
  at: number;
  text: string;
}

export interface ClockView {
  /** For each seat what was left when its clock last stood, and since when it runs, in milliseconds. */
  faces: Record<string, { left: number; since: number | null }>;
  /** How far the server's time is ahead of this page's. */
  offset: number;
}

export type Status = 'waiting' | 'playing' | 'paused' | 'finished';

/** Everything the people at this screen may know of a table. */
export interface TableView {
  id: string;
  game: string;
  /** Grows with every change. */
  seq: number;
  status: Status;
  /** What each own seat sees, and what everybody sees under `spectator`. */
  views: Record<string, View>;
  log: Record<string, LogLine[]>;
  lines: Record<string, RedactedLine[]>;
  seats: SeatView[];
  /** Seats that may take back their last choice. */
  undo: string[];
  clocks: ClockView | null;
  /** How it ended; null while it goes on. */
  result: { winner: string | null; scores: number[]; why: string | null; resigned: boolean } | null;
  /** Standing orders of own seats. */
  orders: Record<string, StandingOrder[]>;
}

/** Something that could be meant here and is not legal, with the reason. */
export interface Forbidden {
  text: string;
  touches: Touch[];
  refused: Refused;
}

export type { RedactedLine, StandingOrder };

export const SPECTATOR_VIEW = 'spectator';
