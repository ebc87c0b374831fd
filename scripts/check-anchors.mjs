// Every rule has an anchor: docs/rules, cases and games must cite the same ones.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isScalar, LineCounter, parseAllDocuments, visit } from 'yaml';
import { checkCaseLists } from './lib/case-lists.mjs';
import { filesUnder, foldersIn, relativeTo } from './lib/files.mjs';
import { lex, lineOf } from './lib/lex.mjs';
import { root as repository } from './lib/root.mjs';

/** A word and more words, or the number of a printed rule: supply.navy-port, 4.2.5.1b, a-1c. */
const ANCHOR = /^([a-z-]+(\.[a-z0-9-]+)+|([a-z]-)?\d+(\.\d+)*[a-z]{0,2}\d?)$/;
/** The names by which cases cite a refusal that is no rule of the game (REFUSAL_KINDS of the kernel). */
const KINDS = ['game-over', 'not-asked', 'other-question', 'not-understood', 'nothing-to-undo'];
const CITING_FILES = ['refusals.ts', 'words.ts'];
const CITING_CODE = /\b(anchor\s*:|(refusal|no)\s*(<[^()]*>)?\()\s*$/;

/** Behind an anchor: an optional rule of the campaign that cannot be switched on yet, so it has no case yet. */
const CAMPAIGN = /^[ \t]*<!--\s*campaign\s*-->/;

/** Returns {errors, notes}: lines "file:line: what is wrong", and remarks for the reader. */
export function checkAnchors(root) {
  const errors = [];
  const notes = [];
  const docs = new Map();
  for (const [game, { file, pages }] of rulebooksOf(root)) {
    const doc = readDoc(root, file, pages);
    errors.push(...doc.errors);
    // A page without an anchor (a list of cards) is no rule book.
    if (doc.anchors.size > 0 || doc.draft) docs.set(game, doc);
  }

  const covered = new Map([...docs.keys()].map((game) => [game, new Set()]));
  let cases = 0;
  for (const game of foldersIn(join(root, 'cases'))) {
    for (const path of filesUnder(join(root, 'cases', game), (name) => /\.ya?ml$/.test(name))) {
      const { cases: count, citations, problems } = citationsOfFile(root, path);
      cases += count;
      errors.push(...problems);
      for (const citation of citations) {
        covered.get(game)?.add(citation.anchor);
        errors.push(...unknown(citation, game, docs), ...reached(citation, game, docs));
      }
    }
  }

  let cited = 0;
  for (const { game, folder } of gamesOf(root, docs)) {
    for (const citation of citationsOfGame(root, folder)) {
      cited++;
      errors.push(...unknown(citation, game, docs));
    }
  }

  for (const [game, doc] of docs) {
    const bare = [...doc.anchors].filter(
      ([anchor]) => !covered.get(game).has(anchor) && !doc.campaign.has(anchor),
    );
    const later = doc.campaign.size > 0 ? `, ${doc.campaign.size} for the campaign` : '';
    notes.push(
      `${doc.file}: ${doc.anchors.size} anchors, ${bare.length} without a case${later}${doc.draft ? ' (draft)' : ''}`,
    );
    if (doc.draft) continue;
    for (const [anchor, place] of bare) errors.push(`${place}: no case covers ${anchor}`);
  }
  const lists = checkCaseLists(root);
  errors.push(...lists.errors);
  notes.push(`lists of cases in docs: ${lists.rows} rows, ${lists.errors.length} errors`);
  notes.push(
    `anchors: ${docs.size} rule books, ${cases} cases, ${cited} citations in code, ${errors.length} errors`,
  );
  return { errors, notes };
}

function unknown({ anchor, place }, game, docs) {
  const doc = docs.get(game);
  if (doc === undefined) return [`${place}: cites ${anchor}, but there is no docs/rules/${game}.md`];
  return doc.anchors.has(anchor) ? [] : [`${place}: cites ${anchor}, which is not in ${doc.file}`];
}

/** A case shows that a rule can be reached: its mark must go. */
function reached({ anchor, place }, game, docs) {
  const marked = docs.get(game)?.campaign.has(anchor);
  return marked ? [`${place}: covers ${anchor}, which is marked <!-- campaign -->: remove the mark`] : [];
}

/** The rule books by game: docs/rules/GAME.md, or the pages of the folder docs/rules/GAME. */
function rulebooksOf(root) {
  const rules = join(root, 'docs', 'rules');
  const books = new Map();
  for (const path of filesUnder(rules, (name) => name.endsWith('.md'))) {
    const [first, ...more] = relativeTo(rules, path).split('/');
    const game = basename(first, '.md');
    const book = books.get(game) ?? { file: `docs/rules/${first}`, pages: [] };
    book.pages.push(path);
    books.set(game, book);
    if (more.length === 0 && book.pages.length > 1)
      throw new Error(`${game} has a page and a folder of rules`);
  }
  return books;
}

/** The anchors of one rule book with their places; those in code blocks are examples and skipped. */
function readDoc(root, file, pages) {
  const anchors = new Map();
  const campaign = new Set();
  const errors = [];
  let draft = false;
  for (const path of pages.toSorted()) {
    const lines = readFileSync(path, 'utf8').split('\n');
    if (/^<!--\s*draft\s*-->/.test(lines[0])) draft = true;
    let inCode = false;
    for (const [index, line] of lines.entries()) {
      if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
      if (inCode) continue;
      const text = line.replace(/`[^`]*`/g, '');
      for (const found of text.matchAll(/<a id="([^"]*)">\s*<\/a>/g)) {
        const anchor = found[1];
        if (CAMPAIGN.test(text.slice(found.index + found[0].length))) campaign.add(anchor);
        const place = `${relativeTo(root, path)}:${index + 1}`;
        if (!ANCHOR.test(anchor))
          errors.push(`${place}: "${anchor}" is not an anchor (like supply.navy-port)`);
        else if (anchors.has(anchor))
          errors.push(`${place}: ${anchor} is already on ${lineIn(anchors.get(anchor))}`);
        else anchors.set(anchor, place);
      }
    }
  }
  return { file, anchors, campaign, errors, draft };
}

/** "docs/rules/war.md:3" → "line 3 of docs/rules/war.md" */
function lineIn(place) {
  const [, file, line] = /^(.*):(\d+)$/.exec(place);
  return `line ${line} of ${file}`;
}

/** The anchors that the cases of a file cite under `rule:`, each one or a list; and the number of cases. */
function citationsOfFile(root, path) {
  const file = relativeTo(root, path);
  const counter = new LineCounter();
  const lineAt = (offset) => Math.max(1, counter.linePos(offset).line);
  const citations = [];
  const problems = [];
  const parsed = parseAllDocuments(readFileSync(path, 'utf8'), { lineCounter: counter });
  const documents = [...parsed].filter(({ contents, errors }) => errors.length > 0 || contents !== null);
  if (documents.length === 0) problems.push(`${file}:1: there is no case in this file`);
  for (const { contents, errors } of documents) {
    if (errors.length > 0) {
      problems.push(`${file}:${lineAt(errors[0].pos[0])}: ${errors[0].message.split('\n')[0]}`);
      continue;
    }
    const rule = typeof contents?.get === 'function' ? contents.get('rule', true) : undefined;
    const nodes = rule === undefined || rule === null ? [] : (rule.items ?? [rule]);
    if (nodes.length === 0)
      problems.push(`${file}:${lineAt(contents.range[0])}: names no rule (rule: [some.anchor])`);
    for (const node of nodes)
      citations.push({ anchor: String(node.value), place: `${file}:${lineAt(node.range[0])}` });
    for (const { key, node } of refusalsIn(contents)) {
      if (ANCHOR.test(node.value) || KINDS.includes(node.value)) continue;
      problems.push(
        `${file}:${lineAt(node.range[0])}: ${key} is the anchor of a rule or one of ${KINDS.join(', ')}; its words belong under says`,
      );
    }
  }
  return { cases: documents.length, citations, problems };
}

/** The refusals of a case, which must be names: wording can change. */
function refusalsIn(contents) {
  const found = [];
  visit(contents, {
    Pair(_, { key, value }) {
      if (isScalar(value) && ['because', 'refused'].includes(key?.value))
        found.push({ key: key.value, node: value });
    },
  });
  return found;
}

/** An example may do without a rule book; a game may not. */
function gamesOf(root, docs) {
  const inGroup = (group) =>
    foldersIn(join(root, 'packages', group)).map((game) => ({
      game,
      folder: join(root, 'packages', group, game, 'src'),
    }));
  return [...inGroup('games'), ...inGroup('examples').filter(({ game }) => docs.has(game))];
}

/** Anchors in a game's code: after `anchor:`, `refusal(` or `no(` anywhere, and any in refusals.ts or words.ts. */
function* citationsOfGame(root, folder) {
  if (!existsSync(folder)) return;
  for (const path of filesUnder(folder, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const text = readFileSync(path, 'utf8');
    const { code, strings } = lex(text);
    const all = CITING_FILES.includes(basename(path));
    for (const { start, value } of strings) {
      if (!ANCHOR.test(value)) continue;
      if (!all && !CITING_CODE.test(code.slice(0, start))) continue;
      yield { anchor: value, place: `${relativeTo(root, path)}:${lineOf(text, start)}` };
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { errors, notes } = checkAnchors(repository);
  for (const error of errors) console.error(error);
  for (const note of notes) console.log(note);
  process.exit(errors.length === 0 ? 0 : 1);
}
