// `npm run build`.
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode } from './lib/root.mjs';

ensureNode();
ensureInstall();
process.exit(ensureBuild());
