import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import pg from 'pg';

const PACKAGES = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or null: the same places as scripts/lib/ensure-postgres.mjs. */
function findPrograms(): string | null {
  const installed = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const places = process.env.POSTGRES_BIN
    ? [process.env.POSTGRES_BIN]
    : [
        ...installed.map((version) => join(PACKAGES, version, 'bin')),
        ...(process.env.PATH ?? '').split(delimiter),
      ];
  return (
    places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
  );
}

const programs = findPrograms();

/** How long it may take to start, in milliseconds. */
const START_TIMEOUT = 120_000;

/** Can tests start a PostgreSQL here? */
export const hasPostgres = programs !== null;

/** PostgreSQL refuses to run as root. */
function someoneElse(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((which) =>
        Number(execFileSync('id', [which, name], { stdio: 'pipe' })),
      );
      return { uid, gid };
    } catch {
      // There is no such user.
    }
  }
  return {};
}

/** Ends PostgreSQL, and removes what is left, when its standard input closes: also when the tests were killed. */
const KEEPER =
  'exec 3<&0; "$@" & pid=$!; (cat <&3 >/dev/null; kill -INT $pid 2>/dev/null) & wait $pid; kill $! 2>/dev/null; cd /; [ -e "$KEEP" ] || rm -rf "$FOLDER"';

/** A PostgreSQL of the tests' own: in a temporary folder, on a socket in it, as an unprivileged user. */
export class TestPostgres {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sandtable-pg-'));
  private readonly data = join(this.folder, 'data');
  /** While this file is there, the data stay when PostgreSQL ends. */
  private readonly keep = join(this.folder, 'keep');
  private readonly user = someoneElse();
  private keeper: ChildProcess | null = null;
  private settings: readonly string[] = [];
  private databases = 0;

  /** With an archive of its log, it can be restored to any moment. */
  static async start({ archive = false } = {}): Promise<TestPostgres> {
    const postgres = new TestPostgres();
    const { folder, data, user } = postgres;
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
    if (archive) {
      execFileSync('mkdir', [postgres.archive], user);
      postgres.settings = ['archive_mode=on', `archive_command=cp %p ${postgres.archive}/%f`];
    }
    const settings = ['--no-sync', '-A', 'trust', '-U', 'sandtable', '-E', 'UTF8', '--locale=C', '-D', data];
    execFileSync(join(programs!, 'initdb'), settings, { ...user, cwd: folder, stdio: 'pipe' });
    await postgres.run();
    return postgres;
  }

  private get archive(): string {
    return join(this.folder, 'archive');
  }

  /** Takes a backup while it runs; returns the folder. */
  baseBackup(): string {
    const folder = join(this.folder, 'base');
    const flags = ['-h', this.folder, '-U', 'sandtable', '-D', folder, '-c', 'fast', '--no-sync'];
    execFileSync(join(programs!, 'pg_basebackup'), flags, { ...this.user, cwd: this.folder, stdio: 'pipe' });
    return folder;
  }

  /** Resolves when all that was written so far is in the archive. */
  async archiveAll(): Promise<void> {
    const [{ name }] = await this.ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    while (!existsSync(join(this.archive, name))) await pass(50);
  }

  /** Another PostgreSQL with the data as they were at that moment. */
  async restore(backup: string, moment: string): Promise<TestPostgres> {
    const other = new TestPostgres();
    const { folder, data, user } = other;
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
    execFileSync('cp', ['-a', backup, data], { ...user, cwd: folder });
    execFileSync('touch', [join(data, 'recovery.signal')], { ...user, cwd: folder });
    other.settings = [
      `restore_command=cp ${this.archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ];
    await other.run();
    const recovering = async () =>
      (await other.ask<{ yes: boolean }>('select pg_is_in_recovery() as yes'))[0].yes;
    while (await recovering()) await pass(50);
    return other;
  }

  /** Where its socket is, for a proxy. */
  get socket(): string {
    return join(this.folder, '.s.PGSQL.5432');
  }

  url(database = 'postgres'): string {
    return `postgres://sandtable@localhost/${database}?host=${this.folder}`;
  }

  /** The address of a new database: an empty one, or a copy of that one, to which nobody may be connected. */
  async fresh(like = 'template1'): Promise<string> {
    const name = `d${++this.databases}`;
    await this.ask(`create database ${name} template ${like}`);
    return this.url(name);
  }

  async ask<R extends pg.QueryResultRow>(sql: string, url = this.url()): Promise<R[]> {
    const client = new pg.Client({ connectionString: url });
    // PostgreSQL may be killed by the test.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<R>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts it, also after it was killed, and waits until it answers. */
  async run(): Promise<void> {
    // Until what was left of the one before has ended, the next one does not start.
    for (const until = Date.now() + START_TIMEOUT; ; await pass(100)) {
      const failed = await this.tryToRun();
      if (failed === null) return rmSync(this.keep, { force: true });
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${failed}`);
    }
  }

  /** Null if it answers, otherwise what it said. */
  private async tryToRun(): Promise<string | null> {
    const { folder, data, user } = this;
    // What the tests kill are processes, never the machine: nothing has to reach the disk.
    const settings = ['fsync=off', 'shared_buffers=16MB', 'max_connections=100', 'listen_addresses='];
    const flags = [...settings, ...this.settings, `unix_socket_directories=${folder}`].flatMap((setting) => [
      '-c',
      setting,
    ]);
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', join(programs!, 'postgres'), '-D', data, ...flags], {
      ...user,
      cwd: folder,
      env: { ...process.env, FOLDER: folder, KEEP: this.keep },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    keeper.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-2_000);
    });
    this.keeper = keeper;
    for (;;) {
      try {
        await this.ask('select 1');
        return null;
      } catch {
        if (keeper.exitCode !== null) return said;
        await pass(20);
      }
    }
  }

  /** The process of PostgreSQL itself. */
  get pid(): number {
    return Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  }

  /** kill -9, as a crash would; `run` starts it again. */
  async kill(): Promise<void> {
    writeFileSync(this.keep, '');
    process.kill(this.pid, 'SIGKILL');
    await this.end();
  }

  async stop(): Promise<void> {
    rmSync(this.keep, { force: true });
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(): Promise<void> {
    const { keeper } = this;
    this.keeper = null;
    if (!keeper || keeper.exitCode !== null) return;
    const ended = new Promise((resolve) => keeper.on('exit', resolve));
    keeper.stdin!.end();
    await ended;
  }
}

let shared: Promise<TestPostgres> | null = null;

/** One PostgreSQL for all tests of this process, with a database for each; it ends with the process. */
export function sharedPostgres(): Promise<TestPostgres> {
  shared ??= TestPostgres.start();
  return shared;
}
