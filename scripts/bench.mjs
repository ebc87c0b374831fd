// `npm run bench`: the benchmarks. Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

ensureNode();
ensureInstall();

// The command itself rebuilds what is stale.
const command = join(root, 'packages', 'cli', 'bin', 'sandtable.js');
process.argv.splice(1, 1, command, 'bench');
await import(pathToFileURL(command).href);
