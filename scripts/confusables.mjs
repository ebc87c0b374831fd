// `npm run confusables`: writes the table of look-alike characters, from the data of the Unicode Consortium (UTS #39)
// in the package unhomoglyph, so that the server does not need the package.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';

export const PATH = 'packages/server/src/people/confusables.ts';

const require = createRequire(import.meta.url);
const WIDTH = 110;

/**
 * The table as a module. Names are normalized (NFKC) before the lookup, so characters that this already handles are
 * omitted.
 */
export function confusablesModule(data = require('unhomoglyph/data.json')) {
  const { version } = require('unhomoglyph/package.json');
  const pairs = Object.entries(data)
    .filter(([from, to]) => from !== to && from.normalize('NFKC').normalize('NFD') === from)
    .map(([from, to]) => `${numbers(from)}=${numbers(to)}`);
  return [
    '// Made by `npm run confusables`; not to be edited by hand.',
    '',
    '/**',
    ' * Which characters look like which others: the table of UTS #39, Unicode Security Mechanisms (© Unicode,',
    ` * Inc., https://www.unicode.org/license.txt), as unhomoglyph ${version} has it. Numbers are hexadecimal code points.`,
    ' */',
    'export const CONFUSABLES = `',
    ...lines(pairs),
    '`;',
    '',
  ].join('\n');
}

const numbers = (text) => [...text].map((one) => one.codePointAt(0).toString(16)).join('+');

function lines(words) {
  const made = [];
  let line = '';
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH) {
      made.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...made, line];
}

/** The module on disk, or an empty string. */
export function keptModule() {
  try {
    return readFileSync(join(root, PATH), 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, PATH), confusablesModule());
  console.log(`${PATH} is written`);
}
