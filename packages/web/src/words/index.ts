import { en } from './en.js';

/** The texts of the interface. Another language is another file like en.ts; games bring their own texts. */
export type Words = typeof en;
export const w: Words = en;
