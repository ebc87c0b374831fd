import { VERB_LIMIT } from './rule.js';

/**
 * An option is one number: a verb of the question and its argument. Small arguments make small integers, which are
 * fastest; a large one (kind × from × to) still fits a number exactly.
 */
export type Option = number;

/** Verb numbers from here on are anytime verbs. */
export const FIRST_ANYTIME_VERB = VERB_LIMIT;
const VERB_SLOTS = 2 * VERB_LIMIT;
const VERB_BITS = Math.log2(VERB_SLOTS);

export function optionOf(verb: number, arg: number): Option {
  return arg * VERB_SLOTS + verb;
}
export function verbOf(option: Option): number {
  return option % VERB_SLOTS;
}
export function argOf(option: Option): number {
  return option < 2 ** 31 ? option >> VERB_BITS : Math.floor(option / VERB_SLOTS);
}

/** The option of an anytime verb, which a seat may use even if it is not asked. */
export function anytimeOption(index: number, arg: number): Option {
  return optionOf(FIRST_ANYTIME_VERB + index, arg);
}
export function isAnytime(option: Option): boolean {
  return verbOf(option) >= FIRST_ANYTIME_VERB;
}
