// `npm run bench`: what is fast, measured, and against whom. Arguments are passed on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';

ensureNode();
ensureInstall();
const code = ensureBuild();
if (code !== 0) process.exit(code);

const program = join(root, 'bench', 'dist', 'main.js');
process.argv.splice(1, 1, program);
await import(pathToFileURL(program).href);
