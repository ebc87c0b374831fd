import { words as en } from '../../languages/en/bridgehead.js';
import { overEnglish, type Translated } from '../../languages/over-english.js';

/** The texts of this board in the page's language. */
export type BoardWords = typeof en;
export let words: BoardWords = en;

/** Called before the board is first shown. */
export function setWords(other: unknown): void {
  words = overEnglish<BoardWords>(en, other as Translated<BoardWords>);
}
