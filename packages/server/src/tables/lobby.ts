import type { FromServer, TableInfo } from '@sandtable/protocol';

/** Somebody who looks at the lobby. */
export interface LobbyWatcher {
  send(text: string): void;
}

/** How long changes are gathered before everybody is told. */
const PATIENCE = 200;
/** The newest tables are shown, up to this number. */
const SHOWN = 500;
/** How long a finished game stays in the lobby. */
export const FINISHED_STAYS = 60 * 60 * 1000;

/** The tables that everybody may find, and those who are looking. */
export class Lobby {
  private readonly tables = new Map<string, TableInfo>();
  private readonly watchers = new Set<LobbyWatcher>();
  private readonly touched = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly now: () => number) {}

  list(): TableInfo[] {
    return [...this.tables.values()].sort((a, b) => b.created - a.created).slice(0, SHOWN);
  }

  watch(watcher: LobbyWatcher): void {
    this.watchers.add(watcher);
    watcher.send(JSON.stringify({ t: 'lobby', tables: this.list() } satisfies FromServer));
  }

  unwatch(watcher: LobbyWatcher): void {
    this.watchers.delete(watcher);
  }

  /** A table is new, or something about it has changed. */
  note(info: TableInfo): void {
    if (info.private || this.tables.get(info.id) === info) return;
    if (info.status === 'closed') {
      if (!this.tables.delete(info.id)) return;
    } else this.tables.set(info.id, info);
    this.touch(info.id);
  }

  /** Takes out what has been over for a while. */
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
    this.touched.add(id);
    this.timer ??= setTimeout(() => this.tell(), PATIENCE);
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
    const text = JSON.stringify({ t: 'lobby-delta', changed, gone } satisfies FromServer);
    for (const watcher of this.watchers) watcher.send(text);
  }
}
