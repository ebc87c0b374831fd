import { type CardFace, printedCards } from './card-face.js';

/** Every card of the first edition, deck by deck. */
export const FIRST_EDITION_CARDS: readonly CardFace[] = printedCards('first');
