import { words as en } from './en/club.js';
import { speakOf } from './index.js';
import { overEnglish, type Translated } from './over-english.js';

/**
 * The texts of the pages that need a server, in the page's language. They come with those pages: whoever plays at this
 * screen does not load them.
 */
export type ClubWords = typeof en;
export let club: ClubWords = en;

/** Called before such a page is first shown. */
export async function speakOfClub(): Promise<void> {
  const [other] = await Promise.all([speakOf('club'), speakOf('server')]);
  if (other) club = overEnglish<ClubWords>(en, other as Translated<ClubWords>);
}
