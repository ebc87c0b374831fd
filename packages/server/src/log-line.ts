import { inOneLine } from '@sandtable/kernel';

/** A stack trace has longer lines than a sentence; what somebody sent can be as long as it likes. */
const LONGEST = 2000;

/** What is said in the log: every line of it says when, and none repeats what a terminal would obey. */
export function logLines(text: string, now: number = Date.now()): string {
  const time = new Date(now).toISOString();
  return text
    .split('\n')
    .map((line) => `${time} ${inOneLine(line, LONGEST)}\n`)
    .join('');
}

/** For whoever runs the server. */
export function logError(text: string): void {
  process.stderr.write(logLines(text));
}

export function logOut(text: string): void {
  process.stdout.write(logLines(text));
}
