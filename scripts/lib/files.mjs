// Walking folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file under a folder whose name passes, sorted; skips node_modules and dist. */
export function filesUnder(folder, passes) {
  if (!existsSync(folder)) return [];
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') found.push(...filesUnder(path, passes));
    } else if (passes(entry.name)) found.push(path);
  }
  return found.sort();
}

export function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A path relative to a root, with forward slashes. */
export const relativeTo = (root, path) =>
  path
    .slice(root.length + 1)
    .split(sep)
    .join('/');
