import { once, pagesOf } from './pages-of.js';
import type { RuleTitles } from './rulebook.js';

/** The titles of docs/rules alone: what links to rules show. They need no reader of rulebooks. */
const TITLES = import.meta.glob<RuleTitles>('../../../../docs/rules/**/*.md', {
  query: '?titles',
  import: 'default',
});

const titles = new Map<string, Promise<RuleTitles>>();

export function ruleTitlesOf(game: string): Promise<RuleTitles> {
  return once(titles, game, async () => Object.assign({}, ...(await pagesOf(TITLES, game))));
}
