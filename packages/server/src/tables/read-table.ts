import { setImmediate as aTurn } from 'node:timers/promises';
import { type AnyGame, commitTo, playsRuleset, quote } from '@sandtable/kernel';
import type { ClockSpec } from '@sandtable/protocol';
import { timed } from '../fairness/requester.js';
import type { EventRow, TableRow } from '../storage/table-store.js';
import type { Outage } from './clocks.js';
import { fromRow } from './event.js';
import type { Games, OpenGame } from './games.js';
import { earlierPosition } from './going-back.js';
import { BrokenTable } from './refusal.js';
import { type TableConstants, TableState } from './table-state.js';

/** The events of a table, and a state to resume from. */
export interface EventSource {
  /** The state after some of its events; null if there is no snapshot. */
  resumed(constants: TableConstants): Promise<TableState | null>;
  /** The events after that one. */
  after(seq: number): Promise<EventRow[]>;
  /** The later events do not fit the resumed state. */
  distrusted(why: Error): Promise<void>;
}

/** Milliseconds after which reading a long game yields to the event loop. */
const SLICE = 8;

/**
 * Reads a table from its events. Anything wrong with them is a BrokenTable with one sentence: one damaged row affects
 * no other table.
 */
export async function readTable(
  games: Games,
  row: TableRow,
  events: readonly EventRow[] | EventSource,
  outages: readonly Outage[],
): Promise<TableState> {
  const open = await games.find(row.game);
  if (!open) throw new BrokenTable(`it is a table of ${quote(row.game)}, which this server does not have`);
  const { game } = open;
  if (!playsRuleset(game, row.ruleset)) throw otherRules(row, game, null);
  const broken = (error: unknown): BrokenTable => {
    // Under changed rules the events may still replay as they did; if not, the game cannot go on.
    if (row.ruleset !== game.ruleset) return otherRules(row, game, error as Error);
    return error instanceof BrokenTable ? error : damaged(error as Error);
  };
  const constants = attempt(() => constantsOf(games, open, row, outages), broken);
  if (!('resumed' in events)) return fold(new TableState(constants), events).catch(rethrow(broken));
  // A database error at this point does not make the table a broken one.
  const begun = await events.resumed(constants);
  if (begun) {
    const rest = await events.after(begun.seq);
    const state = await fold(begun, rest).catch((error: Error) => error);
    if (state instanceof TableState) return state;
    // Either the snapshot is wrong, or the table is broken: replaying all events will tell.
    await events.distrusted(state);
  }
  const all = await events.after(0);
  return fold(new TableState(constants), all).catch(rethrow(broken));
}

/** How many of the events can be read, from the first one on; 0 if the table's rules are gone. */
export async function readAsFar(games: Games, row: TableRow, events: readonly EventRow[]): Promise<number> {
  const open = await games.find(row.game);
  if (!open || !playsRuleset(open.game, row.ruleset)) return 0;
  let good = 0;
  try {
    const state = new TableState(constantsOf(games, open, row, []));
    for (const [i, event] of events.entries()) {
      if (goesBack(event)) await prepare(state, event);
      timed(() => state.apply(fromRow(event)));
      if (state.isWhole()) good = i + 1;
      if (i % 200 === 199) await aTurn();
    }
  } catch {
    // What comes after the last good event does not follow from it.
  }
  return good;
}

function attempt<R>(act: () => R, because: (error: unknown) => Error): R {
  try {
    return act();
  } catch (error) {
    throw because(error);
  }
}

function rethrow(because: (error: unknown) => Error): (error: unknown) => never {
  return (error) => {
    throw because(error);
  };
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

/** What is known of a table without its events. */
function constantsOf(
  games: Games,
  open: OpenGame,
  row: TableRow,
  outages: readonly Outage[],
): TableConstants {
  return {
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
  };
}

const goesBack = ({ kind }: EventRow) => kind === 'back';

/** A long game that went back is replayed in slices, too. */
async function prepare(state: TableState, row: EventRow): Promise<void> {
  const event = fromRow(row);
  if (event.kind !== 'back' || !state.match) return;
  state.prepareBack(event.to, await earlierPosition(state.match, event.to));
}

/** Applies the events, yielding to the event loop if there are very many. */
async function fold(state: TableState, events: readonly EventRow[]): Promise<TableState> {
  for (let next = 0; next < events.length; await aTurn()) {
    next = timed(() => {
      const began = performance.now();
      let at = next;
      do state.apply(fromRow(events[at++]));
      while (at < events.length && !goesBack(events[at]) && performance.now() - began < SLICE);
      return at;
    });
    if (next < events.length && goesBack(events[next])) await prepare(state, events[next]);
  }
  return state.readWhole();
}
