import type { words as english } from './en/pages.js';
import { speakOf } from './index.js';

/**
 * The texts of the pages around the table, in the page's language: endings, replays, rulebooks, lessons. They come with
 * these pages.
 */
export type PageWords = typeof english;
export let pages: PageWords;

/** Called before such a page is first shown. */
export async function speakOfPages(): Promise<void> {
  pages = (await speakOf('pages')) as PageWords;
}
