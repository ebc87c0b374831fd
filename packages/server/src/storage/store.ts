import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { AccountStore } from './account-store.js';
import { ChatStore } from './chat-store.js';
import { ClientFileStore } from './client-file-store.js';
import { ClubStore } from './club-store.js';
import type { ClusterStore } from './cluster-store.js';
import type { Engine } from './engine.js';
import { EventWriter } from './event-writer.js';
import type { JobQueue } from './job-queue.js';
import { MannersStore } from './manners-store.js';
import { migrate } from './migrations.js';
import { NameEraser } from './name-eraser.js';
import { NoticeStore } from './notice-store.js';
import { PeopleStore } from './people-store.js';
import type { SecretStore } from './private-files.js';
import { ReviewStore } from './review-store.js';
import type { Schema } from './schema.js';
import { SnapshotStore } from './snapshot-store.js';
import { sqliteEngine } from './sqlite-dialect.js';
import { openHere, type SqlThread } from './sqlite-threads.js';
import { FolderInUse, StorageError } from './storage-error.js';
import { TableHookStore } from './table-hook-store.js';
import { TableStore } from './table-store.js';
import { TournamentStore } from './tournament-store.js';
import { WriteHealth } from './write-health.js';

/** The setting that marks a copy of a site that is not finished. */
export const COPYING = 'copying';

/** All stored data: one query layer over one database. */
export class Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly snapshots: SnapshotStore;
  readonly chat: ChatStore;
  readonly notices: NoticeStore;
  readonly hooks: TableHookStore;
  readonly manners: MannersStore;
  readonly club: ClubStore;
  readonly tournaments: TournamentStore;
  readonly reviews: ReviewStore;
  readonly accounts: AccountStore;
  readonly clientFiles: ClientFileStore;
  readonly eraser: NameEraser;
  readonly writer: EventWriter;
  /** What the processes share; null if the data belong to this process alone. */
  readonly cluster: ClusterStore | null;
  /** Work that other processes may do; null if the data belong to this process alone. */
  readonly queue: JobQueue | null;
  /** Rejects if the database is lost for good; never resolves. */
  readonly lost: Promise<never>;

  private constructor(
    readonly db: Kysely<Schema>,
    private signing: string,
    private readonly engine: Engine,
    readonly health: WriteHealth,
  ) {
    this.people = new PeopleStore(db, engine.isDuplicate);
    this.tables = new TableStore(db);
    this.snapshots = new SnapshotStore(db, engine);
    this.chat = new ChatStore(db);
    this.notices = new NoticeStore(db);
    this.hooks = new TableHookStore(db);
    this.manners = new MannersStore(db, engine.isDuplicate);
    this.club = new ClubStore(db);
    this.tournaments = new TournamentStore(db, engine.isDuplicate);
    this.reviews = new ReviewStore(db);
    this.accounts = new AccountStore(db);
    this.clientFiles = new ClientFileStore(db);
    this.eraser = new NameEraser(db);
    this.writer = new EventWriter(db, engine);
    this.writer.failed = (error) => health.noteFailure(error);
    this.cluster = engine.cluster?.(db) ?? null;
    this.queue = engine.queue?.(db) ?? null;
    this.lost = engine.lost;
  }

  /** The embedded database, in whatever thread it runs. */
  static open(thread: SqlThread): Promise<Store> {
    return Store.with(sqliteEngine(thread));
  }

  /** The data of a folder, even while a server runs on it; its schema is then left as that server has it. */
  static async ofFolder(folder: string): Promise<Store> {
    try {
      return await Store.open(openHere(folder));
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      return Store.with(sqliteEngine(openHere(folder, { beside: true })), { asIs: true });
    }
  }

  /** `asIs`: leave the schema as it is; `toCopy`: open even a copy that is not finished. */
  static async with(engine: Engine, { asIs = false, toCopy = false } = {}): Promise<Store> {
    const health = new WriteHealth(engine.isDuplicate);
    const db = new Kysely<Schema>({ dialect: health.watched(engine.dialect), log: health.log });
    try {
      if (!asIs) await migrate(db, engine);
      if (!toCopy) await refuseUnfinished(db);
      return new Store(db, await signingSecret(db, engine.secret ?? null), engine, health);
    } catch (error) {
      await db.destroy();
      if (error instanceof StorageError) throw error;
      throw new StorageError(`the data cannot be used: ${(error as Error).message}`);
    }
  }

  /** Does the database answer? */
  async ping(): Promise<void> {
    await this.db.selectFrom('settings').select('name').limit(1).execute();
  }

  /** Can the database be written? Tries it, but at most every few seconds. */
  canWrite(now: number): Promise<boolean> {
    return this.health.canWrite(now, async () => {
      await this.db
        .insertInto('settings')
        .values({ name: 'written', value: String(now) })
        .onConflict((oc) => oc.column('name').doUpdateSet({ value: String(now) }))
        .execute();
    });
  }

  /** Signs the cookies of guests. */
  get secret(): string {
    return this.signing;
  }

  /** Is the error one of a database that cannot be reached just now? */
  isAway(error: unknown): boolean {
    return this.engine.isAway?.(error) ?? false;
  }

  // Copies of whole sites

  async isCopying(): Promise<boolean> {
    return (await setting(this.db, COPYING)) !== null;
  }

  async markCopying(on: boolean): Promise<void> {
    if (on) await this.set(COPYING, '1');
    else await this.db.deleteFrom('settings').where('name', '=', COPYING).execute();
  }

  /** Takes over the secret of another database, so that guests are recognized. */
  async setSecret(secret: string): Promise<void> {
    if (this.engine.secret) this.engine.secret.write(secret);
    else await this.set('secret', secret);
    this.signing = secret;
  }

  /** Rows with numbers of their own were inserted: the next number follows them. */
  async afterCopy(): Promise<void> {
    await this.engine.continueCounter?.(this.db, 'chat', 'n');
    await this.engine.continueCounter?.(this.db, 'reports', 'n');
  }

  private async set(name: string, value: string): Promise<void> {
    const row = this.db.insertInto('settings').values({ name, value });
    await row.onConflict((oc) => oc.column('name').doUpdateSet({ value })).execute();
  }

  async close(): Promise<void> {
    await this.writer.drained();
    await this.db.destroy();
  }
}

async function setting(db: Kysely<Schema>, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

async function refuseUnfinished(db: Kysely<Schema>): Promise<void> {
  if ((await setting(db, COPYING)) !== null)
    throw new StorageError('the data are a copy that was not finished: repeat sandtable copy');
}

/** The secret that signs cookies; not kept among the data if there is another place for it. */
async function signingSecret(db: Kysely<Schema>, secretStore: SecretStore | null): Promise<string> {
  const stored = await setting(db, 'secret');
  // A secret among the data comes from an older version or its backup, and has signed its guests' cookies.
  const secret = stored ?? secretStore?.read() ?? randomBytes(32).toString('hex');
  if (secretStore) {
    if (secretStore.read() !== secret) secretStore.write(secret);
    if (stored !== null) await db.deleteFrom('settings').where('name', '=', 'secret').execute();
  } else if (stored === null) {
    const given = db.insertInto('settings').values({ name: 'secret', value: secret });
    await given.onConflict((oc) => oc.column('name').doNothing()).execute();
    // Of several servers that start together, one was first.
    return (await setting(db, 'secret')) ?? secret;
  }
  return secret;
}
