import { say } from '@sandtable/kernel';
import type { CardKind, Country, Space } from '../ids.js';
import { type Event, type EventOn, stored, type Trigger } from '../reactions/events.js';
import type { R, U } from '../table.js';
import type { ContinuousEffect } from './continuous-effects.js';

/**
 * A card being carried out: the country, the card, and the event it answers, if any. Frames of card parts extend this
 * with more fields.
 */
export type Effect = Event & {
  /** The country of the card. */
  me: Country;
  kind: CardKind;
};

/** A country using a card in answer to an event. Also extracts these fields from a larger frame. */
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

/** The spaces a card allows, and their wording. */
export interface Where {
  has(u: R, e: Effect, space: Space): boolean;
  say: string;
  /** The wording when the space of the trigger, "that space", is known. */
  sayOf?(space: Space): string;
  /** Why a space covered by the wording is not allowed, as a clause; null for any other space. */
  unless?(u: R, e: Effect, space: Space): string | null;
}

/**
 * One part of a card's text, in the game's verbs. Parts are numbered when the decks are assembled, so that a frame can
 * store the part it carries out.
 */
export interface Action {
  /** Can it be carried out now? Uses public information only. */
  possible(u: R, e: Effect): boolean;
  /** Carries it out at once, or pushes the frames that do. `must`: mandatory (1) or optional (0). */
  perform(u: U, e: Effect, must?: number): void;
  /** Why it cannot be carried out now, as a clause; null if there is nothing to add. Called only when it cannot. */
  why?(u: R, e: Effect): string | null;
  /** Parts inside this one. */
  inner?: readonly Action[];
}

/** A part that names spaces. */
export interface PartWhere extends Action {
  where: Where;
}

declare const part: unique symbol;
/** The number of a card part, for frames. The type keeps track of the kind of part. */
export type Part<A extends Action = Action> = number & { readonly [part]: A };

export function numberOf<A extends Action>(u: R, action: A): Part<A> {
  return (u.facts.numberOf.get(action) ?? -1) as Part<A>;
}

export function partOf<A extends Action>(u: R, number: Part<A>): A {
  return u.facts.actions[number] as A;
}

/** Why no part of a card can be carried out, as one clause; null if no part gives a reason. */
export function whyNothing(u: R, e: Effect): string | null {
  return whyNone(u, e, u.facts.kinds[e.kind].rules.does ?? []);
}

export function whyNone(u: R, e: Effect, parts: readonly Action[]): string | null {
  const causes = parts.map((part) => part.why?.(u, e) ?? null);
  const told = [...new Set(causes.filter((cause) => cause !== null))];
  return told.length === 0 ? null : told.reduce((all, cause) => say`${all}, and ${cause}`);
}

/** The cost of using a card: cards from the top of the owner's deck, or from hand. */
export interface Cost {
  from: 'deck' | 'hand';
  cards: number;
  /** The cards must exist; VP cannot be paid instead. */
  strict?: true;
}

/** When a Status or Response answers: the trigger, and the condition in public terms. */
export interface WhenOn<T extends Trigger> {
  on: T;
  if?: Test<T>;
  /** What is missing when the condition fails, as a clause: for cards that need no trigger. */
  lacking?(u: R, me: Country): string;
}

/** Does a card of the country `me` answer such an event? */
export type Test<T extends Trigger> = (u: R, e: EventOn<T>, me: Country) => boolean;

export type When = { [T in Trigger]: WhenOn<T> }[Trigger];

/** The parts of a card, at least one, carried out in this order. */
export type Parts = readonly [Action, ...Action[]];

/** All the rules a card can have, whatever its type. */
export interface CardRules {
  when?: When | readonly When[];
  oncePerTurn?: true;
  /** Answers a battle once, however many pieces it could answer for (reaction.battle-wide). */
  oncePerBattle?: true;
  /** Used as the Play step, instead of playing a card from hand. */
  instead?: true;
  cost?: Cost;
  does?: Parts;
  /** Victory Points in the owner's Victory step. */
  victory?(u: R, me: Country): number;
  /** The continuous effect of a Status on the board. */
  standing?: readonly ContinuousEffect[];
}

/** The same with every property present, so that all cards have one shape. */
export type AllRules = { [Rule in keyof CardRules]-?: CardRules[Rule] | undefined };

/** Exactly these rules. */
type Only<Some extends CardRules> = Some & { [Other in Exclude<keyof CardRules, keyof Some>]?: never };

/** Basic cards, Events and Economic Warfare take effect when played. */
export type PlayedRules = Only<{ does: Parts }>;

/** A Response lies face down until it answers something. */
export type ResponseRules = Only<{ when: When | readonly When[]; does: Parts }>;

/**
 * A Status answers something, or may be used instead of playing a card, or scores in the Victory step, or has a
 * continuous effect on the board.
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
