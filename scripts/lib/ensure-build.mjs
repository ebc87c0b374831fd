// Builds with `tsc -b`, and the client with Vite, but only when a source changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { say, seconds } from './say.mjs';

const stamp = join(root, 'node_modules', '.sandtable-build');
const lock = join(root, 'node_modules', '.sandtable-build.lock');

/** Returns 0, or the compiler's exit code after it has printed its errors. */
export function ensureBuild() {
  if (isFresh()) return 0;
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  if (!existsSync(tsc)) {
    say('There is no compiler here: run `npm install` first.');
    return 1;
  }
  takeLock();
  try {
    if (isFresh()) return 0; // somebody else has just built it
    const began = Date.now();
    const { hash } = sources();
    say('Building…');
    const code = runNode([tsc, '-b'], { quiet: true }) || buildClient();
    if (code !== 0) {
      say('The build failed.');
      return code;
    }
    writeFileSync(stamp, hash);
    say(`Built in ${seconds(began)}.`);
    return 0;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The client as the server serves it: one bundle from the sources of all packages. */
function buildClient() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return runNode([vite, 'build', join(root, 'packages', 'web'), '--logLevel', 'warn'], { quiet: true });
}

function isFresh() {
  if (!existsSync(stamp)) return false;
  const { hash, built } = sources();
  return built && readFileSync(stamp, 'utf8') === hash;
}

/** One hash over every source's path, size and time, and whether every package has a build at all. */
function sources() {
  const hash = createHash('sha256');
  let built = true;
  const note = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        if (!/^(node_modules|dist|dist-static)$/.test(entry.name)) walk(path);
      } else if (/\.(ts|tsx|json|css|html|svg|md)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
        note(path);
        if (entry.name === 'tsconfig.json') built &&= existsSync(join(dir, 'dist', '.tsbuildinfo'));
      }
    }
  };
  for (const name of ['packages', 'bench', 'docs/rules'])
    if (existsSync(join(root, name))) walk(join(root, name));
  for (const name of ['tsconfig.json', 'tsconfig.base.json']) note(join(root, name));
  built &&= existsSync(join(root, 'packages', 'web', 'dist', 'app', 'index.html'));
  return { hash: hash.digest('hex'), built };
}

/** Two builds at once would write the same files: the second waits, unless the first has died. */
function takeLock() {
  const giveUp = Date.now() + 120_000;
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (Date.now() > giveUp || !ownerLives()) rmSync(lock, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

function ownerLives() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    // No pid yet: the owner is between making the folder and signing it.
    return error.code === 'EPERM' || (error.code === 'ENOENT' && Date.now() - ageOf(lock) < 2_000);
  }
}

function ageOf(path) {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return Date.now();
  }
}
