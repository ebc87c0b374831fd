import type { Domain } from './domain.js';
import type { Odds } from './odds.js';
import type { Frame } from './state.js';
import type { Reader, Umpire } from './umpire.js';

/** A set of seats, one bit each. */
export type SeatSet = number;

/** A question has at most this many verbs. */
export const VERB_LIMIT = 128;

/** The word that takes back one's own last choice. No game may use it for anything else. */
export const UNDO = 'undo';

/** A mistake in a game's rules, not in anybody's choice. */
export class RulesError extends Error {}

/** Why a choice is not allowed: the rule's address and the sentence a good rules lawyer would say. */
export interface Refusal<T, C, B = object, A extends number = number, S extends number = number> {
  anchor: string;
  say(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): string;
  /** Never there. It lets the compiler see which bindings the sentence speaks of: other questions cannot give it. */
  readonly needs?: (bindings: B) => void;
}

/** A process rule changes the table, pushes child frames, or finishes; it never asks. */
export interface Process<T, C, B = object> {
  kind: 'process';
  name: string;
  /** Called while its frame is on top. It must push, finish (`u.done`), end the game, or go on to another step. */
  run(u: Umpire<T, C>, f: Frame & B): void;
  /** One link of the chain "why am I asked this?", from public knowledge only. */
  because?(u: Reader<T, C>, f: Frame & B): string | null;
}

/**
 * One way to answer a question: a verb over a domain ("battle" over spaces), or a bare word ("pass"). `A` is what the
 * members of its domain are, `S` what the game calls its seats.
 */
export interface Verb<T, C, B = object, A extends number = number, S extends number = number> {
  name: string;
  domain?: Domain<A> | Judges<T, C, B, A, S>['domain'];
  /**
   * Null when the choice is legal, otherwise why not. This is the one judge of legality: options are what
   * it lets pass, refusals are what it says.
   */
  check(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): Refusal<T, C, B, A, S> | null;
  /**
   * Nobody would try this here: it is refused, and whoever types it is told why, but it is not listed among what
   * is not on offer. A battle does not tell of every piece that it is no elimination.
   */
  moot?(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): boolean;
  /** A faster way to the same list of legal arguments. The conformance kit proves that it is the same. */
  list?(u: Reader<T, C>, f: Frame & B, seat: S, add: (arg: A) => void): void;
  /** Instead of `list`, where the domain is a pair of subject and target (a unit and a hex) and large. */
  bySubject?: BySubject<T, C, B, number, number, S>;
  /**
   * Another way to write the argument that says the same here, "ukraine soviet-union" where nobody else is there;
   * -1 if it says something else. It is read, and never written.
   */
  also?(u: Reader<T, C>, f: Frame & B, typed: string, seat: S): A;
  /** Carry it out. The question's frame is already off the stack (unless it is asked together). */
  apply(u: Umpire<T, C>, f: Frame & B, arg: A, seat: S): void;
  /** Others learn that the seat chose by this verb, not what: a card put face down. */
  secret?: boolean | Judges<T, C, B, A, S>['secret'];
  /** A few words for a button where the notation is not enough. */
  label?(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): string;
}

/**
 * What a verb may leave to a function. They are methods, as all others of a verb are: so a verb over spaces is a verb,
 * and the machine, which knows only numbers, can ask it.
 */
interface Judges<T, C, B, A extends number, S extends number> {
  domain(u: Reader<T, C>, f: Frame & B, seat: S): Domain<A>;
  secret(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): boolean;
}

/**
 * The options of a verb that ranges over subject × target, one subject at a time. A view names only the subjects;
 * the targets of one are asked for when somebody touches it.
 */
export interface BySubject<
  T,
  C,
  B = object,
  X extends number = number,
  Y extends number = number,
  S extends number = number,
> {
  /** The subjects that may act. It may turn out that one of them has no target. */
  subjects(u: Reader<T, C>, f: Frame & B, seat: S, add: (subject: X) => void): void;
  /** The targets of one of those subjects. */
  targets(u: Reader<T, C>, f: Frame & B, subject: X, seat: S, add: (target: Y) => void): void;
  /** Why a subject may not act at all, whatever the target: `say` is given the subject. Null if it may. */
  refuse(u: Reader<T, C>, f: Frame & B, subject: X, seat: S): Refusal<T, C, B, X, S> | null;
  /** Nobody would try this subject here, as a stack where nobody stands: that it is refused is told to who types it only. */
  moot?(u: Reader<T, C>, f: Frame & B, subject: X, seat: S): boolean;
}

/**
 * A question rule asks one seat, or several at once, to choose. A question for one seat that leaves it one
 * choice answers itself, unless that would tell a secret (`secretOptions`), or an anytime verb could open other choices
 * first (`anytimeVerbFirst`).
 */
export interface Question<T, C, B = object, S extends number = number> {
  kind: 'question';
  name: string;
  /** Who is asked, from public knowledge only. Nobody: the question is dropped. */
  seats(u: Reader<T, C>, f: Frame & B): SeatSet;
  /** The sentence that says what is decided. Everybody may read it. */
  prompt(u: Reader<T, C>, f: Frame & B, seat: S): string;
  verbs: Verb<T, C, B>[];
  /** The rule behind the question. */
  anchor?: string;
  /**
   * The answer is a further part of the choice that led here, not a choice of its own: the units of an attack, the
   * hexes of a path. All parts together are one line of the journal and one step of undo, and until the last one
   * nothing may be rolled or revealed.
   */
  continuesChoice?: boolean;
  /** Stay on the stack until `seats` is empty: several seats answer in any order. */
  simultaneous?: boolean;
  /**
   * How many choices there are hangs on what others cannot see: a hand, a card that lies face down. Such a
   * question is put even where one choice is left, since others would learn from its silence. Where that is not
   * always so, a function says when, from public knowledge only: a hand of a single card has no secret choices.
   */
  secretOptions?: boolean | QuestionJudges<T, C, B, S>['secretOptions'];
  /**
   * By an anytime verb the seat could open further choices first, such as freeing a piece that it lacks: the question is
   * put to give it time for that, even where one choice is left. From public knowledge only.
   */
  anytimeVerbFirst?(u: Reader<T, C>, f: Frame & B, seat: S): boolean;
  /** It answered itself already in the rulesets before `Game.onlyChoiceSince`; it means nothing in later ones. */
  auto?: boolean;
  /**
   * The verb that a standing order takes for an absent-minded seat, and what the order is about: one of the
   * topics that this question can ever have.
   */
  standingOrder?: {
    verb: string;
    topics(facts: C): readonly string[];
    topic(u: Reader<T, C>, f: Frame & B, seat: S): string;
  };
  /** The odds as they stand, where a roll is being prepared: the units of an attack. From public knowledge only. */
  odds?(u: Reader<T, C>, f: Frame & B, seat: S): Odds | null;
  because?(u: Reader<T, C>, f: Frame & B): string | null;
}

interface QuestionJudges<T, C, B, S extends number> {
  secretOptions(u: Reader<T, C>, f: Frame & B, seat: S): boolean;
}

export type Rule<T, C, B = object> = Process<T, C, B> | Question<T, C, B>;

/**
 * A rule of any bindings, for registers. Frames are made by `push`, which ties a rule to its own bindings,
 * so that a rule never sees a frame that is not its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place where bindings of different rules meet
export type AnyRule<T, C> = Rule<T, C, any>;

/**
 * The rule builders of a game, typed once for its table, its facts and its seats. Whatever a rule leaves out, it has all
 * fields, in one order: the machine asks rules for them without end, and objects of one shape answer faster.
 */
export function rulesOf<T, C, S extends number = number>() {
  return {
    process<B = object>(
      name: string,
      run: Process<T, C, B>['run'],
      because?: Process<T, C, B>['because'],
    ): Process<T, C, B> {
      return { kind: 'process', name, run, because } satisfies All<Process<T, C, B>> as Process<T, C, B>;
    },
    question<B = object>(name: string, body: Omit<Question<T, C, B, S>, 'kind' | 'name'>): Question<T, C, B> {
      const {
        seats,
        prompt,
        anchor,
        continuesChoice,
        simultaneous,
        secretOptions,
        anytimeVerbFirst,
        auto,
        standingOrder,
        odds,
        because,
      } = body;
      const verbs = body.verbs.map(completeVerb);
      return {
        kind: 'question',
        name,
        seats,
        prompt,
        verbs,
        anchor,
        continuesChoice,
        simultaneous,
        secretOptions,
        anytimeVerbFirst,
        auto,
        standingOrder,
        odds,
        because,
      } satisfies All<Question<T, C, B>> as Question<T, C, B>;
    },
    /** A verb over members of one kind: what it checks, lists and carries out is a member of its own domain. */
    verb<A extends number = number, B = object>(body: Verb<T, C, B, A, S>): Verb<T, C, B> {
      return body;
    },
    /** The same for the two halves of a verb over subject and target. */
    bySubject<X extends number, Y extends number, B = object>(
      body: BySubject<T, C, B, X, Y, S>,
    ): BySubject<T, C, B> {
      return body;
    },
    refusal<B = object, A extends number = number>(
      anchor: string,
      say: Refusal<T, C, B, A, S>['say'],
    ): Refusal<T, C, B, A, S> {
      return { anchor, say };
    },
  };
}

/** Every field is there, if only as undefined: a field that is added to a rule cannot be forgotten above. */
type All<R> = Record<keyof R, unknown>;

function completeVerb<T, C, B>(verb: Verb<T, C, B>): Verb<T, C, B> {
  const { name, domain, check, moot, list, bySubject, also, apply, secret, label } = verb;
  return { name, domain, check, moot, list, bySubject, also, apply, secret, label } satisfies All<
    Verb<T, C, B>
  > as Verb<T, C, B>;
}
