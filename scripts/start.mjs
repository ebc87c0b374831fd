// `npm start`: install what is missing, build what is stale, serve.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild, isFresh } from './lib/ensure-build.mjs';
import { ensureInstall, whyNoStart } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

ensureNode();
const built = isFresh();
const trouble = whyNoStart(root, built);
if (trouble !== null) {
  say(trouble);
  process.exit(2);
}
ensureInstall({ tools: !built });
const code = ensureBuild();
if (code !== 0) process.exit(code);

endWithNpm();

// The command runs in this same process, so signals and the exit code need no forwarding.
const command = join(root, 'packages', 'cli', 'bin', 'sandtable.js');
process.argv.splice(1, 1, command, 'serve');
await import(pathToFileURL(command).href);
