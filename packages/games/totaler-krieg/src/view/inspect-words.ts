import { say } from '@sandtable/kernel';
import type { Weather } from '../calendar/weather.js';
import type { StackingFault } from '../steps/stack-limits.js';

/** 11: the weather of a hex and what it does. */
export const WEATHER_WORDS: Readonly<Record<Weather, () => string>> = {
  clear: () => say`clear weather`,
  mud: () => say`mud: attacks shift −1, aircraft do not help, and nobody leaves an enemy Zone of Control`,
  storms: () => say`storms: aircraft help only in the hex that is attacked, and defenders retreat less`,
  snow: () => say`snow: aircraft help only in the hex that is attacked, and defenders retreat less`,
};

/** 9.1, 9.2: what is wrong with a stack. */
export const FAULT_WORDS: Readonly<Record<StackingFault, () => string>> = {
  'two-hqs': () => say`two HQs in one hex`,
  'two-fortresses': () => say`two fortresses in one hex`,
  'two-minors': () => say`units of two Minor Countries in one hex`,
  units: () => say`more than three units in one hex`,
  steps: () => say`too many steps in one hex`,
};
