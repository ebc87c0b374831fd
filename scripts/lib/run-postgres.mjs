// A PostgreSQL of a script's own: in a temporary folder, on a socket there, as an unprivileged user.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { findPostgres } from './ensure-postgres.mjs';

/** PostgreSQL refuses to run as root. */
function someoneElse() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));
  return { uid, gid };
}

/**
 * Starts it, as durable as it is by default, with these settings besides. Resolves to its address, the number of its
 * process, and how to stop it.
 */
export async function runPostgres(settings = []) {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL is missing');
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-pg-'));
  const data = join(folder, 'data');
  const user = someoneElse();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const how = ['-A', 'trust', '-U', 'sandtable', '-E', 'UTF8', '--locale=C', '-D', data];
  execFileSync(join(programs, 'initdb'), how, { ...user, cwd: folder, stdio: 'pipe' });
  const all = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const flags = all.flatMap((setting) => ['-c', setting]);
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // It does not outlive the script, however that ends.
  const end = () => child.kill('SIGINT');
  process.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-2_000);
  });
  const ready = () => {
    try {
      return readFileSync(join(data, 'postmaster.pid'), 'utf8').includes('ready');
    } catch {
      return false;
    }
  };
  while (!ready()) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL does not start: ${said}`);
    await pass(50);
  }
  return {
    url: `postgres://sandtable@localhost/postgres?host=${folder}`,
    pid: child.pid,
    async stop() {
      process.off('exit', end);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGINT');
      if (child.exitCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
