/** What is said in the log: every line of it says when. */
export function logLines(text: string, now: number = Date.now()): string {
  const time = new Date(now).toISOString();
  return text
    .split('\n')
    .map((line) => `${time} ${line}\n`)
    .join('');
}

/** For whoever runs the server. */
export function logError(text: string): void {
  process.stderr.write(logLines(text));
}

export function logOut(text: string): void {
  process.stdout.write(logLines(text));
}
