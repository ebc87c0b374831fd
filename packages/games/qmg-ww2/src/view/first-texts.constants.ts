import { textsOfCards } from './card-face.js';

/** The texts of all cards of the first edition, deck by deck. */
export const FIRST_EDITION_TEXTS: readonly string[] = textsOfCards('first');
