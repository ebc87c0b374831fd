// `npm run test:faults [-- N]`: N faults (50) to servers on PostgreSQL in a storm of choices. See docs/server.md.
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensurePostgres, findPostgres } from './lib/ensure-postgres.mjs';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const faults = process.argv[2] ?? '50';
if (!/^[1-9]\d*$/.test(faults)) {
  console.error('Usage: npm run test:faults [-- NUMBER]');
  process.exit(2);
}
const ready = ensurePostgres() || ensureBuild();
if (ready !== 0 || findPostgres() === null) process.exit(ready || 2);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
process.exit(
  runNode([vitest, 'run', 'packages/server/src/faults.test.ts'], { env: { SANDTABLE_FAULTS: faults } }),
);
