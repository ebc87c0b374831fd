/** 9.2a: what fills a hex. */
export const MOST_UNITS = 3;
export const MOST_STEPS = 6;
