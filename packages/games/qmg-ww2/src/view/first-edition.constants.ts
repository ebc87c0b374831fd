import { type BareFace, bareCards } from './card-face.js';

/** Every card of the first edition, deck by deck. */
export const FIRST_EDITION_CARDS: readonly BareFace[] = bareCards('first');
