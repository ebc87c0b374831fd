import { type Bot, below } from '@sandtable/kernel';

/** Takes any legal option, each as likely as the others. */
export function randomBot(): Bot<unknown, unknown> {
  return {
    name: 'random',
    blind: true,
    choose: ({ options, random }) => options[below(random, options.length)],
  };
}
