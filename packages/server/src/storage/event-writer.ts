import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Engine, Query } from './engine.js';
import type { EventsTable, Schema, TablesTable } from './schema.js';
import { AlreadyWritten, NotOwner } from './storage-error.js';

/** An event to be written, and the table's row afterwards. */
export interface Append {
  event: Insertable<EventsTable>;
  row: Pick<Updateable<TablesTable>, 'status' | 'seq' | 'wake' | 'touched' | 'info' | 'progress'>;
  /** The numbers of earlier events that this one replaces: they are deleted in the same transaction. */
  gone?: readonly number[];
  /** The people at the table, if they have changed. */
  people?: readonly string[];
  /** The people whom the game waits for from now on, and those for whom it does not wait any more. */
  turns?: TurnChange;
  /** The number of the owner's takeover, where several processes share the database. */
  fence?: number;
}

export interface TurnChange {
  begun: readonly string[];
  ended: readonly string[];
}

interface Waiting extends Append {
  resolve(): void;
  reject(error: Error): void;
}

/** How many appends are resolved in one turn of the event loop. */
const RESOLVED_AT_ONCE = 8;

/** Resolves the appends of a batch a few at a time, so that new requests are served in between. */
async function resolveInTurns(batch: readonly Waiting[]): Promise<void> {
  for (const [i, { resolve }] of batch.entries()) {
    if (i > 0 && i % RESOLVED_AT_ONCE === 0) await new Promise((next) => setImmediate(next));
    resolve();
  }
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** The maximum number of events in one transaction. */
const BATCH = 200;

/**
 * Writes events durably. Events that arrive while the disk is busy share the next transaction (group commit). An
 * append is durable when its promise resolves, and not before.
 */
export class EventWriter {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private readonly words = new Map<string, string>();
  /** Receives the seconds that each transaction took. */
  watch: ((seconds: number) => void) | null = null;
  /** Receives the appends of each transaction, once they are durable. */
  wrote: ((appends: readonly Append[]) => void) | null = null;
  /** Receives the error of a transaction that failed. */
  failed: ((error: unknown) => void) | null = null;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly engine: Pick<Engine, 'batch' | 'isDuplicate' | 'isFenced'>,
  ) {}

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...append, resolve, reject });
      this.writing ??= this.write();
    });
  }

  /** Resolves when nothing is left to write. */
  async drained(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    // Appends of the same turn of the event loop join this batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        await this.inOne(batch);
        void resolveInTurns(batch);
      } catch (error) {
        if (batch.length === 1) this.giveUp(batch[0], error);
        else await this.oneByOne(batch);
      }
    }
    this.writing = null;
  }

  private async inOne(batch: readonly Append[]): Promise<void> {
    const began = performance.now();
    await this.engine.batch(batch.flatMap((append) => this.statements(append)));
    this.watch?.((performance.now() - began) / 1000);
    this.wrote?.(batch);
  }

  private statements({ event, row, gone = [], people, turns, fence }: Append): Query[] {
    const { db } = this;
    const list: Query[] = [
      // First, so that a process that has lost the table is told so, and not that something else was written there.
      fence === undefined
        ? this.known('update', row, [event.table_id], () =>
            db.updateTable('tables').set(row).where('id', '=', event.table_id).compile(),
          )
        : this.known('update', { ...row, fence }, [event.table_id], () =>
            // An older number sets the column to nothing, which it refuses: the whole transaction fails.
            db
              .updateTable('tables')
              .set({
                ...row,
                fence: sql<number>`case when ${sql.ref('fence')} = ${fence} then ${sql.ref('fence')} end`,
              })
              .where('id', '=', event.table_id)
              .compile(),
          ),
      this.known('insert', event, [], () => db.insertInto('events').values(event).compile()),
    ];
    if (gone.length > 0) {
      const { table_id } = event;
      list.push(
        db.deleteFrom('events').where('table_id', '=', table_id).where('seq', 'in', gone).compile(),
        // Snapshots of events that are being deleted are invalid.
        db
          .deleteFrom('snapshots')
          .where('table_id', '=', table_id)
          .where('seq', '>=', Math.min(...gone))
          .compile(),
      );
    }
    if (turns) list.push(...this.turnStatements(event, turns));
    if (!people) return list;
    list.push(db.deleteFrom('seated').where('table_id', '=', event.table_id).compile());
    for (const person of people) {
      list.push(db.insertInto('seated').values({ table_id: event.table_id, person }).compile());
    }
    return list;
  }

  private turnStatements({ table_id, at }: Append['event'], { begun, ended }: TurnChange): Query[] {
    const { db } = this;
    return [
      ...ended.map((person) =>
        db.deleteFrom('turns').where('table_id', '=', table_id).where('person', '=', person).compile(),
      ),
      ...begun.map((person) =>
        db
          .insertInto('turns')
          .values({ table_id, person, since: at, told: 0 })
          .onConflict((oc) => oc.columns(['table_id', 'person']).doUpdateSet({ since: at, told: 0 }))
          .compile(),
      ),
    ];
  }

  /** The few statements are the same every time, with other values: compile them once. */
  private known(kind: string, values: object, more: readonly unknown[], compile: () => Query): Query {
    const key = `${kind} ${Object.keys(values)}`;
    const parameters = [...Object.values(values), ...more];
    const sql = this.words.get(key);
    if (sql !== undefined) return { sql, parameters };
    const compiled = compile();
    if (!same(compiled.parameters, parameters))
      throw new Error(`the values of '${compiled.sql}' stand elsewhere`);
    this.words.set(key, compiled.sql);
    return compiled;
  }

  /** One of the appends cannot be written: write each on its own, so that the others succeed. */
  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const one of batch) {
      try {
        await this.inOne([one]);
        one.resolve();
      } catch (error) {
        this.giveUp(one, error);
      }
    }
  }

  private giveUp(one: Waiting, error: unknown): void {
    this.failed?.(error);
    one.reject(this.reason(error));
  }

  private reason(error: unknown): Error {
    const { message } = error as Error;
    if (this.engine.isFenced?.(error)) return new NotOwner(message);
    return this.engine.isDuplicate(error) ? new AlreadyWritten(message) : (error as Error);
  }
}
