/** A request and its outcome. */
export interface LoggedRequest {
  method: string | undefined;
  /** Includes the query string, which is never logged: it may hold an invitation. */
  url: string | undefined;
  status: number;
  milliseconds: number;
  /** The person's id, if they were identified. */
  who: string | null;
}

const LONGEST = 200;

/** Logs one line per request, if the operator turns it on; never bodies or secrets. */
export class AccessLog {
  constructor(private readonly write: (line: string) => void) {}

  note({ method = '-', url = '-', status, milliseconds, who }: LoggedRequest): void {
    const path = pathOf(url)
      .slice(0, LONGEST)
      .replace(/[^!-~]/g, '?');
    this.write(`${method} ${path} ${status} ${milliseconds.toFixed(1)} ms ${who ?? '-'}`);
  }
}

/** The path of a URL, without the query string and its secrets. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0];
}
