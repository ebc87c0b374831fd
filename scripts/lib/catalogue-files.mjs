import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { learnProblems } from './catalogue-learn.mjs';
import { missingWords } from './catalogue-problems.mjs';

const FOLDER = 'packages/web/src/languages';

/** The files of a language that hold entries: their name, their type, what they should have, and what they have. */
function filesOf(subjects, translations) {
  return Object.entries(subjects)
    .flatMap(([name, { sentences, names, cards }]) => [
      {
        name,
        part: 'sentences',
        type: 'Sentences',
        wanted: [...sentences],
        has: translations[name].sentences ?? {},
        english: new Map(),
      },
      {
        name,
        part: 'names',
        type: 'Names',
        wanted: [...names],
        has: translations[name].names ?? {},
        english: new Map(),
      },
      {
        name,
        part: 'cards',
        type: 'CardTexts',
        wanted: [...cards.keys()],
        has: translations[name].cards ?? {},
        english: cards,
      },
    ])
    .filter(({ wanted }) => wanted.length > 0);
}

/** What is missing, in the form of the files. */
export function printMissing(subjects, translations, language) {
  let text = '';
  for (const { name, part, wanted, has, english } of filesOf(subjects, translations)) {
    const missing = wanted.filter((key) => !has[key]);
    if (missing.length === 0) continue;
    text += `\n// ${language}/${name}.${part}.ts\n${missing.map((key) => entry(key, '', english)).join('')}`;
  }
  for (const [name, { words, learn }] of Object.entries(subjects)) {
    const { learn: ownLearn, learnAsInEnglish } = translations[name];
    const unlearnt = learnProblems(`learn/${name}.ts`, learn, ownLearn, learnAsInEnglish);
    if (unlearnt.length > 0) text += `\n// ${language}\n${unlearnt.map((one) => `//   ${one}\n`).join('')}`;
    if (words === null) continue;
    const { words: own, asInEnglish } = translations[name];
    const missing = missingWords(words, own ?? {}, asInEnglish);
    if (missing.length > 0)
      text += `\n// ${language}/${name}.ts\n${missing.map(([key, value]) => `//   ${key}: ${typeof value === 'function' ? value : JSON.stringify(value)}\n`).join('')}`;
  }
  return text;
}

/** Completes the files of a language: missing entries are added empty, unused ones are dropped. */
export function writeFiles(root, subjects, translations, language) {
  const folder = path.join(root, FOLDER, language);
  mkdirSync(folder, { recursive: true });
  for (const { name, part, type, wanted, has, english } of filesOf(subjects, translations)) {
    // The kernel's sentences that a game says in its own way.
    const own = part === 'sentences' && name !== 'kernel' ? [...subjects.kernel.sentences] : [];
    const keys = [...wanted, ...own.filter((key) => has[key])];
    const entries = keys.map((key) => entry(key, has[key] ?? '', english)).join('');
    const head = `import type { ${type} } from '../catalogue.js';\n\n/** ${ABOUT[part]} */\n`;
    writeFileSync(
      path.join(folder, `${name}.${part}.ts`),
      `${head}export const ${part}: ${type} = {\n${entries}};\n`,
    );
  }
  // How English counts and lists, to begin with.
  const grammar = path.join(folder, 'grammar.ts');
  if (!existsSync(grammar)) copyFileSync(path.join(root, FOLDER, 'en', 'grammar.ts'), grammar);
  for (const [name, { words }] of Object.entries(subjects)) {
    const file = path.join(folder, `${name}.ts`);
    if (words === null || existsSync(file)) continue;
    const source = readFileSync(path.join(root, FOLDER, 'en', `${name}.ts`), 'utf8');
    writeFileSync(file, asTranslation(source, name));
  }
}

/** The English words as the beginning of a translation. */
function asTranslation(source, name) {
  const type = name === 'client' ? 'Words' : 'typeof English';
  const imported =
    name === 'client'
      ? "import type { Words } from '../index.js';\n"
      : `import type { words as English } from '../en/${name}.js';\n`;
  const body = source
    .replace('export const words = {', `export const words = translating<${type}>()({`)
    .replace(/\n\};\n*$/, '\n});\n');
  return `${imported}import { translating } from '../over-english.js';\n\n${body}`;
}

const ABOUT = {
  sentences: 'Sentences by their English template.',
  names: 'Names by their English text.',
  cards: 'Card texts by card; the English text stands above each.',
};

function entry(key, translation, english) {
  const above = english.has(key) ? `  // ${english.get(key).replaceAll('\n', ' ')}\n` : '';
  return `${above}  ${quoted(key)}: ${typeof translation === 'string' ? quoted(translation) : forms(translation)},\n`;
}

function forms(translation) {
  return `{ ${Object.entries(translation)
    .map(([form, text]) => `${/^[a-z]+$/.test(form) ? form : quoted(form)}: ${quoted(text)}`)
    .join(', ')} }`;
}

function quoted(text) {
  return text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
