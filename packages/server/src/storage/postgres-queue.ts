import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { logError } from '../log-line.js';
import type { JobHandler, JobQueue, JobSetup, WorkerSign, Working } from './job-queue.js';
import { clientConfig, NOW } from './postgres-connections.js';
import type { Schema } from './schema.js';

/** How long a worker keeps its jobs without a sign of life, and how often it gives one, in milliseconds. */
const LEASE = 5_000;
const BEAT = 1_000;
/** How often a worker looks for jobs that were given back; new ones are announced to it. */
const LOOK = 1_000;
/** How long results wait for whoever asked, in milliseconds. */
const RESULT_LASTS = 24 * 60 * 60_000;
/** Jobs that somebody waits for go first. */
const URGENT = -10;
const ATTEMPTS = 3;

/** Only trouble is said: a line for each job would be too much. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') logError(`the job queue: ${message}`);
});

/** A job queue in PostgreSQL: graphile-worker, and leases by which the jobs of a dead worker are found. */
export class PostgresQueue implements JobQueue {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly url: string,
  ) {}

  async add(kind: string, task: unknown, { key, attempts = ATTEMPTS, urgent }: JobSetup = {}): Promise<void> {
    await sql`select graphile_worker.add_job(${kind}, ${JSON.stringify(task)}::json, job_key => ${key ?? null},
      max_attempts => ${attempts}, priority => ${urgent ? URGENT : 0})`.execute(this.db);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await sql`select graphile_worker.remove_job(${key})`.execute(this.db);
  }

  async workers(): Promise<WorkerSign[]> {
    const rows = await this.db.selectFrom('workers').selectAll().where('until', '>=', NOW).execute();
    return rows.map(({ id, kinds, slots }) => ({
      id,
      kinds: JSON.parse(kinds) as string[],
      slots,
    }));
  }

  async work(kinds: Readonly<Record<string, JobHandler>>, slots: number): Promise<Working> {
    const id = randomBytes(8).toString('hex');
    const pool = new pg.Pool({ ...clientConfig(this.url), max: slots + 3 });
    // A connection that breaks is replaced; whoever used it is told by the statement that fails.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const tasks: TaskList = {};
    for (const [kind, does] of Object.entries(kinds)) tasks[kind] = (task) => does(task, id);
    // Jobs are locked under the name of the pool, or of one of its workers.
    const names: string[] = [];
    const events = new EventEmitter();
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => names.push(workerPool.id));
    events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => names.push(worker.workerId));
    let runner: Runner;
    try {
      runner = await run({
        pgPool: pool,
        taskList: tasks,
        concurrency: slots,
        noHandleSignals: true,
        pollInterval: LOOK,
        parsedCronItems: [],
        events,
        logger,
      });
    } catch (error) {
      await pool.end();
      throw error;
    }
    let stopped = false;
    const beat = () => this.beat(id, Object.keys(kinds), names, slots);
    await beat();
    // A beat that is missed is made up for by the next: the lease lasts for five of them.
    const timer = setInterval(() => void beat().catch(() => {}), BEAT);
    const failed = runner.promise.then(
      () => (stopped ? new Promise<never>(() => {}) : Promise.reject(new Error('the job queue has ended'))),
      (error) => (stopped ? new Promise<never>(() => {}) : Promise.reject(error)),
    );
    failed.catch(() => clearInterval(timer));
    return {
      id,
      failed,
      stop: async () => {
        stopped = true;
        await runner.stop().catch(() => {});
        clearInterval(timer);
        await this.db.deleteFrom('workers').where('id', '=', id).execute();
        await pool.end();
      },
    };
  }

  /** Renews the lease, and gives back what dead workers have begun: in one statement, so that no job is forgotten. */
  private async beat(
    id: string,
    kinds: readonly string[],
    names: readonly string[],
    slots: number,
  ): Promise<void> {
    const { db } = this;
    const row = {
      until: sql<number>`${NOW} + ${LEASE}`,
      kinds: JSON.stringify(kinds),
      names: JSON.stringify(names),
      slots,
    };
    await db
      .insertInto('workers')
      .values({ id, ...row })
      .onConflict((oc) => oc.column('id').doUpdateSet(row))
      .execute();
    await sql`with dead as (delete from workers where until < ${NOW} returning names)
      select graphile_worker.force_unlock_workers(array(
        select jsonb_array_elements_text(names::jsonb) from dead))`.execute(db);
    await db.deleteFrom('job_results').where('at', '<', sql<number>`${NOW} - ${RESULT_LASTS}`).execute();
  }

  async keep(run: string, number: number, result: string): Promise<void> {
    await this.db
      .insertInto('job_results')
      .values({ run, number, result, at: NOW })
      .onConflict((oc) => oc.columns(['run', 'number']).doNothing())
      .execute();
  }

  async take(run: string): Promise<{ number: number; result: string }[]> {
    return this.db.deleteFrom('job_results').where('run', '=', run).returning(['number', 'result']).execute();
  }
}
