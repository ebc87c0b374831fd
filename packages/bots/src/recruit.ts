import { type Bot, type BotMaker, noticed } from '@sandtable/kernel';

/** Errs as a newcomer does: it thinks as another bot, but overlooks some of what it could do. */
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
