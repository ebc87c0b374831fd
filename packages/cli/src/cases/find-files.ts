import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../failure.js';
import { whyNot } from '../files.js';

const YAML = /\.ya?ml$/;

/** The case files for the given paths: files as they are, folders recursively with all their YAML files. */
export function findCaseFiles(paths: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const path of paths) {
    const files = isFolder(path) ? filesIn(path.replace(/(?<=.)\/+$/, '')) : [path];
    if (files.length === 0) throw new Failure(`${path}: there are no rule cases (.yaml) in this folder`);
    for (const file of files) if (!found.has(resolve(file))) found.set(resolve(file), file);
  }
  return [...found.values()];
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new Failure(`${path}: ${whyNot(error)}`);
  }
}

function filesIn(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = folder === '/' ? `/${entry.name}` : `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesIn(path));
    else if (YAML.test(entry.name)) found.push(path);
  }
  return found.sort();
}
