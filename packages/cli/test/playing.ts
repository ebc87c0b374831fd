import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Io } from '../src/command.js';
import { run } from '../src/main.js';
import type { Ran } from './command.js';

/** A scripted player: reads the screen and types a line, or leaves with null. */
export type Typist = (screen: string) => string | null;

/** Runs a command line with typed input; `change` modifies the environment. */
export async function typing(
  lines: string[] | Typist,
  argv: string[],
  change: Partial<Io> = {},
): Promise<Ran> {
  const ran: Ran = { code: -1, out: '', err: '' };
  async function* watching(typist: Typist) {
    for (let seen = -1; ; ) {
      // Nothing new on the screen: not ready for input yet.
      await setImmediate();
      if (ran.out.length === seen || !ran.out.endsWith('> ')) continue;
      seen = ran.out.length;
      const line = typist(ran.out);
      if (line === null) return;
      yield `${line}\n`;
    }
  }
  const typed = typeof lines === 'function' ? watching(lines) : lines.map((line) => `${line}\n`);
  ran.code = await run(argv, {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    columns: 80,
    isTTY: false,
    input: Readable.from(typed),
    interrupted: new AbortController().signal,
    ...change,
  });
  return ran;
}
