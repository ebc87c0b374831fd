import { textsOfCards } from './card-face.js';

/** The texts of all cards of the second edition, deck by deck. */
export const SECOND_EDITION_TEXTS: readonly string[] = textsOfCards('second');
