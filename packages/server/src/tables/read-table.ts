import { setImmediate as aTurn } from 'node:timers/promises';
import { type AnyGame, commitTo, playsRuleset, quote } from '@sandtable/kernel';
import type { ClockSpec } from '@sandtable/protocol';
import { timed } from '../fairness/payer.js';
import type { EventRow, TableRow } from '../storage/table-store.js';
import type { Outage } from './clocks.js';
import { fromRow } from './event.js';
import type { Games, OpenGame } from './games.js';
import { BrokenTable } from './refusal.js';
import { TableState } from './table-state.js';

/** Reading a long game lets others have their turn after so many milliseconds. */
const SLICE = 8;

/**
 * A table, as it is written down. Whatever is wrong with what is written is a BrokenTable with one sentence:
 * one damaged row is nobody else's trouble.
 */
export async function readTable(
  games: Games,
  row: TableRow,
  events: readonly EventRow[],
  outages: readonly Outage[],
): Promise<TableState> {
  const open = await games.find(row.game);
  if (!open) throw new BrokenTable(`it is a table of ${quote(row.game)}, which this server does not have`);
  const { game } = open;
  if (!playsRuleset(game, row.ruleset)) throw otherRules(row, game, null);
  try {
    return await fold(games, open, row, events, outages);
  } catch (error) {
    // By rules that have changed, everything may come out as it did; or it does not, and then it cannot go on.
    if (row.ruleset !== game.ruleset) throw otherRules(row, game, error as Error);
    if (error instanceof BrokenTable) throw error;
    throw damaged(error as Error);
  }
}

function otherRules({ ruleset }: TableRow, game: AnyGame, why: Error | null): BrokenTable {
  const rules = `it is played by ruleset ${ruleset} of ${game.id}, and this is ruleset ${game.ruleset}`;
  if (why === null) return new BrokenTable(rules);
  const broken = why instanceof BrokenTable ? why : damaged(why);
  return new BrokenTable(`${rules}: ${broken.message}`, `${rules}: ${broken.detail}`);
}

function damaged({ message }: Error): BrokenTable {
  const sentence = 'what is written down of it makes no sense';
  return new BrokenTable(sentence, `${sentence}: ${message}`);
}

/** A table is what its events make of it. Where there are very many, others have their turn in between. */
async function fold(
  games: Games,
  open: OpenGame,
  row: TableRow,
  events: readonly EventRow[],
  outages: readonly Outage[],
): Promise<TableState> {
  const state = new TableState({
    id: row.id,
    machine: games.machine(open, JSON.parse(row.options), row.ruleset),
    seed: row.seed,
    commit: commitTo(row.seed),
    invite: row.invite,
    private: row.private === 1,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockSpec),
    created: Number(row.created),
    substitute: open.substitute,
    outages,
  });
  for (let next = 0; next < events.length; await aTurn()) {
    next = timed(() => {
      const began = performance.now();
      let at = next;
      do state.apply(fromRow(events[at++]));
      while (at < events.length && performance.now() - began < SLICE);
      return at;
    });
  }
  return state.readWhole();
}
