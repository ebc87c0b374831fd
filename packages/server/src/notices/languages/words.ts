import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { GAME_NAMES } from './game-names.js';

/** Everything that is written to people outside of the page: mails, notices, and the pages behind links in mails. */
export type MessageWords = typeof en;

/** The languages of messages: those of the page. */
const WORDS: Readonly<Record<string, MessageWords>> = { en, de, fr };

export function wordsIn(language: string): MessageWords {
  return WORDS[language] ?? en;
}

/** The name of a game or a seat, as the page has it. */
export function nameIn(language: string, english: string): string {
  return GAME_NAMES[language]?.[english] ?? english;
}
