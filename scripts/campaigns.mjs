// `npm run campaigns`: bots play campaigns of Totaler Krieg; when what happened (docs/bots-totaler-krieg.md). Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

ensureNode();
ensureInstall();
const code = ensureBuild();
if (code !== 0) process.exit(code);
await import(pathToFileURL(join(root, 'bench', 'dist', 'campaigns', 'main.js')).href);
