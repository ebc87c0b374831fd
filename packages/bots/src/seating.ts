import type { AnyBots, BotMaker, GameInfo, GameOptions } from '@sandtable/kernel';
import { isPlayed } from '@sandtable/kernel';
import { greedyBot } from './greedy.js';
import { botNames, levelOf, RECRUIT } from './names.js';
import { randomBot } from './random.js';
import { recruitOf } from './recruit.js';
import { thinkAtOnce } from './think.js';

/** Bots that play any game. A game's own bot of the same name takes precedence. */
const GENERIC: AnyBots = { random: randomBot, greedy: greedyBot };

/** Does a bot of this name need no other of the game's own bots than the greedy one? */
export function isSimple(bot: string): boolean {
  return botNames().includes(levelOf(bot));
}

/** The reason why a seating cannot be used, in one sentence. */
export class SeatingError extends Error {}

/**
 * Parses a seating: "random" for all seats, "germany=greedy,italy=random" for some, a side's name for all its seats. A
 * bare name applies to every seat not named; without one, those are random. Returns the name of a bot for each seat.
 * A seat that nobody plays with these options cannot be named. A bot that ponders may be given a number of steps:
 * "general:400". Names of other kinds are known to the caller alone.
 */
export function readSeating(
  game: GameInfo,
  text: string,
  own: AnyBots = {},
  options: GameOptions = {},
  isKnown: (bot: string) => boolean = () => false,
): string[] {
  const known = botNames(Object.keys(own));
  let others: string | null = null;
  const named = new Map<number, string>();
  const bySide = new Map<number, string>();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [, where, bot, other] =
      /^(?:([a-z0-9-]+)=)?([a-z0-9-]+(?::[1-9]\d{0,8})?|([a-z]+:\D.*))$/.exec(part) ?? [];
    if (bot === undefined)
      throw new SeatingError(`bots are written BOT or SEAT=BOT,SEAT=BOT; '${part}' is not`);
    if (other === undefined ? !known.includes(levelOf(bot)) : !isKnown(bot))
      throw new SeatingError(`${game.id} has no bot '${levelOf(bot)}' (bots: ${known.join(', ')})`);
    if (where === undefined) {
      if (others !== null)
        throw new SeatingError(`'${others}' and '${bot}' can't both play all the other seats`);
      others = bot;
      continue;
    }
    const seat = game.seats.findIndex(({ id }) => id === where);
    const side = game.sides.findIndex(({ id }) => id === where);
    if (seat < 0 && side < 0) {
      const ids = game.seats.map(({ id }) => id).join(', ');
      throw new SeatingError(`${game.id} has no seat '${where}' (seats: ${ids})`);
    }
    if (seat >= 0 && !isPlayed(game, options, where))
      throw new SeatingError(`nobody plays '${where}' with these options`);
    const [list, place] = seat >= 0 ? [named, seat] : [bySide, side];
    if (list.has(place)) throw new SeatingError(`'${where}' is given two bots`);
    list.set(place, bot);
  }
  return game.seats.map(({ side }, seat) => named.get(seat) ?? bySide.get(side) ?? others ?? 'random');
}

/** The maker of the bot with this name; "general:400" makes 400 steps for each choice. */
export function makerOf<T, C>(bot: string, own: AnyBots = {}): BotMaker<T, C> {
  const name = levelOf(bot);
  const maker = namedMaker<T, C>(name, own);
  if (name === bot) return maker;
  const steps = Number(bot.slice(name.length + 1));
  return (machine) => {
    const made = maker(machine);
    if (made.blind || !made.ponder) throw new SeatingError(`'${name}' does not think in steps`);
    return { ...made, usualSteps: steps, choose: (sight) => thinkAtOnce(made, sight, steps).option };
  };
}

function namedMaker<T, C>(name: string, own: AnyBots): BotMaker<T, C> {
  const maker = Object.hasOwn(own, name) ? own[name] : Object.hasOwn(GENERIC, name) ? GENERIC[name] : null;
  if (maker) return maker;
  if (name === RECRUIT) return recruitOf(makerOf<T, C>('greedy', own));
  throw new SeatingError(`there is no bot '${name}'`);
}
