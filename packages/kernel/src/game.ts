import type { Touch } from './domain.js';
import type { GameOptions, OptionSpecs } from './options.js';
import type { PlacesSpec } from './places.js';
import type { Plain } from './plain.js';
import type { AnyRule, Verb } from './rule.js';
import type { Reader, Umpire } from './umpire.js';

/** A role that decides: a country, a player. Seats of one side win together. */
export interface Seat {
  id: string;
  name: string;
  /** The name inside a sentence, if different: "the United States". */
  inText?: string;
  /** The name is plural, "the Allies": it takes "do", not "does". */
  plural?: boolean;
  side: number;
}

export interface Side {
  id: string;
  name: string;
}

/** The text of a log entry, made from its integer arguments when it is read. */
export type LogText<C> = (facts: C, args: readonly number[]) => string;

/** One piece of the position with what the rules say about it, for `sandtable show`. */
export interface Finding {
  about: string;
  says: string;
}

/** A place that a thing could reach, for a page to draw: what it costs, and the place before it on the way. */
export interface ReachedPlace {
  place: string;
  /** In the words of the game: "2", "1½". */
  cost: string;
  before: string;
  /** It would have to stop there. */
  stops: boolean;
}

/** What the rules say about one thing on the board, for a page that inspects it. */
export interface Inspection {
  /** In sentences. */
  says: readonly string[];
  /** Supply lines, from the thing to its source. */
  supply: readonly (readonly string[])[];
  reach: readonly ReachedPlace[];
  /** What the game's own board shows of it besides, such as a page about a country. */
  more?: Plain;
}

/** The names and card texts of a game, in English, for translators. */
export interface Lexicon {
  /** Every name that a sentence can have as a part, besides seats, sides, verbs and options. */
  names: readonly string[];
  /** Card texts, by the key under which a client looks them up. */
  cards: Readonly<Record<string, string>>;
}

/** What a list of games shows, without loading the game's engine. */
export interface GameInfo {
  id: string;
  title: string;
  blurb: string;
  credits: string;
  seats: readonly Seat[];
  sides: readonly Side[];
  /** Seats that have nothing to decide with some values of an option: a scenario without that player. */
  idleSeats?: {
    option: string;
    /** The option's default. */
    usual: string;
    /** By value. */
    seats: Readonly<Record<string, readonly string[]>>;
  };
  /** Other sides with some values of an option: a scenario in which allies play each other. */
  otherSides?: {
    option: string;
    /** The option's default. */
    usual: string;
    /** By value. Every seat that is played belongs to one of the sides. */
    sides: Readonly<Record<string, readonly OtherSide[]>>;
  };
}

/** A side with the seats that are on it. */
export interface OtherSide extends Side {
  seats: readonly string[];
}

/** The seats that are played with these options. All others are offered to nobody. */
export function playedSeats({ seats, idleSeats }: GameInfo, options: GameOptions): readonly Seat[] {
  const idle = idleSeats?.seats[options[idleSeats.option] ?? idleSeats.usual] ?? [];
  return idle.length === 0 ? seats : seats.filter(({ id }) => !idle.includes(id));
}

export function isPlayed(about: GameInfo, options: GameOptions, seat: string): boolean {
  return playedSeats(about, options).some(({ id }) => id === seat);
}

/** The game with the sides that it has under these options. A seat that nobody plays counts to the first. */
export function withSides<G extends GameInfo>(game: G, options: GameOptions): G {
  const { otherSides, seats } = game;
  const sides = otherSides?.sides[options[otherSides.option] ?? otherSides.usual];
  if (!sides) return game;
  const sideOf = (id: string) =>
    Math.max(
      0,
      sides.findIndex((side) => side.seats.includes(id)),
    );
  return {
    ...game,
    sides: sides.map(({ id, name }) => ({ id, name })),
    seats: seats.map((seat) => ({ ...seat, side: sideOf(seat.id) })),
  };
}

/**
 * A complete game; the kernel runs it and knows nothing else about it. T is the game's own part of the state (plain
 * data), C the constants that follow from the options.
 */
export interface Game<T, C> extends GameInfo {
  /** Raised whenever the same choices could lead to a different position. */
  ruleset: number;
  /**
   * Older rulesets whose games this one can continue. A game is continued only if its whole history comes out the same
   * under both, to the last roll and waypoint; otherwise it stays as it is.
   */
  olderRulesets?: readonly number[];
  /**
   * The first ruleset in which every question takes its only choice automatically; earlier ones did so only for `auto`
   * questions. Defaults to the first ruleset.
   */
  onlyChoiceSince?: number;
  /** The usual seats of each player, by number of players; null if the game has no such table. */
  chart?(options: GameOptions, players: number): readonly (readonly number[])[] | null;
  options: OptionSpecs;
  /** Boards, decks, adjacency: everything that depends on the options and never changes during play. */
  facts(options: GameOptions): C;
  rules: readonly AnyRule<T, C>[];
  /** What any seat may do at any time, asked or not; the open question is asked again afterwards. */
  anytimeVerbs?: readonly Verb<T, C>[];
  /** Where items can lie and who sees them there. */
  places?(facts: C): PlacesSpec;
  /** The table before the first rule runs. Chance, dealing and questions belong in rules. */
  table(facts: C): T;
  /** Puts the items into their places and pushes the first frame. */
  begin(u: Umpire<T, C>): void;
  /** What a viewer may see of the table; all of it if it has no secrets. */
  viewTable?(u: Reader<T, C>, viewer: number): Plain;
  /**
   * What a drawn board shows beyond the table, as public names and plain data: control, supply, the front line. It is
   * part of every view, so nothing in it may depend on a secret.
   */
  boardModel?(u: Reader<T, C>): Plain;
  /** Guesses what the viewer cannot see of the table. The kernel guesses the places. */
  guessTable?(u: Umpire<T, C>, viewer: number): void;
  /** Does the table hide anything with these options? If there is a `guessTable`, it does unless this says no. */
  hidesTable?(facts: C): boolean;
  logTexts: Record<string, LogText<C>>;
  /** Current points per side, for statistics and bots. */
  scores(u: Reader<T, C>): number[];
  /** The round being played, 0 before the first, and the last one if it is known: that is public. */
  round?(u: Reader<T, C>): { now: number; of: number | null };
  /** The position drawn as text, from what the viewer may see. */
  drawText(u: Reader<T, C>, viewer: number): string;
  /** What the rules say about each piece. */
  findings(u: Reader<T, C>, viewer: number): Finding[];
  /**
   * What the rules say about one thing on the board; null if nothing. From public knowledge only: everybody may ask for
   * it.
   */
  inspect?(u: Reader<T, C>, touch: Touch): Inspection | null;
  /** What translators need besides the sentences in the code. */
  lexicon?(): Lexicon;
  /** How rule cases describe positions. */
  cases?: CaseVocabulary<T, C>;
}

/** Can games begun under this ruleset be continued? */
export function playsRuleset({ ruleset, olderRulesets = [] }: AnyGame, asked: number): boolean {
  return asked === ruleset || olderRulesets.includes(asked);
}

/** A wrong key or value in a case, with its path inside `given` or `then`. */
export class CaseError extends Error {
  constructor(
    readonly path: (string | number)[],
    message: string,
  ) {
    super(message);
  }
}

/** How a game sets up the position of a rule case and checks the result. */
export interface CaseVocabulary<T, C> {
  /** The keys of `given` that this game understands. */
  given: readonly string[];
  /** Arranges the described position on the table of a new game; throws CaseError. */
  arrange(u: Umpire<T, C>, given: Record<string, Plain>): void;
  /** For each key of `then`: null if it holds, otherwise the actual value; throws CaseError. */
  expect: Record<string, (u: Reader<T, C>, expected: Plain) => string | null>;
}

/** Any game, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the shell handles games it knows nothing of
export type AnyGame = Game<any, any>;
