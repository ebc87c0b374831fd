import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sentencesOf } from './sentences.mjs';
import { inParts } from './word-parts.mjs';

const LANGUAGES = 'packages/web/src/languages';
const BOARDS = 'packages/web/src/boards';

/** Reads TypeScript modules of the house from their sources. */
export async function openModules(root) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: path.join(root, 'packages/web'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: true },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    load: (file) => server.ssrLoadModule(path.join(root, file)),
    close: () => server.close(),
  };
}

/**
 * What has to be translated, by subject: `kernel` (sentences of kernel and host), `server` (its refusals), `games` (what
 * lists of games show), `client`, `forms` (for a new game), `pages` (around the table), `club` (pages that need a server),
 * and one for each game, with `<game>.form` and `<game>.later` for what is not needed at once. Sentences are templates, names are English texts, cards are
 * texts by key, words are the typed texts of the client or of a board, and learn the texts of lessons, hints and "two
 * minutes" pages.
 */
export async function subjectsOf(root, modules) {
  const { SHELF: all } = await modules.load('packages/shelf/src/shelf.ts');
  const SHELF = all.filter(({ draft }) => !draft);
  const wordsOf = async (name) => ({
    ...subject(),
    words: (await modules.load(`${LANGUAGES}/en/${name}.ts`)).words,
  });
  const games = subject();
  const subjects = {
    client: await wordsOf('client'),
    forms: await wordsOf('forms'),
    pages: await wordsOf('pages'),
    club: await wordsOf('club'),
    kernel: {
      ...subject(),
      sentences: sentencesOf(sources(root, 'packages/kernel/src', 'packages/host/src')),
    },
    server: {
      ...subject(),
      sentences: sentencesOf(sources(root, 'packages/server/src', 'packages/web/src/net')),
    },
    games,
  };
  for (const shared of subjects.kernel.sentences) subjects.server.sentences.delete(shared);
  for (const { about } of all) for (const name of namesOfInfo(about)) games.names.add(name);
  const boxes = all.map(({ about }) => path.join(root, BOARDS, about.id, 'box.ts')).filter(existsSync);
  games.sentences = sentencesOf(boxes);
  for (const { about, open } of SHELF) {
    const game = await open();
    const home = [`packages/games/${about.id}/src`, `packages/examples/${about.id}/src`];
    const files = sources(root, ...home, `${BOARDS}/${about.id}`).filter((file) => !file.endsWith('/box.ts'));
    const lexicon = game.lexicon?.() ?? { names: [], cards: {} };
    const names = new Set([...lexicon.names, ...verbsOf(game), ...optionsOf(game)]);
    const sentences = sentencesOf(files);
    for (const shared of [...games.names, ...sentences]) names.delete(shared);
    for (const shared of subjects.kernel.sentences) sentences.delete(shared);
    const words = existsSync(path.join(root, LANGUAGES, 'en', `${about.id}.ts`))
      ? (await modules.load(`${LANGUAGES}/en/${about.id}.ts`)).words
      : null;
    const learn = existsSync(path.join(root, LANGUAGES, 'en/learn', `${about.id}.ts`))
      ? (await modules.load(`${LANGUAGES}/en/learn/${about.id}.ts`)).learn
      : null;
    const cards = new Map(Object.entries(lexicon.cards));
    const whole = { sentences, names, cards, words, learn, lexicon: lexicon.names };
    Object.assign(subjects, await inParts(modules, { id: about.id, options: game.options }, whole, files));
  }
  return subjects;
}

function subject() {
  return { sentences: new Set(), names: new Set(), cards: new Map(), words: null, learn: null };
}

function sources(root, ...folders) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(root, file))
    .filter(existsSync);
}

function namesOfInfo({ title, blurb, credits, seats, sides }) {
  return [
    title,
    blurb,
    credits,
    ...seats.flatMap(({ name, inText }) => (inText ? [name, inText] : [name])),
    ...sides.map(({ name }) => name),
  ];
}

function verbsOf({ rules, anytimeVerbs = [] }) {
  const questions = rules.filter(({ kind }) => kind === 'question');
  return [...questions.flatMap(({ verbs }) => verbs), ...anytimeVerbs].map(({ name }) => name);
}

/** Options as a set-up page shows them. */
function optionsOf({ options }) {
  return Object.entries(options).flatMap(([name, { about, values, heading, words = {} }]) => [
    pretty(name),
    about,
    ...(heading ? [heading] : []),
    ...values.flatMap((value) => (words[value] ? [words[value].name, words[value].about] : [pretty(value)])),
  ]);
}

const SMALL = ['of', 'in', 'to', 'the', 'and'];

/** As boards/pretty.ts writes an id. */
function pretty(id) {
  return id
    .split(/[-_ .]+/)
    .filter(Boolean)
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word[0].toUpperCase() + word.slice(1)))
    .join(' ');
}

export function languagesIn(root) {
  return readdirSync(path.join(root, LANGUAGES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);
}

/** What no text of a language may have, such as quotation marks of another one; absent: nothing is known. */
export async function misprintsOf(root, modules, language) {
  const file = `${LANGUAGES}/${language}/grammar.ts`;
  if (!existsSync(path.join(root, file))) return undefined;
  return (await modules.load(file)).misprints;
}

/** What a language has of a subject; what it lacks is null. */
export async function translationOf(root, modules, language, name) {
  const file = async (part, folder = '') => {
    const relative = `${LANGUAGES}/${language}/${folder}${name}${part}.ts`;
    return existsSync(path.join(root, relative)) ? modules.load(relative) : {};
  };
  const { words = null, asInEnglish = [] } = await file('');
  const { sentences = null } = await file('.sentences');
  const { names = null } = await file('.names');
  const { cards = null } = await file('.cards');
  const { learn = null, asInEnglish: learnAsInEnglish = [] } = await file('', 'learn/');
  return { words, asInEnglish, sentences, names, cards, learn, learnAsInEnglish };
}
