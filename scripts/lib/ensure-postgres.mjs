// PostgreSQL for the tests: Debian's packages, or the programs in the folder named by POSTGRES_BIN.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { bold, say } from './say.mjs';

const PACKAGES = '/usr/lib/postgresql';
/** Debian's package would otherwise start a server for the whole machine, which nobody asked for. */
const NO_CLUSTER = ['/etc/postgresql-common', 'createcluster.conf', 'create_main_cluster = false\n'];

/** What is not tested without it, in words and by file. */
export function notTested() {
  return [
    'NOT TESTED, for want of PostgreSQL: servers on DATABASE_URL, several processes and their faults, copies from and to it,',
    'workers, upgrades side by side, restores to a moment. Servers on SQLite are tested. Skipped, wholly or in part:',
    ...testsOnPostgres().map((file) => `  ${file}`),
  ].join('\n');
}

/** The test files that need a PostgreSQL. */
export function testsOnPostgres() {
  return readdirSync(join(root, 'packages'), { recursive: true })
    .filter((file) => /\.(test|e2e)\.ts$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .map((file) => join('packages', file))
    .filter((file) => /\bhasPostgres\b|\bDATABASES\b/.test(readFileSync(join(root, file), 'utf8')))
    .sort();
}

/** The folder of PostgreSQL's programs, or null: the same places as packages/server/test/postgres.ts. */
export function findPostgres(env = process.env) {
  const has = (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'));
  if (env.POSTGRES_BIN) return has(env.POSTGRES_BIN) ? env.POSTGRES_BIN : null;
  const installed = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...installed.map((version) => join(PACKAGES, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
  ];
  return places.find(has) ?? null;
}

/**
 * Installs PostgreSQL if permitted. Without it the tests pass all the same, and this says what they do not test.
 * Returns an exit code.
 */
export function ensurePostgres({
  find = findPostgres,
  user = process.getuid?.(),
  install = apt,
  env = process.env,
} = {}) {
  const found = find(env);
  if (found !== null) {
    say(`PostgreSQL: ${found}`);
    return 0;
  }
  if (env.POSTGRES_BIN) {
    say(`POSTGRES_BIN names ${env.POSTGRES_BIN}, but PostgreSQL's programs are not there.`);
    return 2;
  }
  if (user === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing PostgreSQL with apt-get…');
    const code = install();
    if (code === 0 && find(env) !== null) return 0;
    say(`apt-get could not install PostgreSQL (exit code ${code}).`);
  } else {
    say('PostgreSQL is missing, and it can only be installed by an administrator:');
    say('  sudo apt-get update && sudo apt-get install -y --no-install-recommends postgresql');
    say('Elsewhere than on Debian or Ubuntu, install it and set POSTGRES_BIN to the folder of its programs.');
  }
  say(bold(notTested()));
  return 0;
}

function apt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...args) => run('apt-get', ['-qq', ...args], { env, quiet: true });
  const update = get('update');
  if (update !== 0) say(`apt-get update failed (exit code ${update}); trying with the lists at hand.`);
  const [folder, name, text] = NO_CLUSTER;
  if (!existsSync(join(folder, name))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold'];
  return get('install', '-y', '--no-install-recommends', ...keepOurs, 'postgresql');
}
