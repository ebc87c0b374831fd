// `npm run bench:server`: the capacity of one server process, over loopback. Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

ensureNode();
ensureInstall();
const code = ensureBuild();
if (code !== 0) process.exit(code);
await import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'bench', 'load.js')).href);
