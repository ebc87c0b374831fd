import { optionsWith } from './option-list.js';
import { VALUES_TEXT } from './values/owner-values.js';

/** All options, with what reads an owner's values. */
export const OPTIONS = optionsWith(VALUES_TEXT);
