/** Bots for any game, and the loops that play them. */
export type { AnyBots, BlindBotInput, Bot, BotInput, BotMaker, GameBots, Thought } from '@sandtable/kernel';
export * from './environment/index.js';
export { Forfeit } from './forfeit.js';
export { greedyBot } from './greedy.js';
export { botNames, levelOf } from './names.js';
export { BrokenGame, playMatch, playOne } from './play-match.js';
export { CHOICE_LIMIT, logInto, playOut, type Tally } from './play-out.js';
export { Players } from './players.js';
export { randomBot } from './random.js';
export { isSimple, makerOf, readSeating, SeatingError } from './seating.js';
export { type Budget, type Thinking, think, thinkAtOnce } from './think.js';
export { type Trained, type TrainingPlan, train } from './training/index.js';
export { TurnNotes } from './turn-notes.js';
export { type Rate, wilson } from './wilson.js';
