import { inOneLine } from '@sandtable/kernel';

/** Bad input: nothing is wrong with the program. */
export const BAD_INPUT = 2;
/** Something is wrong with the program. */
export const UNEXPECTED = 3;

/** Why a command cannot do what it was asked: one clear sentence for the person who asked. */
export class Failure extends Error {
  constructor(
    sentence: string,
    readonly exitCode: number = BAD_INPUT,
  ) {
    super(sentence);
  }
}

/** No sentence of ours is longer; what is, repeats something. */
const LONGEST = 2000;

/** The one line that is printed for an error, and the exit code that goes with it. Names of files and flags are others' words. */
export function errorLine(error: unknown): { line: string; exitCode: number } {
  if (error instanceof Failure) return { line: inOneLine(error.message, LONGEST), exitCode: error.exitCode };
  const message = error instanceof Error ? error.message : String(error);
  const first = message.split('\n', 1)[0] || 'no message';
  return {
    line: `unexpected error: ${inOneLine(first, LONGEST)} (SANDTABLE_DEBUG=1 shows where)`,
    exitCode: UNEXPECTED,
  };
}
