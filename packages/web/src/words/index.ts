import { en } from './en.js';

/** The words of the interface. Another language is another file like en.ts; the games bring their own words. */
export type Words = typeof en;
export const w: Words = en;
