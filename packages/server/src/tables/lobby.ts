import type { FromServer, TableInfo } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';

/** A client that watches the lobby. */
export interface LobbyWatcher {
  send(message: EncodedMessage): void;
}

/** How long changes are collected before they are sent, in milliseconds. */
const BATCH_DELAY = 200;
/** The maximum number of tables shown; the newest come first. */
const SHOWN = 500;
/** How long a finished game stays in the lobby. */
export const FINISHED_STAYS = 60 * 60 * 1000;

/** The public tables, and the clients that watch them. */
export class Lobby {
  private readonly tables = new Map<string, TableInfo>();
  private readonly watchers = new Set<LobbyWatcher>();
  private readonly touched = new Set<string>();
  /** Each table's entry as JSON, cached until the table changes. */
  private readonly texts = new WeakMap<TableInfo, string>();
  /** The whole list as JSON, cached until something changes. */
  private listed: Buffer | null = null;
  private greeting: Buffer | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly now: () => number) {}

  list(): TableInfo[] {
    return [...this.tables.values()].sort((a, b) => b.created - a.created).slice(0, SHOWN);
  }

  /** The public tables of a game that have not begun. */
  openTables(game: string): TableInfo[] {
    return [...this.tables.values()].filter((info) => info.status === 'open' && info.game === game);
  }

  /** The list as JSON. */
  listText(): Buffer {
    this.listed ??= Buffer.from(`[${this.list().map((info) => this.textOf(info))}]`);
    return this.listed;
  }

  watch(watcher: LobbyWatcher): void {
    this.watchers.add(watcher);
    this.greeting ??= Buffer.concat([Buffer.from('{"t":"lobby","tables":'), this.listText(), CLOSE]);
    watcher.send(this.greeting);
  }

  unwatch(watcher: LobbyWatcher): void {
    this.watchers.delete(watcher);
  }

  /** A table is new, or has changed. */
  note(info: TableInfo): void {
    if (info.private || this.tables.get(info.id) === info) return;
    if (info.status === 'closed') {
      if (!this.tables.delete(info.id)) return;
    } else this.tables.set(info.id, info);
    this.touch(info.id);
  }

  /** Removes tables that finished a while ago. */
  sweep(): void {
    const before = this.now() - FINISHED_STAYS;
    for (const { id, finished } of this.tables.values()) {
      if (finished === null || finished > before) continue;
      this.tables.delete(id);
      this.touch(id);
    }
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.watchers.clear();
  }

  private touch(id: string): void {
    this.listed = null;
    this.greeting = null;
    this.touched.add(id);
    this.timer ??= setTimeout(() => this.tell(), BATCH_DELAY);
    this.timer.unref();
  }

  private tell(): void {
    this.timer = null;
    const changed: TableInfo[] = [];
    const gone: string[] = [];
    for (const id of this.touched) {
      const info = this.tables.get(id);
      if (info) changed.push(info);
      else gone.push(id);
    }
    this.touched.clear();
    const message = Buffer.from(JSON.stringify({ t: 'lobby-delta', changed, gone } satisfies FromServer));
    for (const watcher of this.watchers) watcher.send(message);
  }

  private textOf(info: TableInfo): string {
    let text = this.texts.get(info);
    if (text === undefined) {
      text = JSON.stringify(info);
      this.texts.set(info, text);
    }
    return text;
  }
}

const CLOSE = Buffer.from('}');
