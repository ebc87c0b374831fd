import type { Block } from './blocks.js';
import { once, pagesOf } from './pages-of.js';
import { type Rulebook, readRulebook } from './rulebook.js';

/** docs/rules, one file or one folder per game, parsed when the client is built and loaded on first use. */
const BOOKS = import.meta.glob<Block[]>('../../../../docs/rules/**/*.md', {
  query: '?rulebook',
  import: 'default',
});

const books = new Map<string, Promise<Rulebook | null>>();

export function rulebookOf(game: string): Promise<Rulebook | null> {
  return once(books, game, async () => {
    const pages = await pagesOf(BOOKS, game);
    return pages.length > 0 ? readRulebook(pages.flat()) : null;
  });
}
