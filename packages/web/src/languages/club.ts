import type { words as english } from './en/club.js';
import { speakOf } from './index.js';

/**
 * The texts of the pages that need a server, in the page's language. They come with those pages: whoever plays at this
 * screen does not load them.
 */
export type ClubWords = typeof english;
export let club: ClubWords;

/** Called before such a page is first shown. */
export async function speakOfClub(): Promise<void> {
  const [words] = await Promise.all([speakOf('club'), speakOf('server')]);
  club = words as ClubWords;
}
