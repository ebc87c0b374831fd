import { type Block, blockText, plainText } from './blocks.js';

/** One rule: the text between its anchor and the next. */
export interface Rule {
  anchor: string;
  /** The chapter it stands in. */
  chapter: string;
  blocks: Block[];
  text: string;
}

export interface Rulebook {
  title: string;
  blocks: Block[];
  chapters: { id: string; title: string }[];
  rules: Map<string, Rule>;
}

export function readRulebook(blocks: Block[]): Rulebook {
  const book: Rulebook = { title: '', blocks, chapters: [], rules: new Map() };
  let rule: Rule | null = null;
  let chapter = '';
  for (const block of blocks) {
    if (block.kind === 'heading') {
      rule = null;
      if (block.level === 1) book.title = plainText(block.text);
      else chapter = plainText(block.text);
      if (block.level === 2) book.chapters.push({ id: block.id, title: chapter });
    } else if (block.kind === 'anchor') {
      rule = { anchor: block.id, chapter, blocks: [], text: '' };
      book.rules.set(block.id, rule);
    } else if (rule) {
      rule.blocks.push(block);
      rule.text = `${rule.text} ${blockText(block)}`.trim();
    }
  }
  return book;
}

/** The rules that contain every word of the query, in text or anchor. */
export function searchRules(book: Rulebook, query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...book.rules.values()]
    .map((rule) => {
      const text = `${rule.anchor} ${rule.chapter} ${rule.text}`.toLowerCase();
      const near = words.filter((word) => rule.anchor.includes(word)).length;
      return { rule, fits: words.every((word) => text.includes(word)), near };
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.near - a.near)
    .map(({ rule }) => rule);
}
