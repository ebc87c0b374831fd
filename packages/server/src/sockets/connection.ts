import { say } from '@sandtable/kernel';
import { type Answer, FromClient, type FromServer, LIMITS, type RefusalCode } from '@sandtable/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { withoutMarks } from '../http/marks.js';
import type { ServerContext } from '../http/server-context.js';
import { loggedAs } from '../log-line.js';
import type { Visitor } from '../people/identity.js';
import type { Watcher } from '../tables/audience.js';
import { sayInChat, sendChatHistory } from '../tables/chat.js';
import type { EncodedMessage } from '../tables/encoded-message.js';
import { BrokenTable, Refusal } from '../tables/refusal.js';
import type { Table } from '../tables/table.js';
import type { CommandName } from '../tables/table-commands.js';
import { TOO_MUCH } from './message-limit.js';

const isMessage = Compile(FromClient);

/** Messages over the rate limit, in total, after which the socket is closed. */
const EXCESS = 300;
/** Unsent bytes after which a slow reader's socket is closed. */
const BACKLOG = 4_000_000;

export interface ConnectionSetup {
  /** The address, as rate limits count it. */
  address: string;
  /** Does the client want sentences with their marks? */
  marked: boolean;
  /** The id of the request that opened it. */
  id: string;
}

/** One socket: checks, limits and carries out its messages, and sends what it watches. */
export class Connection implements Watcher {
  person: Watcher['person'];
  private readonly watched = new Map<string, Table>();
  private excess = 0;
  private inLobby = false;
  private closed = false;
  /** Watching and unwatching tables happens in the order of the messages. */
  private coming: Promise<unknown> = Promise.resolve();
  private deaf = false;
  private unanswered = 0;
  private allAnswered = () => {};
  private readonly address: string;
  private readonly marked: boolean;
  private readonly id: string;
  private messages = 0;

  constructor(
    private readonly socket: WebSocket,
    public visitor: Visitor,
    private readonly context: ServerContext,
    { address, marked, id }: ConnectionSetup,
  ) {
    this.address = address;
    this.marked = marked;
    this.id = id;
    this.person = { id: visitor.id, name: visitor.name };
    socket.on('message', (data, binary) => this.hear(String(data), binary));
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
  }

  send(message: EncodedMessage): void {
    if (this.closed || this.socket.readyState !== this.socket.OPEN) return;
    this.context.metrics.messages.inc({ direction: 'out' });
    this.socket.send(this.marked ? message : withoutMarks(message), { binary: false });
    if (this.socket.bufferedAmount > BACKLOG) this.socket.terminate();
  }

  /** The person was renamed, or has an account now. */
  become(visitor: Visitor): void {
    this.visitor = visitor;
    this.person = { id: visitor.id, name: visitor.name };
  }

  dismiss(code: number, reason: string): void {
    this.deaf = true;
    this.socket.close(code, reason);
  }

  /** Ignores further messages; resolves when all earlier ones are answered. */
  stopListening(): Promise<void> {
    this.deaf = true;
    return new Promise((resolve) => {
      this.allAnswered = resolve;
      if (this.unanswered === 0) resolve();
    });
  }

  private tell(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  private hear(text: string, binary: boolean): void {
    // A client without an answer sends the same id again once a server is back.
    if (this.deaf) return;
    this.context.metrics.messages.inc({ direction: 'in' });
    const { id } = this.visitor;
    const share = this.context.shares?.of(this.address);
    this.unanswered++;
    const act = () => void this.heed(binary ? null : text).finally(() => this.answered());
    if (this.context.messageLimit?.take(id, this.address) !== false) {
      if (!share) return act();
      if (share.do(id, act)) return;
    }
    this.tooMuch(binary ? null : understand(text));
    this.answered();
  }

  private async heed(text: string | null): Promise<void> {
    // The client disconnected while the message waited.
    if (this.closed) return;
    const message = text === null ? null : understand(text);
    if (message)
      await loggedAs(
        { request: `${this.id}.${++this.messages}`, ...('table' in message ? { table: message.table } : {}) },
        () => this.obey(message),
      );
    else this.trouble('message', 'this message makes no sense here', null);
  }

  private answered(): void {
    if (--this.unanswered === 0) this.allAnswered();
  }

  private tooMuch(message: FromClient | null): void {
    if (++this.excess > EXCESS) return this.dismiss(1008, 'too many messages');
    if (message) this.refuse(message, 'busy', TOO_MUCH);
    else this.trouble('busy', TOO_MUCH, null);
  }

  private async obey(message: FromClient): Promise<void> {
    try {
      await this.carryOut(message);
    } catch (error) {
      const { code, sentence: reason } = this.asRefusal(error);
      // A client that could not watch a table reconnects by itself a little later.
      if (message.t === 'watch' && code === 'storage') this.dismiss(1013, reason);
      else this.refuse(message, code, reason);
    }
  }

  private asRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    if (error instanceof BrokenTable)
      return new Refusal('table', say`this table cannot be read: ${error.message}`);
    this.context.registry.report('a socket', error as Error);
    return new Refusal('storage', say`something went wrong here: try again in a moment`);
  }

  private async carryOut(message: FromClient): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.tell({ t: 'pong', now: this.context.registry.now() });
      case 'lobby':
        return this.lobby(message.on ?? true);
      case 'watch':
        return this.inOrder(() => this.watch(message.table, message.since ?? null, message.invite ?? null));
      case 'unwatch':
        return this.inOrder(() => this.unwatch(message.table));
      case 'choose': {
        this.context.bans.refuse([this.person.id]);
        const { t: _, table, ...choice } = message;
        return this.tell(await this.ask(table, 'choose', choice));
      }
      case 'orders': {
        this.context.bans.refuse([this.person.id]);
        const { t: _, table, ...orders } = message;
        return this.tell(await this.ask(table, 'orders', orders));
      }
      case 'chat': {
        this.context.bans.refuse([this.person.id]);
        const { t: _, table: id, ...line } = message;
        const table = await this.table(id);
        return this.tell(await sayInChat(this.context, table, this.person, line));
      }
    }
  }

  /** Has the owner of a table do something for this person. */
  private async ask(table: string, name: CommandName, body: unknown): Promise<Answer> {
    // Whoever does not watch it has to be let in first.
    if (!this.watched.has(table)) await this.context.registry.enter(table, this.person, null);
    const task = { table, name, person: this.person, selves: [], body };
    return (await this.context.registry.command(task, this)) as Answer;
  }

  private inOrder(act: () => Promise<void>): Promise<void> {
    const done = this.coming.then(act);
    this.coming = done.catch(() => {});
    return done;
  }

  /** The table if it is watched here, otherwise looked up. */
  private async table(id: string): Promise<Table> {
    return this.watched.get(id) ?? this.context.registry.enter(id, this.person, null);
  }

  private async watch(id: string, since: number | null, invite: string | null): Promise<void> {
    if (this.closed) return;
    if (this.watched.size >= LIMITS.watchedTables && !this.watched.has(id)) {
      throw new Refusal('busy', say`more than ${LIMITS.watchedTables} tables cannot be watched at once`);
    }
    const table = await this.context.registry.enter(id, this.person, invite);
    const before = this.watched.get(id);
    this.watched.set(id, table);
    if (before) await before.unwatch(this);
    await table.watch(this, since);
    // Closed in the meantime: do not keep it as a watcher.
    if (this.closed) return table.unwatch(this);
    await sendChatHistory(this.context.store, table, this);
  }

  private async unwatch(id: string): Promise<void> {
    const table = this.watched.get(id);
    this.watched.delete(id);
    await table?.unwatch(this);
  }

  private lobby(on: boolean): void {
    if (on === this.inLobby) return;
    this.inLobby = on;
    if (on) this.context.registry.lobby.watch(this);
    else this.context.registry.lobby.unwatch(this);
  }

  private refuse(message: FromClient, code: RefusalCode, reason: string): void {
    if (!('id' in message)) return this.trouble(code, reason, 'table' in message ? message.table : null);
    this.tell({ t: 'refused', table: message.table, id: message.id, code, reason, anchor: null, seq: 0 });
  }

  private trouble(code: RefusalCode, reason: string, table: string | null): void {
    this.tell({ t: 'error', code, reason, table });
  }

  private end(): void {
    this.closed = true;
    this.context.registry.lobby.unwatch(this);
    for (const table of this.watched.values()) void table.unwatch(this);
    this.watched.clear();
  }
}

function understand(text: string): FromClient | null {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage.Check(message) ? message : null;
  } catch {
    return null;
  }
}
