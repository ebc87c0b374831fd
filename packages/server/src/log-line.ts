import { AsyncLocalStorage } from 'node:async_hooks';
import { inOneLine } from '@sandtable/kernel';

/** Cuts longer lines: long enough for a stack trace, while input from a client can be of any length. */
const LONGEST = 2000;
/** The most characters of one entry as JSON, which has its stack trace in one line. */
const LONGEST_ENTRY = 8000;

/** What a line is about, for programs that read the log. */
export interface LogFields {
  /** The request, or the message of a socket, in whose course it was written. */
  request?: string;
  table?: string;
  [name: string]: string | number | null | undefined;
}

export type LogFormat = 'text' | 'json';

let format: LogFormat = 'text';
const current = new AsyncLocalStorage<LogFields>();

/** Chooses how this process writes its log: lines for people, or one JSON object a line. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Runs something whose lines in the log are about this; only if programs read the log. */
export function loggedAs<R>(fields: LogFields, act: () => R): R {
  return format === 'json' ? current.run(fields, act) : act();
}

/** The request in whose course this runs, if it is known. */
export function currentRequest(): string | undefined {
  return current.getStore()?.request;
}

/** Formats a text for the log: every line has the time, and unprintable characters are escaped. */
export function logLines(text: string, now: number = Date.now()): string {
  const time = new Date(now).toISOString();
  return text
    .split('\n')
    .map((line) => `${time} ${inOneLine(line, LONGEST)}\n`)
    .join('');
}

/** Formats an entry as one line of JSON. */
export function logJson(
  level: 'info' | 'error',
  message: string,
  fields: LogFields = {},
  now: number = Date.now(),
): string {
  const time = new Date(now).toISOString();
  const text = message.slice(0, LONGEST_ENTRY);
  return `${JSON.stringify({ time, level, message: text, ...current.getStore(), ...fields })}\n`;
}

/** Writes to the operator's log. */
export function logError(text: string, fields: LogFields = {}): void {
  process.stderr.write(format === 'json' ? logJson('error', text, fields) : logLines(text));
}

export function logOut(text: string, fields: LogFields = {}): void {
  process.stdout.write(format === 'json' ? logJson('info', text, fields) : logLines(text));
}
