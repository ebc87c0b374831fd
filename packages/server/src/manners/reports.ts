import { say } from '@sandtable/kernel';
import type { NewReport, Person } from '@sandtable/protocol';
import type { ChatRow } from '../storage/chat-store.js';
import type { Store } from '../storage/store.js';
import { plainLine } from '../tables/chat.js';
import { Refusal } from '../tables/refusal.js';
import type { Table } from '../tables/table.js';

/** How many lines are kept with a report: around the one that is reported, or the person's last ones. */
const BEFORE = 10;
const AFTER = 5;
const LAST = 20;

/** A line of chat as it is kept with a report: whoever deletes an account is not named there either. */
export interface KeptLine {
  n: number;
  at: number;
  who: string;
  side: string | null;
  text: string;
  reported: boolean;
}

/**
 * Writes a report about somebody at a table whom the reporter can meet there. Only lines that the reporter may read
 * are kept with it.
 */
export async function report(
  { chat, manners }: Pick<Store, 'chat' | 'manners'>,
  table: Table,
  reporter: Person,
  { about, line, reason, words = '' }: NewReport,
  now: number,
): Promise<void> {
  if (about === reporter.id) throw new Refusal('message', say`nobody reports themselves`);
  const { sides } = table.state.constants.machine.game;
  const readable = table.audience.sidesOf(reporter.id).map((side) => sides[side].id);
  const lines = await chat.linesOf(table.id, readable);
  if (!table.state.people().includes(about) && !lines.some(({ person }) => person === about))
    throw new Refusal('message', say`nobody of that kind is at this table`);
  const evidence = line === undefined ? lastOf(lines, about) : around(lines, about, line);
  const written = await manners.report({
    at: now,
    reporter: reporter.id,
    about,
    table_id: table.id,
    reason,
    words: plainLine(words),
    evidence: JSON.stringify(evidence),
  });
  if (written === 'known')
    throw new Refusal('status', say`you have reported that already: somebody will look at it`);
  if (written === 'many')
    throw new Refusal('busy', say`many of your reports wait for an answer: wait until somebody has looked`);
}

function lastOf(lines: readonly ChatRow[], about: string): KeptLine[] {
  return lines
    .filter(({ person }) => person === about)
    .slice(-LAST)
    .map((line) => kept(line, false));
}

function around(lines: readonly ChatRow[], about: string, n: number): KeptLine[] {
  const at = lines.findIndex((line) => Number(line.n) === n);
  if (at < 0) throw new Refusal('message', say`that line is not there any more`);
  if (lines[at].person !== about) throw new Refusal('message', say`somebody else said that`);
  return lines
    .slice(Math.max(0, at - BEFORE), at + AFTER + 1)
    .map((line) => kept(line, Number(line.n) === n));
}

function kept({ n, at, person: who, side, text }: ChatRow, reported: boolean): KeptLine {
  return { n: Number(n), at: Number(at), who, side, text, reported };
}
