import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FairChance, Machine, Match, printJournal } from '@sandtable/kernel';
import { afterAll } from 'vitest';
import { run } from '../src/main.js';
import { raid } from './raid.js';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs a command line as the program would, and captures its output. */
export async function sandtable(...argv: string[]): Promise<Ran> {
  const ran: Ran = { code: -1, out: '', err: '' };
  ran.code = await run(argv, {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    columns: 80,
    isTTY: false,
    input: Readable.from([]),
    interrupted: new AbortController().signal,
  });
  return ran;
}

/** A temporary folder for this test file, removed afterwards. */
export function folder(): { path: string; file(name: string, text: string): string } {
  const path = mkdtempSync(join(tmpdir(), 'sandtable-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    file(name, text) {
      writeFileSync(join(path, name), text);
      return join(path, name);
    },
  };
}

/** The journal of a game of Raid with these choices. */
export function raidJournal(...choices: [seat: string, text: string][]): string {
  return fairRaidJournal({}, ...choices);
}

/** The same, with a seed that players contribute to. */
export function fairRaidJournal(fair: FairChance, ...choices: [seat: string, text: string][]): string {
  const match = Match.open(new Machine(raid), 'a seed for tests', fair);
  for (const [seat, text] of choices) {
    const refused = match.choose(seat, text);
    if (refused) throw new Error(refused.reason);
  }
  return printJournal(match.journal());
}
