import { type Rulebook, readRulebook } from './rulebook.js';

/** docs/rules, one file for each game, in the bundle: opened when somebody reads. */
const SOURCES = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

const opened = new Map<string, Promise<Rulebook | null>>();

export function rulebookOf(game: string): Promise<Rulebook | null> {
  const known = opened.get(game) ?? load(game);
  opened.set(game, known);
  return known;
}

async function load(game: string): Promise<Rulebook | null> {
  const path = Object.keys(SOURCES).find((name) => name.endsWith(`/${game}.md`));
  return path === undefined ? null : readRulebook(await SOURCES[path]());
}
