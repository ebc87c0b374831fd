import { about as bridgehead } from '@sandtable/bridgehead/about';
import { about as eastFront } from '@sandtable/east-front/about';
import { about as noughts } from '@sandtable/example-noughts/about';
import { about as outposts } from '@sandtable/example-outposts/about';
import type {
  AnyBots,
  AnyGame,
  AnyProspect,
  AnyStatistics,
  AnyTraining,
  GameInfo,
  GameOptions,
  OptionSpecs,
} from '@sandtable/kernel';
import { about as qmgWw2 } from '@sandtable/qmg-ww2/about';
import { about as totalerKrieg } from '@sandtable/totaler-krieg/about';

/** What the form for a new game shows. */
export interface GameForm {
  options: OptionSpecs;
  /** The names of the game's own bots. */
  bots: readonly string[];
}

/** The bots that play where nobody chose another, by the value of an option: some know only some scenarios. */
export interface UsualBots {
  option: string;
  /** The value of the option if none is given. */
  usual: string;
  bots: Readonly<Record<string, string>>;
}

/** A game on the shelf: its description, and how to load it. */
export interface Slot {
  about: GameInfo;
  /** A game for tests and for game authors: it can be named, but is not shown to players. */
  example: boolean;
  /** A game in the making: as an example it can be named but is not shown; its texts need no translation yet. */
  draft?: true;
  /** Loads the engine, separately from the description, so that listing games loads none. */
  open(): Promise<AnyGame>;
  /** Loads a game that plays with these options only, if that is less than the whole. */
  openFor?(options: GameOptions): Promise<AnyGame>;
  /** Loads what the form for a new game shows, if that is much less than game and bots. */
  form?(): Promise<GameForm>;
  /** Loads the options with what reads their texts, if the form leaves that out. */
  options?(): Promise<OptionSpecs>;
  /** Loads the game's own bots. */
  bots?(): Promise<AnyBots>;
  /** Loads the greedy one alone, if that is much less than all of them: most seats that have a bot have this one. */
  greedy?(): Promise<AnyBots>;
  /** Those that play by default; absent, or for other values: the greedy one. */
  usualBots?: UsualBots;
  /** Loads what is needed to fit the weights of its bots. */
  training?(): Promise<AnyTraining>;
  /** Loads what is counted in the games of its bots. */
  statistics?(): Promise<AnyStatistics>;
  /** Loads what it can say about its positions. */
  prospect?(): Promise<AnyProspect>;
  /** With which values of an option it can say something; absent: always. */
  judged?: Judged;
}

/** The values of an option with which a game judges its positions, and the usual value. */
export interface Judged {
  option: string;
  usual: string;
  values: readonly string[];
}

/** All games. To add one, add a line here (and its package to the dependencies). */
export const SHELF: readonly Slot[] = [
  {
    about: noughts,
    example: true,
    open: async () => (await import('@sandtable/example-noughts')).noughts,
  },
  {
    about: outposts,
    example: true,
    open: async () => (await import('@sandtable/example-outposts')).outposts,
  },
  {
    about: bridgehead,
    example: true,
    open: async () => (await import('@sandtable/bridgehead')).bridgehead,
    bots: async () => (await import('@sandtable/bridgehead/bots')).bots,
  },
  {
    about: qmgWw2,
    example: false,
    open: async () => (await import('@sandtable/qmg-ww2')).qmgWw2,
    bots: async () => (await import('@sandtable/qmg-ww2/bots')).bots,
    greedy: async () => ({ greedy: (await import('@sandtable/qmg-ww2/greedy')).greedy }),
    training: async () => (await import('@sandtable/qmg-ww2/bots')).training,
    statistics: async () => (await import('@sandtable/qmg-ww2/bots')).statistics,
    prospect: async () => (await import('@sandtable/qmg-ww2/prospect')).prospect,
  },
  {
    about: eastFront,
    example: false,
    open: async () => (await import('@sandtable/east-front')).eastFront,
    bots: async () => (await import('@sandtable/east-front/bots')).bots,
    statistics: async () => (await import('@sandtable/east-front/bots')).statistics,
    prospect: async () => (await import('@sandtable/east-front/prospect')).prospect,
  },
  {
    about: totalerKrieg,
    example: false,
    open: async () => (await import('@sandtable/totaler-krieg')).totalerKrieg,
    openFor: async (options) => (await import('@sandtable/totaler-krieg/load')).loadGame(options),
    form: async () => ({
      options: (await import('@sandtable/totaler-krieg/form')).FORM_OPTIONS,
      bots: ['greedy', 'recruit', 'captain', 'general'],
    }),
    options: async () => (await import('@sandtable/totaler-krieg/options')).OPTIONS,
    bots: async () => (await import('@sandtable/totaler-krieg/bots')).bots,
    prospect: async () => (await import('@sandtable/totaler-krieg/prospect')).prospect,
    judged: {
      option: 'scenario',
      usual: 'case-white',
      values: ['case-white', 'barbarossa', 'fall-of-france'],
    },
    usualBots: {
      option: 'scenario',
      usual: 'case-white',
      bots: { 'case-white': 'captain', barbarossa: 'captain', 'fall-of-france': 'captain' },
    },
  },
];
