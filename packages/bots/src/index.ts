/** Bots for any game, and the loops that play them. */
export type { AnyBots, BlindBotInput, Bot, BotInput, BotMaker, GameBots } from '@sandtable/kernel';
export { greedyBot } from './greedy.js';
export { BrokenGame, playMatch, playOne } from './play-match.js';
export { CHOICE_LIMIT, playOut, type Tally } from './play-out.js';
export { Players } from './players.js';
export { randomBot } from './random.js';
export { botNames, makerOf, readSeating, SeatingError } from './seating.js';
export { type Trained, type TrainingPlan, train } from './training/index.js';
export { type Rate, wilson } from './wilson.js';
