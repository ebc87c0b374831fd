import { plain } from '@sandtable/kernel';
import { type CardTexts, Catalogue, type Names, type Sentences } from './catalogue.js';
import { en } from './en/client.js';
import { hyphens as english } from './en/hyphens.js';
import { Hyphens } from './hyphens.js';
import { overEnglish, type Translated } from './over-english.js';
import { printed } from './printed.js';

/** The texts of the client in the page's language, set once before the page is rendered. */
export type Words = typeof en;
export let w: Words = en;

/** The page's language, "en" until another one is loaded. */
export let language = 'en';

/** What the games say in the page's language; null for English. */
let catalogue: Catalogue | null = null;

/** Where long words may be broken. */
let hyphens = new Hyphens(english);

/** A file of a language: the texts of the client or of a board, sentences, names, card texts, or long words. */
interface LanguageFile {
  words?: unknown;
  sentences?: Sentences;
  names?: Names;
  cards?: CardTexts;
  hyphens?: readonly string[];
}

/** The files of all languages but English, by path: one folder for each. */
const FILES = import.meta.glob<LanguageFile>(['./*/*.ts', '!./en/*']);

/** The languages that the page can speak. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...new Set(Object.keys(FILES).map((path) => path.split('/')[1])),
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
  return 'en';
}

/** Loads a language: the texts of the client, and what all games share. Called before the page is rendered. */
export async function speak(code: string): Promise<void> {
  if (code === 'en' || !LANGUAGES.includes(code)) return;
  const [client] = await Promise.all(['client', 'kernel', 'games'].map((name) => load(code, name)));
  if (!client) return;
  hyphens = new Hyphens((await FILES[`./${code}/hyphens.ts`]?.())?.hyphens ?? []);
  w = overEnglish<Words>(en, client as Translated<Words>);
  language = code;
}

/** Loads what a game and its board say; returns the board's words, if they are not the English ones. */
export async function speakOf(game: string): Promise<unknown> {
  return language === 'en' ? null : load(language, game);
}

/** Takes the files of one subject into the catalogue: its words, sentences, names and cards. */
async function load(code: string, name: string): Promise<unknown> {
  const paths = ['', '.sentences', '.names', '.cards'].map((part) => `./${code}/${name}${part}.ts`);
  const files = await Promise.all(paths.map((path) => FILES[path]?.() ?? null));
  catalogue ??= new Catalogue();
  let words: unknown = null;
  for (const file of files) {
    if (file?.words) words = file.words;
    if (file?.sentences) catalogue.add(file.sentences);
    if (file?.names) catalogue.add(file.names);
    if (file?.cards) catalogue.addCards(file.cards);
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

/** The text of a card in the page's language, or the English one. */
export function cardText(key: string, english: string): string {
  return catalogue?.cardText(key) ?? printed(english);
}
