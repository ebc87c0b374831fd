import { type Bot, type BotMaker, below, type Generator, type Option } from '@sandtable/kernel';

/** How many of ten options a newcomer overlooks. */
const OVERLOOKED = 5;

/**
 * Errs as a newcomer does: it thinks as another bot, but overlooks some of what it could do. The last option, by which
 * most questions are passed, is never overlooked.
 */
export function recruitOf<T, C>(teacher: BotMaker<T, C>): BotMaker<T, C> {
  return (machine): Bot<T, C> => {
    const bot = teacher(machine);
    if (bot.blind) return { ...bot, name: 'recruit' };
    return {
      name: 'recruit',
      choose: (sight) => bot.choose({ ...sight, options: noticed(sight.options, sight.random) }),
    };
  };
}

function noticed(options: readonly Option[], random: Generator): readonly Option[] {
  const last = options.length - 1;
  const seen = options.filter((_, i) => i === last || below(random, 10) >= OVERLOOKED);
  // Nobody overlooks everything but the last.
  return seen.length > 1 || last < 1 ? seen : [options[below(random, last)], options[last]];
}
