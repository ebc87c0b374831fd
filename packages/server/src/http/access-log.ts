import type { LogFields } from '../log-line.js';

/** A request and its outcome. */
export interface LoggedRequest {
  method: string | undefined;
  /** Includes the query string, which is never logged: it may hold an invitation. */
  url: string | undefined;
  status: number;
  milliseconds: number;
  /** The person's id, if they were identified. */
  who: string | null;
  /** The id of the request. */
  request: string;
}

const LONGEST = 200;

/** Logs one line per request, if the operator turns it on; never bodies or secrets. */
export class AccessLog {
  constructor(private readonly write: (line: string, fields: LogFields) => void) {}

  note({ method = '-', url = '-', status, milliseconds, who, request }: LoggedRequest): void {
    const path = pathOf(url)
      .slice(0, LONGEST)
      .replace(/[^!-~]/g, '?');
    const ms = Number(milliseconds.toFixed(1));
    const table = tableIn(path);
    this.write(`${method} ${path} ${status} ${milliseconds.toFixed(1)} ms ${who ?? '-'}`, {
      request,
      ...(table === null ? {} : { table }),
      method,
      path,
      status,
      ms,
      person: who,
    });
  }
}

/** The path of a URL, without the query string and its secrets. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0];
}

/** The table that a path is about. */
export function tableIn(path: string): string | null {
  return /^\/api\/tables\/([\w-]+)/.exec(path)?.[1] ?? null;
}
