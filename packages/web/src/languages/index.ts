import { plain } from '@sandtable/kernel';
import { type CardTexts, Catalogue, type Names, type Sentences } from './catalogue.js';
import type { words as english } from './en/client.js';
import { Hyphens } from './hyphens.js';
import { printed } from './printed.js';

/** The texts of the client in the page's language, set once before the page is rendered. */
export type Words = typeof english;
export let w: Words;

const ENGLISH = 'en';
/** The page's language. */
export let language = ENGLISH;

/** What the games say in the page's language; null for English. */
let catalogue: Catalogue | null = null;

/** Where long words may be broken. */
let hyphens = new Hyphens([]);

/** A file of a language: the texts of the client or of a board, sentences, names, card texts, or long words. */
interface LanguageFile {
  words?: unknown;
  sentences?: Sentences;
  names?: Names;
  cards?: CardTexts;
  hyphens?: readonly string[];
}

/** The files of all languages, by path: one folder for each. What one lacks is English (build/whole-languages.ts). */
const FILES = import.meta.glob<LanguageFile>('./*/*.ts');

/** The languages that the page can speak. */
export const LANGUAGES: readonly string[] = [
  ...new Set([ENGLISH, ...Object.keys(FILES).map((path) => path.split('/')[1])]),
];

/** A language in its own words: "Deutsch". */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first of a reader's languages that the page can speak; English if it speaks none. */
export function preferredLanguage(wanted: readonly string[]): string {
  for (const one of wanted) {
    const code = one.toLowerCase().split('-')[0];
    if (LANGUAGES.includes(code)) return code;
  }
  return ENGLISH;
}

/** Loads a language: the texts of the client, and what all games share. Called before the page is rendered. */
export async function speak(wanted: string): Promise<void> {
  const code = LANGUAGES.includes(wanted) ? wanted : ENGLISH;
  const [client, , , long] = await Promise.all([
    ...['client', 'kernel', 'games'].map((name) => load(code, name)),
    FILES[`./${code}/hyphens.ts`]?.(),
  ]);
  w = client as Words;
  hyphens = new Hyphens((long as LanguageFile | undefined)?.hyphens ?? []);
  language = code;
}

/**
 * What a game says apart from its first question: in the form for a new game, and later, when its words are complete
 * (scripts/lib/word-parts.mjs divides them).
 */
export type WordPart = 'form' | 'later';

/** Loads what a game and its board say with the first question, and these parts; returns the board's words, if any. */
export async function speakOf(game: string, ...parts: WordPart[]): Promise<unknown> {
  const [words] = await Promise.all(
    [game, ...parts.map((part) => `${game}.${part}`)].map((name) => load(language, name)),
  );
  return words;
}

/** The words of each subject, once they are in the catalogue. */
const loaded = new Map<string, Promise<unknown>>();

function load(code: string, name: string): Promise<unknown> {
  const key = `${code}/${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = read(code, name);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** Takes the files of one subject into the catalogue: its words, sentences, names and cards. */
async function read(code: string, name: string): Promise<unknown> {
  const paths = ['', '.sentences', '.names', '.cards'].map((part) => `./${code}/${name}${part}.ts`);
  const files = await Promise.all(paths.map((path) => FILES[path]?.() ?? null));
  // What games say is written in English.
  if (code !== ENGLISH) catalogue ??= new Catalogue();
  let words: unknown = null;
  for (const file of files) {
    if (file?.words) words = file.words;
    if (file?.sentences) catalogue?.add(file.sentences);
    if (file?.names) catalogue?.add(file.names);
    if (file?.cards) catalogue?.addCards(file.cards);
  }
  return words;
}

/** A sentence or a name of a game in the page's language. */
export function t(text: string): string {
  return catalogue ? catalogue.say(text) : printed(plain(text));
}

/** Another form of a name, for the words of a language: `form(space, 'in')`. */
export function form(name: string, wanted: string): string {
  return catalogue ? catalogue.form(name, wanted) : printed(name);
}

/** A name as it is shown, with soft hyphens, which are not read out: not to be compared or searched. */
export function hyphenated(name: string): string {
  return hyphens.in(name);
}

/** The text of a card in the page's language; undefined if that is the English one. */
export function translatedCard(key: string): string | undefined {
  return catalogue?.cardText(key);
}
