// `npm run bench`: what is fast, measured, and against whom. Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

ensureNode();
ensureInstall();

// The command builds what is stale by itself.
const command = join(root, 'packages', 'cli', 'bin', 'sandtable.js');
process.argv.splice(1, 1, command, 'bench');
await import(pathToFileURL(command).href);
