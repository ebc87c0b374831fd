/** What was asked for, and how that went. */
export interface LoggedRequest {
  method: string | undefined;
  /** With everything behind the ?, of which nothing is noted: an invitation stands there. */
  url: string | undefined;
  status: number;
  milliseconds: number;
  /** The id of who asked, where that was found out. */
  who: string | null;
}

const LONGEST = 200;

/** A line for every request, for those who switch it on: never what was said, nor any secret. */
export class AccessLog {
  constructor(private readonly write: (line: string) => void) {}

  note({ method = '-', url = '-', status, milliseconds, who }: LoggedRequest): void {
    const path = pathOf(url)
      .slice(0, LONGEST)
      .replace(/[^!-~]/g, '?');
    this.write(`${method} ${path} ${status} ${milliseconds.toFixed(1)} ms ${who ?? '-'}`);
  }
}

/** An address without its secrets. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0];
}
