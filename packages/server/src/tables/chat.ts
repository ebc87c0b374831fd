import { say } from '@sandtable/kernel';
import type { Answer, ChatLine, ChatMessage, Person } from '@sandtable/protocol';
import { timed } from '../fairness/requester.js';
import type { ServerContext } from '../http/server-context.js';
import type { ChatRow } from '../storage/chat-store.js';
import type { Store } from '../storage/store.js';
import type { Watcher } from './audience.js';
import { Refusal } from './refusal.js';
import type { Table } from './table.js';

/** How many lines a new watcher gets. */
const REMEMBERED = 100;

/** Sends a line to the table or to the person's own side. Idempotent by request id. */
export async function sayInChat(
  { store, registry, chatter }: Pick<ServerContext, 'store' | 'registry' | 'chatter'>,
  table: Table,
  person: Person,
  { id, scope, seat, text }: ChatMessage,
): Promise<Answer> {
  const { chat } = store;
  const { game } = table.state.constants.machine;
  try {
    const side = scope === 'team' ? sideToTell(table, person, seat) : null;
    if (table.state.seatsOf(person.id).length === 0 && table.state.host?.id !== person.id) {
      throw new Refusal('seat', say`only those who sit at the table may talk`);
    }
    if (chatter && !chatter.take(person.id)) throw new Refusal('busy', say`you talk too fast`);
    const { row, fresh } = await chat.add({
      table_id: table.id,
      at: registry.now(),
      person: person.id,
      name: person.name,
      side: side === null ? null : game.sides[side].id,
      text: tidyLine(text),
      request: `${person.id} ${id}`,
    });
    if (fresh) {
      await tell(store, table, row, side);
      registry.shared?.cluster.broadcast({ k: 'chat', table: table.id, n: Number(row.n) });
    }
    return { t: 'ok', table: table.id, id, seq: table.state.seq };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message: reason } = error;
    return { t: 'refused', table: table.id, id, code, reason, anchor: null, seq: table.state.seq };
  }
}

/** Shows a line that another process wrote to those who watch the table here. */
export async function tellLine(store: Chats, table: Table, n: number): Promise<void> {
  const row = await store.chat.line(n);
  if (!row) return;
  const { sides } = table.state.constants.machine.game;
  const side = row.side === null ? null : sides.findIndex(({ id }) => id === row.side);
  await tell(store, table, row, side);
}

/** Where chat is kept, and who does not want to hear whom. */
type Chats = Pick<Store, 'chat' | 'manners'>;

/** Shows a line to those at the table who may read it and have not shut their ears. */
async function tell({ manners }: Chats, table: Table, row: ChatRow, side: number | null): Promise<void> {
  const deaf = new Set(await manners.deafTo(row.person));
  table.audience.broadcast({ t: 'chat', table: table.id, lines: [lineOf(row)] }, side, deaf);
}

/** Removes invisible characters and those that change the text direction. */
export function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

function tidyLine(text: string): string {
  const plain = plainLine(text);
  if (plain === '') throw new Refusal('message', say`there is nothing to read in that line`);
  return plain;
}

function sideToTell(table: Table, person: Person, seatId: string | undefined): number {
  const { game } = table.state.constants.machine;
  const own = table.state.seatsOf(person.id);
  const seat = seatId === undefined ? own[0] : own.find((one) => game.seats[one].id === seatId);
  if (seat === undefined) throw new Refusal('seat', say`that is not your seat, so you have no team there`);
  return game.seats[seat].side;
}

/** Sends a new watcher the earlier lines that they may read. */
export async function sendChatHistory(
  { chat, manners }: Chats,
  table: Table,
  watcher: Watcher,
): Promise<void> {
  const { sides } = table.state.constants.machine.game;
  const own = table.audience.sidesOf(watcher.person.id).map((side) => sides[side].id);
  const silent = await manners.silentFor(watcher.person.id);
  const all = await chat.last(table.id, own, REMEMBERED);
  const rows = silent.length === 0 ? all : all.filter(({ person }) => !silent.includes(person));
  if (rows.length > 0) timed(() => watcher.send(textOf(table, rows)));
}

function textOf({ id: table }: Table, rows: readonly ChatRow[]): Buffer {
  let text = texts.get(rows);
  if (!text) {
    text = Buffer.from(JSON.stringify({ t: 'chat', table, lines: rows.map(lineOf) }));
    texts.set(rows, text);
  }
  return text;
}

/** The history as text: serialized once for all who read the same lines. */
const texts = new WeakMap<readonly ChatRow[], Buffer>();

function lineOf({ n, at, person, name, side, text }: ChatRow): ChatLine {
  return { n, at: Number(at), who: person, name, side, text };
}
