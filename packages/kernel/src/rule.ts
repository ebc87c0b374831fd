import type { Domain, Touch } from './domain.js';
import type { Odds } from './odds.js';
import type { Frame } from './state.js';
import type { Reader, Umpire } from './umpire.js';

/** A set of seats, one bit each. */
export type SeatSet = number;

/** A question has at most this many verbs. */
export const VERB_LIMIT = 128;

/** The word that takes back the seat's own last choice. No game may use it for anything else. */
export const UNDO = 'undo';

/** A bug in a game's rules, not an illegal choice. */
export class RulesError extends Error {}

/** Why a choice is not allowed: the anchor of the rule and an explanation for the player. */
export interface Refusal<T, C, B = object, A extends number = number, S extends number = number> {
  anchor: string;
  say(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): string;
  /**
   * Never set. It tells the compiler which bindings the explanation uses, so that questions with others cannot use it.
   */
  readonly needs?: (bindings: B) => void;
}

/** A process rule changes the table, pushes child frames, or finishes; it never asks. */
export interface Process<T, C, B = object> {
  kind: 'process';
  name: string;
  /** Called while its frame is on top. It must push, finish (`u.done`), end the game, or set another step. */
  run(u: Umpire<T, C>, f: Frame & B): void;
  /** One link of the chain "why am I asked this?", from public knowledge only. */
  because?(u: Reader<T, C>, f: Frame & B): string | null;
}

/**
 * One way to answer a question: a verb over a domain ("battle" over spaces), or a bare word ("pass"). `A` is the type
 * of its domain's members, `S` that of the game's seats.
 */
export interface Verb<T, C, B = object, A extends number = number, S extends number = number> {
  name: string;
  domain?: Domain<A> | Judges<T, C, B, A, S>['domain'];
  /**
   * Null if the choice is legal, otherwise why not. This is the only judge of legality: options are what it allows,
   * refusals are what it returns.
   */
  check(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): Refusal<T, C, B, A, S> | null;
  /**
   * A choice that no player would try here: it is refused with a reason if typed, but not listed among the refused
   * choices. A battle need not say of every piece that it is no elimination.
   */
  moot?(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): boolean;
  /** A faster way to the same list of legal arguments. The conformance kit checks that it is the same. */
  list?(u: Reader<T, C>, f: Frame & B, seat: S, add: (arg: A) => void): void;
  /** Instead of `list`, for a large domain of pairs of subject and target (a unit and a hex). */
  bySubject?: BySubject<T, C, B, number, number, S>;
  /**
   * The argument meant by another spelling that is equivalent here, "ukraine soviet-union" if no other piece is there;
   * -1 if it means something else. Read, never written.
   */
  also?(u: Reader<T, C>, f: Frame & B, typed: string, seat: S): A;
  /** Carries out the choice. The question's frame is already off the stack (unless it is `simultaneous`). */
  apply(u: Umpire<T, C>, f: Frame & B, arg: A, seat: S): void;
  /** Others learn which verb the seat chose, but not the argument: a card placed face down. */
  secret?: boolean | Judges<T, C, B, A, S>['secret'];
  /**
   * The choice may be rolled for at once, so that it cannot be taken back: a page has it confirmed even if it makes
   * other choices with one gesture.
   */
  rolls?: boolean;
  /** A short button label, if the notation is not enough. */
  label?(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): string;
}

/**
 * The optional functions of a verb. They are declared as methods, like all others of a verb, so that a verb over spaces
 * is assignable to a verb over numbers, which is all the machine knows.
 */
interface Judges<T, C, B, A extends number, S extends number> {
  domain(u: Reader<T, C>, f: Frame & B, seat: S): Domain<A>;
  secret(u: Reader<T, C>, f: Frame & B, arg: A, seat: S): boolean;
}

/**
 * The options of a verb over subject × target, one subject at a time. A view names only the subjects; the targets of
 * one are requested when the player touches it.
 */
export interface BySubject<
  T,
  C,
  B = object,
  X extends number = number,
  Y extends number = number,
  S extends number = number,
> {
  /** The subjects that may act. One of them may turn out to have no target, if this is `loose` or has a `first`. */
  subjects(u: Reader<T, C>, f: Frame & B, seat: S, add: (subject: X) => void): void;
  /** The targets of one of those subjects. */
  targets(u: Reader<T, C>, f: Frame & B, subject: X, seat: S, add: (target: Y) => void): void;
  /** Any one of those targets, or -1 if there is none: quicker than a list, to know whether there is a choice at all. */
  first?(u: Reader<T, C>, f: Frame & B, subject: X, seat: S): Y | -1;
  /** Subjects are found quickly, and some have no target: a view looks for one, and leaves out those without. */
  loose?: boolean;
  /** Why a subject may not act at all, whatever the target; null if it may. `say` is given the subject. */
  refuse(u: Reader<T, C>, f: Frame & B, subject: X, seat: S): Refusal<T, C, B, X, S> | null;
  /** A subject that no player would try here, such as an empty stack: its refusal is told only if it is typed. */
  moot?(u: Reader<T, C>, f: Frame & B, subject: X, seat: S): boolean;
}

/**
 * A question rule asks one seat, or several at once, to choose. A question for one seat with only one choice answers
 * itself, unless that would reveal a secret (`secretOptions`), or an anytime verb could open other choices first
 * (`anytimeVerbFirst`).
 */
export interface Question<T, C, B = object, S extends number = number> {
  kind: 'question';
  name: string;
  /** Who is asked, from public knowledge only. If no seat is, the question is dropped. */
  seats(u: Reader<T, C>, f: Frame & B): SeatSet;
  /** The sentence that says what is decided. It is public. */
  prompt(u: Reader<T, C>, f: Frame & B, seat: S): string;
  /** The things on the board that the sentence speaks of, for a page to mark. They are public. */
  about?(u: Reader<T, C>, f: Frame & B, seat: S): readonly Touch[];
  verbs: Verb<T, C, B>[];
  /** The rule behind the question. */
  anchor?: string;
  /**
   * The answer is a further part of the choice that led here: the units of an attack, the hexes of a path. All parts
   * together are one line of the journal and one step of undo, and until the last one nothing may be rolled or
   * revealed.
   */
  continuesChoice?: boolean;
  /** Stay on the stack until `seats` is empty: several seats answer in any order. */
  simultaneous?: boolean;
  /**
   * The number of choices depends on hidden information: a hand, a face-down card. Such a question is asked even with
   * one choice left, since skipping it would reveal that to others. If that is not always so, a function says when,
   * from public knowledge only: a hand of a single card has no secret choices.
   */
  secretOptions?: boolean | QuestionJudges<T, C, B, S>['secretOptions'];
  /**
   * With an anytime verb the seat could open further choices first, such as freeing a piece that it lacks: the question
   * is asked even with one choice left, to allow that. From public knowledge only.
   */
  anytimeVerbFirst?(u: Reader<T, C>, f: Frame & B, seat: S): boolean;
  /** It already answered itself in the rulesets before `Game.onlyChoiceSince`; later ones ignore this. */
  auto?: boolean;
  /**
   * The verb that a standing order takes for the seat, and the order's topic: one of all topics that this question can
   * have; null where it takes no order.
   */
  standingOrder?: {
    verb: string;
    topics(facts: C): readonly string[];
    topic(u: Reader<T, C>, f: Frame & B, seat: S): string | null;
    /** Broader topics that cover this question as well, the most useful first. */
    broader?(u: Reader<T, C>, f: Frame & B, seat: S): readonly string[];
    /** The cards that may be used here at all: a seat can be spared questions about one of them. */
    cards?(facts: C): readonly string[];
  };
  /**
   * The question is asked again until enough is chosen: three cards to discard. A page may offer that as one selection,
   * which is still one choice after the other. Null where this does not apply. From what the seat may know.
   */
  several?(u: Reader<T, C>, f: Frame & B, seat: S): Several | null;
  /** The current odds while a roll is being prepared: the units of an attack. From public knowledge only. */
  odds?(u: Reader<T, C>, f: Frame & B, seat: S): Odds | null;
  because?(u: Reader<T, C>, f: Frame & B): string | null;
}

/** How many times a verb is chosen in a row. */
export interface Several {
  verb: string;
  min: number;
  max: number;
  /** The bare word that ends it before or after that. */
  end?: string;
  /** How many times one argument can be chosen; once if not given. */
  copies?(arg: number): number;
}

interface QuestionJudges<T, C, B, S extends number> {
  secretOptions(u: Reader<T, C>, f: Frame & B, seat: S): boolean;
}

export type Rule<T, C, B = object> = Process<T, C, B> | Question<T, C, B>;

/**
 * A rule with any bindings, for lists of rules. Frames are made by `push`, which ties a rule to its own bindings, so a
 * rule never gets another rule's frame.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place where bindings of different rules meet
export type AnyRule<T, C> = Rule<T, C, any>;

/**
 * The rule builders of a game, typed once for its table, its facts and its seats. They give every rule all fields, in
 * one order: the machine reads them constantly, and objects of one shape are faster.
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
        about,
        anchor,
        continuesChoice,
        simultaneous,
        secretOptions,
        anytimeVerbFirst,
        auto,
        standingOrder,
        several,
        odds,
        because,
      } = body;
      const verbs = body.verbs.map(completeVerb);
      return {
        kind: 'question',
        name,
        seats,
        prompt,
        about,
        verbs,
        anchor,
        continuesChoice,
        simultaneous,
        secretOptions,
        anytimeVerbFirst,
        auto,
        standingOrder,
        several,
        odds,
        because,
      } satisfies All<Question<T, C, B>> as Question<T, C, B>;
    },
    /** A verb over members of one kind: it checks, lists and carries out members of its own domain. */
    verb<A extends number = number, B = object>(body: Verb<T, C, B, A, S>): Verb<T, C, B> {
      return body;
    },
    /** The same for the subject and target of a verb by subject. */
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

/** Every field, even if undefined: a field added to a rule cannot be forgotten above. */
type All<R> = Record<keyof R, unknown>;

function completeVerb<T, C, B>(verb: Verb<T, C, B>): Verb<T, C, B> {
  const { name, domain, check, moot, list, bySubject, also, apply, secret, rolls, label } = verb;
  return { name, domain, check, moot, list, bySubject, also, apply, secret, rolls, label } satisfies All<
    Verb<T, C, B>
  > as Verb<T, C, B>;
}
