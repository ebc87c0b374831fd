import type { Block } from './blocks.js';
import { type Rulebook, type RuleTitles, readRulebook } from './rulebook.js';

/** docs/rules, one file or one folder per game, parsed when the client is built and loaded on first use. */
const BOOKS = import.meta.glob<Block[]>('../../../../docs/rules/**/*.md', {
  query: '?rulebook',
  import: 'default',
});
/** The titles alone: what links to rules show. */
const TITLES = import.meta.glob<RuleTitles>('../../../../docs/rules/**/*.md', {
  query: '?titles',
  import: 'default',
});

const books = new Map<string, Promise<Rulebook | null>>();
const titles = new Map<string, Promise<RuleTitles>>();

export function rulebookOf(game: string): Promise<Rulebook | null> {
  return once(books, game, async () => {
    const pages = await pagesOf(BOOKS, game);
    return pages.length > 0 ? readRulebook(pages.flat()) : null;
  });
}

export function ruleTitlesOf(game: string): Promise<RuleTitles> {
  return once(titles, game, async () => Object.assign({}, ...(await pagesOf(TITLES, game))));
}

function once<V>(known: Map<string, Promise<V>>, game: string, load: () => Promise<V>): Promise<V> {
  const found = known.get(game) ?? load();
  known.set(game, found);
  // A lost connection is no reason to fail for ever.
  found.catch(() => known.delete(game));
  return found;
}

/** The page of a game, or the pages of its folder in order. */
function pagesOf<V>(files: Record<string, () => Promise<V>>, game: string): Promise<V[]> {
  const paths = Object.keys(files).filter(
    (path) => path.endsWith(`/rules/${game}.md`) || path.includes(`/rules/${game}/`),
  );
  return Promise.all(paths.sort().map((path) => files[path]()));
}
