import type { CardKind, Country, Space } from '../ids.js';
import { type Event, type EventOn, stored, type Trigger } from '../reactions/events.js';
import type { R, U } from '../table.js';
import type { ContinuousEffect } from './continuous-effects.js';

/**
 * Carrying out a card: who uses which card, and the event that it answers, if it answers one. Frames of parts of
 * cards are effects with more fields.
 */
export type Effect = Event & {
  /** The country of the card. */
  me: Country;
  kind: CardKind;
};

/** A country using a card, in answer to an event. Also what is left of a frame without what it adds. */
export function effectOf(e: Event, me: Country, kind: CardKind): Effect {
  const { on, by, space, piece, how, card, gone } = stored(e);
  return { on, by, space, piece, how, card, gone, me, kind } as Effect;
}

/** Can at least one part of the card be carried out (reaction.possible)? */
export function canDoSomething(u: R, e: Effect): boolean {
  const parts = u.facts.kinds[e.kind].rules.does;
  if (parts) for (const part of parts) if (part.possible(u, e)) return true;
  return false;
}

/** Spaces that a card allows, and the words for them. */
export interface Where {
  has(u: R, e: Effect, space: Space): boolean;
  say: string;
  /** Why not one of the spaces that the words name, as a clause; null for any other. */
  unless?(u: R, e: Effect, space: Space): string | null;
}

/**
 * One part of a card's text, in the game's own verbs. Parts are numbered when the decks are put together,
 * so that a frame can name the part it is carrying out.
 */
export interface Action {
  /** Can it be carried out now? From public knowledge only. */
  possible(u: R, e: Effect): boolean;
  /** Does it at once, or pushes the frames that do. `must`: it has to be carried out (1) or may be left out (0). */
  perform(u: U, e: Effect, must?: number): void;
  /** Why it cannot be carried out now, as a clause; null if there is nothing to add. Asked only when it cannot. */
  why?(u: R, e: Effect): string | null;
  /** Parts inside this one. */
  inner?: readonly Action[];
}

/** A part that is about spaces. */
export interface PartWhere extends Action {
  where: Where;
}

declare const part: unique symbol;
/** The number of a part of some card, for frames. The compiler remembers what kind of part it is. */
export type Part<A extends Action = Action> = number & { readonly [part]: A };

export function numberOf<A extends Action>(u: R, action: A): Part<A> {
  return (u.facts.numberOf.get(action) ?? -1) as Part<A>;
}

export function partOf<A extends Action>(u: R, number: Part<A>): A {
  return u.facts.actions[number] as A;
}

/** Why no part of a card can be carried out, as one clause; null if no part can tell. */
export function whyNothing(u: R, e: Effect): string | null {
  return whyNone(u, e, u.facts.kinds[e.kind].rules.does ?? []);
}

export function whyNone(u: R, e: Effect, parts: readonly Action[]): string | null {
  const causes = parts.map((part) => part.why?.(u, e) ?? null);
  const told = [...new Set(causes.filter((cause) => cause !== null))];
  return told.length === 0 ? null : told.join(', and ');
}

/** What using a card costs: top cards of the own deck, or cards from hand. */
export interface Cost {
  from: 'deck' | 'hand';
  cards: number;
  /** The cards must really be there; VP cannot stand in for them. */
  strict?: true;
}

/** When a Status or Response answers: the trigger, and the condition in public terms. */
export interface WhenOn<T extends Trigger> {
  on: T;
  if?: Test<T>;
  /** What is lacking when the condition fails, as a clause: for cards that need no trigger. */
  lacking?(u: R, me: Country): string;
}

/** Does a card of the country `me` answer such an event? */
export type Test<T extends Trigger> = (u: R, e: EventOn<T>, me: Country) => boolean;

export type When = { [T in Trigger]: WhenOn<T> }[Trigger];

/** The parts of a card, at least one, carried out in this order. */
export type Parts = readonly [Action, ...Action[]];

/** Everything that a card may have a rule for: what the machine reads, whatever the type of the card. */
export interface CardRules {
  when?: When | readonly When[];
  oncePerTurn?: true;
  /** However many pieces of a battle it could answer for (reaction.battle-wide). */
  oncePerBattle?: true;
  /** As the Play step, in place of a card from hand. */
  instead?: true;
  cost?: Cost;
  does?: Parts;
  /** Victory Points in the own Victory step. */
  victory?(u: R, me: Country): number;
  /** What a Status changes on the board while it lies there. */
  standing?: readonly ContinuousEffect[];
}

/** The same with every rule named, whether the card has it or not. */
export type AllRules = { [Rule in keyof CardRules]-?: CardRules[Rule] | undefined };

/** These rules and no others. */
type Only<Some extends CardRules> = Some & { [Other in Exclude<keyof CardRules, keyof Some>]?: never };

/** Basic cards, Events and Economic Warfare are played, and do what they say. */
export type PlayedRules = Only<{ does: Parts }>;

/** A Response lies face down until it answers something. */
export type ResponseRules = Only<{ when: When | readonly When[]; does: Parts }>;

/**
 * A Status answers something, or may be used instead of playing a card, or scores in the Victory step, or is
 * just there and changes the board.
 */
export type StatusRules =
  | Only<{
      when: When | readonly When[];
      oncePerTurn?: true;
      oncePerBattle?: true;
      cost?: Cost;
      does: Parts;
    }>
  | Only<{ instead: true; cost: Cost; does: Parts; standing?: readonly ContinuousEffect[] }>
  | Only<{ victory(u: R, me: Country): number }>
  | Only<{ standing: readonly ContinuousEffect[] }>;
