import type { Block } from './blocks.js';
import { type Rulebook, readRulebook } from './rulebook.js';

/** docs/rules, one file per game, parsed when the client is built and loaded on first use. */
const BOOKS = import.meta.glob<Block[]>('../../../../docs/rules/*.md', {
  query: '?rulebook',
  import: 'default',
});

const opened = new Map<string, Promise<Rulebook | null>>();

export function rulebookOf(game: string): Promise<Rulebook | null> {
  const known = opened.get(game) ?? load(game);
  opened.set(game, known);
  return known;
}

async function load(game: string): Promise<Rulebook | null> {
  const path = Object.keys(BOOKS).find((name) => name.endsWith(`/${game}.md`));
  return path === undefined ? null : readRulebook(await BOOKS[path]());
}
