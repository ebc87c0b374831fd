// Double casts (`as unknown as T`) hide a value from the type checker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, relativeTo } from './lib/files.mjs';
import { lineOf } from './lib/lex.mjs';
import { root as repository } from './lib/root.mjs';

const DOUBLE_CAST = /\bas\s+(unknown|any|never)\s*\)?\s*as\b/g;

/** Lines "file:line: what is wrong". */
export function checkCasts(root) {
  const errors = [];
  let files = 0;
  for (const folder of ['packages', 'bench']) {
    for (const path of filesUnder(join(root, folder), (name) => /\.tsx?$/.test(name))) {
      files++;
      const text = readFileSync(path, 'utf8');
      for (const { index } of text.matchAll(DOUBLE_CAST))
        errors.push(
          `${relativeTo(root, path)}:${lineOf(text, index)}: a double cast: say what it is instead`,
        );
    }
  }
  return { errors, files };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { errors, files } = checkCasts(repository);
  for (const error of errors) console.error(error);
  console.log(`casts: ${files} files, ${errors.length} double casts`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
