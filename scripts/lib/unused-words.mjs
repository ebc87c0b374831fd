import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** English words of the client and of boards that no code reads: their last name occurs nowhere. */
export function unusedWords(root, subjects) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/web/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/languages/') && !file.endsWith('.test.ts'));
  const read = new Set();
  for (const file of files) {
    for (const [name] of readFileSync(path.join(root, file), 'utf8').matchAll(/[\p{L}_$][\p{L}\d_$-]*/gu))
      read.add(name);
  }
  return Object.entries(subjects).flatMap(([name, { words }]) =>
    words === null
      ? []
      : leaves(words)
          .filter((one) => !isRead(one, read))
          .map((one) => `en: ${name}.ts: ${one.join('.')} is not used`),
  );
}

/** A word is read by its own name, or its group is read as a whole by an id. */
function isRead(names, read) {
  return read.has(names.at(-1)) || (names.length > 1 && read.has(names.at(-2)));
}

function leaves(words, at = []) {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leaves(value, [...at, key])
      : [[...at, key]],
  );
}
