// Installs the dependencies if they are missing or do not match package-lock.json.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const FLAGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs what is missing; exits if that fails, since nothing works without it. Without `tools`, packages needed only
 * to build and test Sandtable may be missing.
 */
export function ensureInstall({ tools = true } = {}) {
  const reason = whyInstall(root, { tools });
  if (reason === null) return;
  let code = 1;
  if (existsSync(join(root, 'package-lock.json'))) {
    say(`Installing dependencies (${reason}): npm ci`);
    code = run('npm', ['ci', ...FLAGS], { silent: true });
  }
  if (code !== 0 && code !== 127 && code < 128) {
    // A lock that is behind package.json stops `npm ci`, but should not prevent starting.
    say(`Installing dependencies (${reason}): npm install`);
    code = run('npm', ['install', '--no-save', ...FLAGS], { quiet: true });
  }
  if (code !== 0) {
    say(
      code === 127
        ? 'npm was not found: install Node.js together with npm, then try again.'
        : `The dependencies could not be installed (exit code ${code}). Is there a network?`,
    );
    process.exit(code);
  }
  writeStamp(root);
}

/**
 * Why nothing can be started here, in a sentence, or null. An installation without the tools is taken as intended: they
 * are not added, but then there must be a build.
 */
export function whyNoStart(dir, built) {
  if (built || !isWithoutTools(dir)) return null;
  return (
    'Sandtable was installed without what builds it (npm ci --omit=dev), and there is no build of these sources: ' +
    'run `npm ci && npm run build` first; a later `npm ci --omit=dev` keeps the build.'
  );
}

/** Is everything needed at run time installed, but not everything needed to build and test? */
function isWithoutTools(dir) {
  return existsSync(join(dir, 'node_modules')) && sameAsLock(dir, false) && !sameAsLock(dir, true);
}

/** Why an installation is needed, in words, or null. Also accepts the result of a plain `npm install`. */
export function whyInstall(dir, { tools = true } = {}) {
  if (!existsSync(join(dir, 'node_modules'))) return 'first start';
  const stamp = read(stampPath(dir));
  if (stamp === wantedStamp(dir)) return null;
  if (stamp !== null && stamp.split(' ')[1] !== process.versions.modules) return 'another version of Node';
  if (!sameAsLock(dir, tools)) return 'package-lock.json has changed';
  // Everything is there: record it in the stamp.
  if (tools) writeStamp(dir);
  return null;
}

/** Compiled dependencies depend on the Node ABI, so the stamp contains it along with the lock's hash. */
function wantedStamp(dir) {
  const lock = read(join(dir, 'package-lock.json')) ?? '';
  return `${createHash('sha256').update(lock).digest('hex')} ${process.versions.modules}`;
}

function writeStamp(dir) {
  if (existsSync(join(dir, 'node_modules'))) writeFileSync(stampPath(dir), wantedStamp(dir));
}

const stampPath = (dir) => join(dir, 'node_modules', '.sandtable-install');

/** Compares npm's record of installed packages with the lock file, with or without the tools. */
function sameAsLock(dir, tools) {
  const lock = read(join(dir, 'package-lock.json'));
  const installed = read(join(dir, 'node_modules', '.package-lock.json'));
  if (lock === null || installed === null) return false;
  const present = JSON.parse(installed).packages;
  for (const [path, wanted] of Object.entries(JSON.parse(lock).packages)) {
    if (!path.includes('node_modules/') || wanted.optional || (wanted.dev && !tools)) continue;
    if (!present[path] || present[path].version !== wanted.version) return false;
  }
  return true;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
