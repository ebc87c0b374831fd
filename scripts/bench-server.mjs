// `npm run bench:server`: the capacity of one server process, over loopback; with --cluster, of several on PostgreSQL.
// Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { ensureNode, root } from './lib/root.mjs';
import { runPostgres } from './lib/run-postgres.mjs';

ensureNode();
ensureInstall();
const code = ensureBuild();
if (code !== 0) process.exit(code);
const bench = (name) => import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'bench', name)).href);
const at = process.argv.indexOf('--cluster');
if (at < 0) await bench('load.js');
else {
  process.argv.splice(at, 1);
  if (ensurePostgres() !== 0) process.exit(2);
  const postgres = await runPostgres([
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.track=all',
    'max_connections=200',
  ]);
  try {
    const { measureCluster } = await bench('cluster-load.js');
    await measureCluster(postgres);
  } catch (error) {
    console.error(`bench:server: ${error.message}`);
    process.exitCode = 2;
  } finally {
    await postgres.stop();
  }
}
