import type { Machine } from './machine.js';
import { ALL_KNOWING, type ViewerSet, viewerBits } from './places.js';
import { UNDO } from './rule.js';
import { say } from './say.js';

/** The kind of a log entry that tells of going back by consent. */
export const REWIND = 'rewind';

/** A log entry; its text is made when it is read. */
export interface LogEntry {
  /** How many choices had been made. */
  at: number;
  kind: string;
  args: number[];
  to: ViewerSet;
}

/** A line of the log, in words. */
export interface LogLine {
  /** How many choices had been made. */
  at: number;
  text: string;
}

/** The only function that decides who may read a log line. */
export function isLogEntryVisible({ to }: LogEntry, viewer: number): boolean {
  return viewer === ALL_KNOWING || (to & viewerBits(viewer)) !== 0;
}

/** The log in words, without the entries that the viewer may not read. */
export function redactedLog<T, C>(
  machine: Machine<T, C>,
  log: readonly LogEntry[],
  viewer: number,
): LogLine[] {
  return log
    .filter((entry) => isLogEntryVisible(entry, viewer))
    .map((entry) => ({ at: entry.at, text: logText(machine, entry) }));
}

function logText<T, C>(machine: Machine<T, C>, { kind, args }: LogEntry): string {
  const { game, facts } = machine;
  if (kind === UNDO) return machine.told(takesBack(game.seats[args[0]].name, args[1] ?? 1));
  if (kind === REWIND) return machine.told(say`Everybody agreed to go back to choice ${args[0]}`);
  return machine.told(game.logTexts[kind](facts, args));
}

export function choices(count: number): string {
  return count === 1 ? 'a choice' : `${count} choices`;
}

function takesBack(name: string, count: number): string {
  return count === 1 ? say`${name} takes back a choice` : say`${name} takes back ${count} choices`;
}
