import { inOneLine } from '@sandtable/kernel';

/** Cuts longer lines: long enough for a stack trace, while input from a client can be of any length. */
const LONGEST = 2000;

/** Formats a text for the log: every line has the time, and unprintable characters are escaped. */
export function logLines(text: string, now: number = Date.now()): string {
  const time = new Date(now).toISOString();
  return text
    .split('\n')
    .map((line) => `${time} ${inOneLine(line, LONGEST)}\n`)
    .join('');
}

/** Writes to the operator's log. */
export function logError(text: string): void {
  process.stderr.write(logLines(text));
}

export function logOut(text: string): void {
  process.stdout.write(logLines(text));
}
