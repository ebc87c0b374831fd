import type { GameProgress, MyTable, Person, TableInfo } from '@sandtable/protocol';
import type { Store } from '../storage/store.js';
import type { TableOfPerson } from '../storage/table-store.js';
import { BrokenTable, Refusal } from './refusal.js';
import { infoIn } from './stuck.js';
import { textOf } from './table.js';
import type { TableRegistry } from './table-registry.js';

/** How many finished games a person is shown. */
const FINISHED_LISTED = 50;
/** How many tables are read to complete what is known of them. */
const PROGRESS_AT_ONCE = 20;
/** How long people still see a table that was closed because it could not go on. */
const CLOSED_STAYS = 30 * 24 * 60 * 60_000;

/** The tables at which a person sits, or did. */
export class OwnTables {
  constructor(
    private readonly registry: TableRegistry,
    private readonly store: Store,
  ) {}

  async tablesOf(person: string): Promise<TableInfo[]> {
    const rows = await this.store.tables.withPerson(person, 'unfinished');
    return rows.flatMap(({ info }) => infoIn(info) ?? []).map((info) => this.registry.marked(info));
  }

  /** A person's unfinished tables, and those closed lately because they could not go on. */
  async myTables(person: string): Promise<MyTable[]> {
    const { tables } = this.store;
    const mine = this.listed(await tables.withPerson(person, 'unfinished'));
    const closed = this.listed(await tables.closedWithPerson(person, this.registry.now() - CLOSED_STAYS));
    await this.completeProgress(mine);
    return [...mine, ...closed.filter(({ trouble }) => trouble !== undefined)];
  }

  /** A person's latest finished games. */
  async myFinished(person: string): Promise<MyTable[]> {
    return this.listed(await this.store.tables.withPerson(person, 'finished', FINISHED_LISTED));
  }

  private listed(rows: readonly TableOfPerson[]): MyTable[] {
    return rows.flatMap(({ info: text, progress, wake, touched }) => {
      const info = infoIn(text);
      if (!info) return [];
      // While a bot is to choose, the table is due at once, and that is no deadline of a person.
      const clockRuns =
        info.status === 'running' && info.clock !== null && Number(wake ?? 0) > Number(touched);
      return [
        {
          ...this.registry.marked(info),
          progress: progressIn(progress),
          until: clockRuns ? Number(wake) : null,
          touched: Number(touched),
        },
      ];
    });
  }

  /** Rows from before progress was stored get it from their tables: a few at a time, for that means reading them. */
  private async completeProgress(mine: readonly MyTable[]): Promise<void> {
    const without = mine.filter(({ status, progress }) => status === 'running' && progress === null);
    for (const one of without.slice(0, PROGRESS_AT_ONCE)) {
      try {
        const table = await this.registry.find(one.id);
        await table.inTurn(async () => {
          one.progress = table.state.progress();
          await this.store.tables.setProgress(one.id, textOf(one.progress), table.state.awaited());
        });
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
      }
    }
  }

  /** Changes a person's name at all their tables. */
  async rename({ id, name }: Person): Promise<void> {
    for (const table of await this.tablesOf(id)) {
      try {
        const person = { id, name };
        await this.registry.command({ table: table.id, name: 'renamed', person, selves: [], body: null });
      } catch (error) {
        // The new name stands, even if a table cannot be read or written.
        if (!(error instanceof Refusal || error instanceof BrokenTable)) throw error;
      }
    }
  }
}

function progressIn(text: string | null): GameProgress | null {
  try {
    return text === null ? null : (JSON.parse(text) as GameProgress);
  } catch {
    return null;
  }
}
