import { type Bot, below } from '@sandtable/kernel';

/**
 * Takes a random legal option, all equally likely; with many options by subject and target, a random subject and then
 * one of its targets.
 */
export function randomBot(): Bot<unknown, unknown> {
  return {
    name: 'random',
    blind: true,
    takesAny: true,
    choose: ({ options, random }) => options[below(random, options.length)],
  };
}
