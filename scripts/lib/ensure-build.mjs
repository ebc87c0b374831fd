// Builds with `tsc -b`, and the client with Vite, but only when a source changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativeTo } from './files.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';
import { say, seconds } from './say.mjs';

// Next to the build, not in node_modules, which `npm ci` deletes.
const STAMP = join('packages', 'cli', 'dist', '.sandtable-build');
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
    if (isFresh()) return 0; // another process has just built it
    const began = Date.now();
    // Taken before building: sources that change meanwhile are built next time.
    const stamp = stampOf(root);
    say('Building…');
    const code = runNode([tsc, '-b'], { quiet: true }) || buildClient();
    if (code !== 0) {
      say('The build failed.');
      return code;
    }
    writeFileSync(join(root, STAMP), stamp);
    say(`Built in ${seconds(began)}.`);
    return 0;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Builds the client as the server serves it: one bundle from the sources of all packages. */
function buildClient() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return runNode([vite, 'build', join(root, 'packages', 'web'), '--logLevel', 'warn'], { quiet: true });
}

/** Is everything built from the current sources? */
export function isFresh(dir = root) {
  const stamp = readStamp(dir);
  if (stamp === null) return false;
  const sources = new Sources(dir);
  if (!sources.built) return false;
  if (stamp.looks === sources.looks) return true;
  // After a copy or a new checkout, times differ but contents are the same.
  if (stamp.words !== sources.words) return false;
  writeLater(join(dir, STAMP), sources.stamp);
  return true;
}

/** The stamp of a build from the current sources. */
export const stampOf = (dir) => new Sources(dir).stamp;

/** The stamp is only an optimisation: if it cannot be written, the sources are hashed again. */
function writeLater(path, text) {
  try {
    writeFileSync(path, text);
  } catch {
    // A read-only folder works as well.
  }
}

function readStamp(dir) {
  try {
    const [looks, words] = readFileSync(join(dir, STAMP), 'utf8').split('\n');
    return { looks, words };
  } catch {
    return null;
  }
}

/** All build inputs, and whether every package has a build at all. */
class Sources {
  paths = [];
  built = true;

  constructor(dir) {
    this.dir = dir;
    for (const name of ['packages', 'bench', 'docs/rules'])
      if (existsSync(join(dir, name))) this.walk(join(dir, name));
    for (const name of ['tsconfig.json', 'tsconfig.base.json']) this.paths.push(join(dir, name));
    this.paths.sort();
    this.built &&= existsSync(join(dir, 'packages', 'web', 'dist', 'app', 'index.html'));
  }

  walk(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!/^(node_modules|dist|dist-static)$/.test(entry.name)) this.walk(path);
      } else if (/\.(ts|tsx|json|css|html|svg|md)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
        this.paths.push(path);
        if (entry.name === 'tsconfig.json') this.built &&= existsSync(join(folder, 'dist', '.tsbuildinfo'));
      }
    }
  }

  /** One hash over every source's path, size and time: quick. */
  get looks() {
    return this.hash((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${size} ${mtimeMs}`;
    });
  }

  /** One hash over every source's path and content. */
  get words() {
    return this.hash((path) => createHash('sha256').update(readFileSync(path)).digest('hex'));
  }

  hash(what) {
    const hash = createHash('sha256');
    for (const path of this.paths) hash.update(`${relativeTo(this.dir, path)} ${what(path)}\n`);
    return hash.digest('hex');
  }

  get stamp() {
    return `${this.looks}\n${this.words}\n`;
  }
}

/** Two concurrent builds would write the same files: the second waits, unless the first has died. */
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
    // No pid yet: the owner has created the folder but not yet written its pid.
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
