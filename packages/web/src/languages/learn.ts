import { language } from './index.js';

/** The texts of lessons, hints and "two minutes" pages, one file for each game and language, loaded when needed. */
const FILES = import.meta.glob<{ learn: unknown }>('./*/learn/*.ts');

/** In the page's language; in English where that has none. */
export async function learnWords<L>(game: string): Promise<L> {
  const load = FILES[`./${language}/learn/${game}.ts`] ?? FILES[`./en/learn/${game}.ts`];
  if (!load) throw new Error(`there are no learning texts for '${game}'`);
  return (await load()).learn as L;
}
