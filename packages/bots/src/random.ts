import { type Bot, below } from '@sandtable/kernel';

/**
 * Takes any legal option, each as likely as the others; but where there are many by subject and target, any subject
 * and then any of its targets.
 */
export function randomBot(): Bot<unknown, unknown> {
  return {
    name: 'random',
    blind: true,
    takesAny: true,
    choose: ({ options, random }) => options[below(random, options.length)],
  };
}
