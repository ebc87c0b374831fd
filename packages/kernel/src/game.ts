import type { GameOptions, OptionSpecs } from './options.js';
import type { PlacesSpec } from './places.js';
import type { Plain } from './plain.js';
import type { AnyRule, Verb } from './rule.js';
import type { Reader, Umpire } from './umpire.js';

/** A role that decides: a country, a player. Seats of one side win together. */
export interface Seat {
  id: string;
  name: string;
  /** The name inside a sentence, where it is not the same: "the United States". */
  inText?: string;
  /** The name is one of many, "the Allies": it takes "do", not "does". */
  plural?: boolean;
  side: number;
}

export interface Side {
  id: string;
  name: string;
}

/** What a log entry says: the arguments are small integers, the words come last. */
export type LogText<C> = (facts: C, args: readonly number[]) => string;

/** One piece of the position and what the rules say of it, for `sandtable show`. */
export interface Finding {
  about: string;
  says: string;
}

/** What is written on the box: a list of games needs no more, and loads no engine for it. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  credits: string;
  seats: readonly Seat[];
  sides: readonly Side[];
}

/**
 * A game, complete. The kernel runs it and knows nothing else about it.
 * T is the game's own part of the state (plain data), C the constants that follow from the options.
 */
export interface Game<T, C> extends GameInfo {
  /** Raised whenever the same choices could lead to another position than before. */
  ruleset: number;
  /**
   * Older rulesets whose games may be played on by this one. A game goes on only if everything that happened in
   * it comes out the same by both, to the last roll and waypoint; otherwise it stays as it is.
   */
  olderRulesets?: readonly number[];
  /**
   * The ruleset from which on every question takes its only choice by itself. In earlier ones only those did that
   * are `auto`, and the others were put. The first ruleset, where nothing is said.
   */
  onlyChoiceSince?: number;
  /** How so many people usually share the seats out: the seats of each; null where the game does not say. */
  chart?(options: GameOptions, players: number): readonly (readonly number[])[] | null;
  options: OptionSpecs;
  /** Boards, decks, adjacency: everything that options decide and play never changes. */
  facts(options: GameOptions): C;
  rules: readonly AnyRule<T, C>[];
  /** What any seat may do at any moment, asked or not: the open question is put again afterwards. */
  anytimeVerbs?: readonly Verb<T, C>[];
  /** Where items can lie and who sees them there. */
  places?(facts: C): PlacesSpec;
  /** The table before anything happened. Chance, dealing and asking belong into rules. */
  table(facts: C): T;
  /** Puts the items into their places and pushes the first frame. */
  begin(u: Umpire<T, C>): void;
  /** What a viewer may see of the table; everything, if it holds no secrets. */
  viewTable?(u: Reader<T, C>, viewer: number): Plain;
  /**
   * What a drawn board shows of the position beyond the table, as public names and plain data: who holds what, what is
   * supplied, where the front runs. It is part of every view, so nothing in it may hang on a secret.
   */
  boardModel?(u: Reader<T, C>): Plain;
  /** Guess what the viewer can't see of the table. Places are guessed by the kernel. */
  guessTable?(u: Umpire<T, C>, viewer: number): void;
  logTexts: Record<string, LogText<C>>;
  /** Points per side at this moment, for statistics and bots. */
  scores(u: Reader<T, C>): number[];
  /** The position drawn with characters, from what the viewer may see. */
  drawText(u: Reader<T, C>, viewer: number): string;
  /** For each piece, what the rules say of it. */
  findings(u: Reader<T, C>, viewer: number): Finding[];
  /** Positions for rule cases. */
  cases?: CaseVocabulary<T, C>;
}

/** Can games that were begun under this ruleset be played on? */
export function playsRuleset({ ruleset, olderRulesets = [] }: AnyGame, asked: number): boolean {
  return asked === ruleset || olderRulesets.includes(asked);
}

/** A key of a case that cannot be right, with its path inside `given` or `then`. */
export class CaseError extends Error {
  constructor(
    readonly path: (string | number)[],
    message: string,
  ) {
    super(message);
  }
}

/** How a game sets up the position of a rule case and compares what came of it. */
export interface CaseVocabulary<T, C> {
  /** The keys of `given` that this game understands. */
  given: readonly string[];
  /** Puts the described position on the table of a game that has just begun; throws CaseError. */
  arrange(u: Umpire<T, C>, given: Record<string, Plain>): void;
  /** For each key of `then`: null if it holds, otherwise what is there instead; throws CaseError. */
  expect: Record<string, (u: Reader<T, C>, expected: Plain) => string | null>;
}

/** A game whose table and facts nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyGame = Game<any, any>;
