import { type Block, blockText, type Inline, plainText } from './blocks.js';

/** One rule: the text between its anchor and the next. */
export interface Rule {
  anchor: string;
  /** Chapter and place in it, as it is shown: "6.3". */
  number: string;
  title: string;
  /** The chapter it stands in. */
  chapter: string;
  /** Without the title. */
  blocks: Block[];
  text: string;
}

/** A chapter in the order of reading: rules, and what stands between them. */
export interface Chapter {
  id: string;
  number: number;
  title: string;
  parts: (Rule | Block)[];
}

export interface Rulebook {
  title: string;
  /** What stands before the first chapter. */
  intro: Block[];
  chapters: Chapter[];
  rules: Map<string, Rule>;
  /** The options of the game, each with the rules that it changes; from the table under "Options". */
  options: Map<string, readonly string[]>;
}

/** What a link to a rule shows before the book is opened: number and title, by anchor. */
export type RuleTitles = Record<string, readonly [number: string, title: string]>;

export const isRule = (part: Rule | Block): part is Rule => 'anchor' in part;

export function readRulebook(blocks: readonly Block[]): Rulebook {
  const book: Rulebook = { title: '', intro: [], chapters: [], rules: new Map(), options: new Map() };
  let chapter: Chapter | null = null;
  let rule: Rule | null = null;
  let count = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) book.title = plainText(block.text);
    else if (block.kind === 'heading' && block.level === 2) {
      const number = book.chapters.length + 1;
      chapter = { id: block.id, number, title: plainText(block.text), parts: [] };
      book.chapters.push(chapter);
      count = 0;
      rule = null;
    } else if (block.kind === 'anchor') {
      if (!chapter) throw new Error(`the rule ${block.id} stands in no chapter`);
      const number = printedNumber(block.id) ?? `${chapter.number}.${++count}`;
      rule = { anchor: block.id, number, title: '', chapter: chapter.title, blocks: [], text: '' };
      book.rules.set(block.id, rule);
      chapter.parts.push(rule);
    } else if (block.kind === 'heading') {
      rule = null;
      chapter?.parts.push(block);
    } else if (rule) {
      rule.text = `${rule.text} ${blockText(block)}`.trim();
      if (rule.blocks.length > 0 || rule.title) rule.blocks.push(block);
      else beginRule(rule, block);
    } else {
      (chapter?.parts ?? book.intro).push(block);
      if (chapter?.id === OPTIONS && block.kind === 'table') readOptions(book, block);
    }
  }
  return book;
}

/** A book whose rules have printed numbers keeps them; what has a letter instead is cited by it: "V.b". */
function printedNumber(anchor: string): string | null {
  if (/^([a-z]-)?\d/.test(anchor)) return anchor;
  return /^[a-z]\./.test(anchor) ? `${anchor[0].toUpperCase()}${anchor.slice(1)}` : null;
}

/** The chapter that lists the options. */
export const OPTIONS = 'options';

/** A row of the options' table: the name, its values, what it changes. */
function readOptions(book: Rulebook, { rows }: Extract<Block, { kind: 'table' }>): void {
  const codes = (cell: readonly Inline[]) =>
    cell.flatMap((part) => (typeof part === 'object' && part.kind === 'code' ? [part.text] : []));
  for (const [name, , changes] of rows) book.options.set(codes(name)[0], codes(changes));
}

const PRINTED = /^(\d+)(?: to (\d+))?\. (.+)$/;

/**
 * "4. Combat Phase" has a printed number: 4 and "Combat Phase". In such a book the chapters without one have none; in the
 * others all are counted.
 */
export function numberOf(
  { number, title }: Pick<Chapter, 'number' | 'title'>,
  chapters: readonly Pick<Chapter, 'title'>[],
): { number: string; title: string } {
  const [, from, to, rest] = PRINTED.exec(title) ?? [];
  if (from !== undefined) return { number: to === undefined ? from : `${from}–${to}`, title: rest };
  const isPrinted = chapters.some((chapter) => PRINTED.test(chapter.title));
  return { number: isPrinted ? '' : String(number), title };
}

/** Takes the title off the first block of a rule. */
function beginRule(rule: Rule, block: Block): void {
  const { title, rest } = titleOf(block);
  rule.title = title;
  if (rest) rule.blocks.push(rest);
}

/**
 * A rule begins with its title in bold: "**The first hands.** Each country …", or with the names of cards:
 * "**Dig in!**, **MG-42**: any piece …". A name that goes on in the sentence stays there, too.
 */
function titleOf(block: Block): { title: string; rest: Block | null } {
  if (block.kind !== 'paragraph') return { title: '', rest: block };
  const names: string[] = [];
  let at = 0;
  for (; at < block.text.length; at++) {
    const part = block.text[at];
    if (typeof part === 'object' && part.kind === 'strong') names.push(plainText(part.text));
    else if (part !== ', ') break;
  }
  if (names.length === 0) return { title: '', rest: block };
  const [last] = names.slice(-1);
  const after = block.text.slice(at);
  if (/\.(”?)$/.test(last) && names.length === 1)
    return { title: partInBrackets(last.replace(/\.(”?)$/, '$1')), rest: paragraph(after) };
  const [next] = after;
  const title = names.join(', ');
  if (typeof next !== 'string' || !next.startsWith(':')) return { title, rest: block };
  return { title, rest: paragraph([next.slice(1), ...after.slice(1)]) };
}

/** "Declaring an Attack, a" is one of several parts: "Declaring an Attack (a)". */
function partInBrackets(title: string): string {
  return title.replace(/, ([a-z]{1,2}\d?)$/, ' ($1)');
}

const PART = /^(.+) \([a-z]{1,2}\d?\)$/;

/**
 * The titles above the rules of a chapter, in the order of its parts. Null for what needs none: a part of the rule or the
 * section that is named above it already, as "Declaring an Attack (b)", and what is no rule.
 */
export function titlesAbove({ parts }: Chapter, title: string): (string | null)[] {
  let above = title;
  return parts.map((part) => {
    if (!isRule(part)) {
      if (part.kind === 'heading') above = plainText(part.text).replace(/^\d+(\.\d+)*\s+/, '');
      return null;
    }
    const [, whole] = PART.exec(part.title) ?? [];
    const isNamed = whole !== undefined && whole === above;
    above = whole ?? part.title;
    return isNamed ? null : above;
  });
}

/** A paragraph that begins anew: without the space before it, with a capital. */
function paragraph(text: readonly Inline[]): Block | null {
  const [first, ...more] = text;
  if (first === undefined) return null;
  if (typeof first !== 'string') return { kind: 'paragraph', text: [...text] };
  const start = first.trimStart();
  if (start === '') return paragraph(more);
  return { kind: 'paragraph', text: [start.charAt(0).toUpperCase() + start.slice(1), ...more] };
}

export function titlesOf({ rules }: Rulebook): RuleTitles {
  return Object.fromEntries(
    [...rules.values()].map(({ anchor, number, title }) => [anchor, [number, title]]),
  );
}

/** The rules that contain every word of the query, in title, text or anchor; those with it in the title first. */
export function searchRules(book: Rulebook, query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...book.rules.values()]
    .map((rule) => {
      const head = `${rule.number} ${rule.anchor} ${rule.title}`.toLowerCase();
      const text = `${head} ${rule.chapter} ${rule.text}`.toLowerCase();
      const near = words.filter((word) => head.includes(word)).length;
      return { rule, fits: words.every((word) => text.includes(word)), near };
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.near - a.near)
    .map(({ rule }) => rule);
}
