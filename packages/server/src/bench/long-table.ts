import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makerOf, Players } from '@sandtable/bots';
import { clone, composeChoice, type GameOptions } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import { Store } from '../storage/store.js';
import { InlineBotPool } from '../tables/bot-pool.js';
import { type TableEvent, toRow } from '../tables/event.js';
import { EVERY } from '../tables/snapshots.js';
import type { Table } from '../tables/table.js';
import { TableRegistry } from '../tables/table-registry.js';
import type { TableState } from '../tables/table-state.js';

/** The cost of reading the table of a long game. All times are milliseconds of processor time. */
export interface LongTable {
  choices: number;
  /** To read and show it on a warm server; the median of several runs. */
  load: number;
  /** The longest that taking a snapshot of it blocks the event loop. */
  take: number;
  /** To read its whole history, for a replay. */
  whole: number;
  /** The size of its snapshots and chapters, compressed, in bytes. */
  kept: number;
}

const ADA = { id: 'ada', name: 'Ada' };
const TIMES = 9;

/** What is played at the table: until its end, or for so many choices, by bots of a name at all seats of one player. */
export interface LongGame {
  game: string;
  options: GameOptions;
  bot: string;
  most: number;
}

/** Plays a long game with one player at all seats, and reads its table. */
export async function measureLongTable(long: LongGame): Promise<LongTable> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-long-table-'));
  const store = await Store.ofFolder(folder);
  try {
    const registry = await open(store);
    const id = await play(registry, store, long);
    await registry.close();
    return await measure(await open(store), store, id);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function open(store: Store): Promise<TableRegistry> {
  const report = (what: string, error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  };
  return TableRegistry.open({ store, botPool: new InlineBotPool(), version: 'bench', report, now: Date.now });
}

/** Everything is written as it would be if the players had come one after the other: events, and a snapshot when one is due. */
async function play(
  registry: TableRegistry,
  store: Store,
  { game, options, bot, most }: LongGame,
): Promise<string> {
  const { seats } = (await registry.games.need(game)).game;
  const bots = await botsOf(game);
  const table = await registry.opening.create(ADA, {
    game,
    options,
    seats: Object.fromEntries(seats.map(({ id }) => [id, 'me'])),
    start: true,
  });
  const { state } = table;
  const players = new Players(
    state.match!.machine,
    seats.map(() => makerOf(bot, bots)),
  );
  players.sit('a long table');
  for (let made = 0; state.status === 'running' && made < most; ) {
    const events: TableEvent[] = [];
    while (events.length < EVERY && state.status === 'running' && made < most) {
      const event: TableEvent = { ...next(state, players), seq: state.seq + 1, at: 0, request: null };
      state.apply(event);
      events.push(event);
      made++;
    }
    const rows = events.map((event) => toRow(table.id, event));
    await store.db.insertInto('events').values(rows).execute();
    const { seq, status } = state;
    await store.db.updateTable('tables').set({ seq, status }).where('id', '=', table.id).execute();
    registry.snapshots.consider(state);
    await registry.snapshots.settled(table.id);
  }
  return table.id;
}

function next(state: TableState, players: Players<unknown, unknown>) {
  const { machine, state: position } = state.match!;
  const seat = machine.nextSeat(position);
  const { option } = players.choose(position, seat);
  const trial = machine.hasCompounds ? clone(position) : position;
  const further = (there: typeof position) => players.choose(there, seat).option;
  return state.make(seat, composeChoice(machine, trial, seat, option, further), 'person');
}

async function measure(registry: TableRegistry, store: Store, id: string): Promise<LongTable> {
  const loads: number[] = [];
  let table: Table | null = null;
  for (let i = 0; i < TIMES; i++) {
    loads.push(
      await processorTime(async () => {
        table = await registry.find(id);
        await table.watch({ person: ADA, send() {} }, null);
      }),
    );
    if (i < TIMES - 1) await registry.caretaker.forget(id);
  }
  const { state } = table!;
  const choices = state.match!.earlier.choices + state.match!.entries.filter(isChoice).length;
  const whole = await processorTime(() => table!.inTurn(() => table!.whole()));
  const { settled, settledLog } = state.match!;
  const take = await processorTime(async () => state.save({ entries: settled, log: settledLog }));
  const kept = (await store.snapshots.sizes()).get(id) ?? 0;
  await registry.close();
  return { choices, load: median(loads), take, whole, kept };
}

const isChoice = (entry: { kind: string } | undefined) => entry?.kind === 'choice';

async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return values.slice().sort((a, b) => a - b)[values.length >> 1];
}
