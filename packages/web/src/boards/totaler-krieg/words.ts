import type { words as english } from '../../languages/en/totaler-krieg.js';

/** The texts of this board in the page's language. */
export type BoardWords = typeof english;
export let words: BoardWords;

/** Called before the board is first shown. */
export function setWords(spoken: unknown): void {
  words = spoken as BoardWords;
}
