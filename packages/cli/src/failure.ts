import { inOneLine } from '@sandtable/kernel';

/** Exit code for bad input. */
export const BAD_INPUT = 2;
/** Exit code for an internal error. */
export const UNEXPECTED = 3;

/** Why a command failed, as one clear sentence for the user. */
export class Failure extends Error {
  constructor(
    sentence: string,
    readonly exitCode: number = BAD_INPUT,
  ) {
    super(sentence);
  }
}

/** The longest error message; anything longer quotes its input and is cut. */
const LONGEST = 2000;

/** The one line printed for an error, and its exit code. Escaped, because file and flag names come from outside. */
export function errorLine(error: unknown): { line: string; exitCode: number } {
  if (error instanceof Failure) return { line: inOneLine(error.message, LONGEST), exitCode: error.exitCode };
  const message = error instanceof Error ? error.message : String(error);
  const first = message.split('\n', 1)[0] || 'no message';
  return {
    line: `unexpected error: ${inOneLine(first, LONGEST)} (SANDTABLE_DEBUG=1 shows where)`,
    exitCode: UNEXPECTED,
  };
}
