import type { FromServer, TableInfo } from '@sandtable/protocol';
import type { EncodedMessage } from './encoded-message.js';

/** A client that watches the lobby. */
export interface LobbyWatcher {
  send(message: EncodedMessage): void;
}

/** How long changes are collected before they are sent, in milliseconds. */
const BATCH_DELAY = 200;
/** The maximum number of tables shown. */
const SHOWN = 500;
/** How long a finished game stays in the lobby. */
export const FINISHED_STAYS = 60 * 60 * 1000;

/** The public tables, and the clients that watch them. */
export class Lobby {
  private readonly tables = new Map<string, TableInfo>();
  /** Who has opened each of them, as far as they can be told apart. */
  private readonly openers = new Map<string, string>();
  /** The tables that watchers may know of. */
  private told = new Set<string>();
  private chosen: TableInfo[] | null = null;
  private readonly watchers = new Set<LobbyWatcher>();
  private readonly touched = new Set<string>();
  /** Each table's entry as JSON, cached until the table changes. */
  private readonly texts = new WeakMap<TableInfo, string>();
  /** The whole list as JSON, cached until something changes. */
  private listed: Buffer | null = null;
  private greeting: Buffer | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly now: () => number) {}

  /**
   * The tables that are shown, the newest first. If there are too many, everybody who has opened some has their newest
   * shown before anybody has a second one: one address cannot fill the lobby.
   */
  list(): TableInfo[] {
    this.chosen ??= this.choose();
    return this.chosen;
  }

  private choose(): TableInfo[] {
    const all = [...this.tables.values()].sort(newestFirst);
    if (all.length <= SHOWN) return all;
    const counts = new Map<string, number>();
    const turns: TableInfo[][] = [];
    for (const info of all) {
      const opener = this.openers.get(info.id) ?? info.id;
      const turn = counts.get(opener) ?? 0;
      counts.set(opener, turn + 1);
      turns[turn] ??= [];
      turns[turn].push(info);
    }
    return turns.flat().slice(0, SHOWN).sort(newestFirst);
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
    for (const { id } of this.list()) this.told.add(id);
    this.greeting ??= Buffer.concat([Buffer.from('{"t":"lobby","tables":'), this.listText(), CLOSE]);
    watcher.send(this.greeting);
  }

  unwatch(watcher: LobbyWatcher): void {
    this.watchers.delete(watcher);
  }

  /** A table is new, or has changed. `opener` is whoever opened it, if that is known here. */
  note(info: TableInfo, opener: string | null = null): void {
    if (info.private || this.tables.get(info.id) === info) return;
    if (info.status === 'closed') {
      if (!this.tables.has(info.id)) return;
      this.drop(info.id);
    } else {
      this.tables.set(info.id, info);
      if (opener !== null) this.openers.set(info.id, opener);
    }
    this.touch(info.id);
  }

  private drop(id: string): void {
    this.tables.delete(id);
    this.openers.delete(id);
  }

  /** Removes tables that finished a while ago. */
  sweep(): void {
    const before = this.now() - FINISHED_STAYS;
    for (const { id, finished } of this.tables.values()) {
      if (finished === null || finished > before) continue;
      this.drop(id);
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
    this.chosen = null;
    this.touched.add(id);
    this.timer ??= setTimeout(() => this.tell(), BATCH_DELAY);
    this.timer.unref();
  }

  private tell(): void {
    this.timer = null;
    const shown = new Map(this.list().map((info) => [info.id, info]));
    // Another table may have come into the list, or fallen out of it, because of these.
    const changed = [...shown.values()].filter(({ id }) => this.touched.has(id) || !this.told.has(id));
    const gone = [...new Set([...this.told, ...this.touched])].filter((id) => !shown.has(id));
    this.touched.clear();
    this.told = new Set(shown.keys());
    if (changed.length + gone.length === 0) return;
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

const newestFirst = (a: TableInfo, b: TableInfo) => b.created - a.created;

const CLOSE = Buffer.from('}');
