import { say } from '@sandtable/kernel';
import type { Person, TableInfo } from '@sandtable/protocol';
import { LruCache } from '../lru-cache.js';
import type { Store } from '../storage/store.js';
import type { TableRow } from '../storage/table-store.js';
import { Refusal } from './refusal.js';
import { closeStuck, infoIn, mayEnterStuck, writtenJournal } from './stuck.js';
import type { TableRegistry } from './table-registry.js';

/** How many journals of closed stuck tables are cached. */
const JOURNALS = 4;

/** The public record of a table that could not go on. */
export interface StuckRecord {
  info: TableInfo;
  journal(): Promise<Buffer>;
}

/** Tables that are closed for good, and what remains to be read of those that could not go on. */
export class ClosedTables {
  private readonly journals = new LruCache<Promise<Buffer>>(JOURNALS);

  constructor(
    private readonly registry: TableRegistry,
    private readonly store: Store,
  ) {}

  /** Closes a table for good, by an administrator. */
  async close(id: string, why: string): Promise<void> {
    const stuck = await this.registry.whyStuck(id);
    if (stuck === null) {
      const person = { id: '', name: '' };
      await this.registry.command({ table: id, name: 'close for good', person, selves: [], body: why });
      return;
    }
    const row = await this.store.tables.row(id);
    if (!row || row.status === 'closed') throw new Refusal('status', say`the game was closed`);
    await closeStuck(this.store, { id, why }, this.registry.now());
    await this.registry.readLobby([id]);
    this.registry.shared?.cluster.changed([[id, row.seq + 1, 1]]);
  }

  /** The record of an unreadable table once it is closed for good: its journal reveals everything. */
  async read(id: string, person: Person, invite: string | null): Promise<StuckRecord | null> {
    const row = await this.store.tables.row(id);
    const info = row && infoIn(row.info);
    if (!info || row.status !== 'closed') return null;
    if (!mayEnterStuck(row, info, person, invite)) return null;
    return { info, journal: () => this.journalOf(row) };
  }

  /** Cached: it never changes, and contains no names. */
  private async journalOf(row: TableRow): Promise<Buffer> {
    const key = `${row.id} ${row.seq}`;
    try {
      return await this.journals.get(key, async () =>
        Buffer.from(await writtenJournal(row, this.store.tables.pages(row.id))),
      );
    } catch (error) {
      this.journals.drop(key);
      throw error;
    }
  }
}
