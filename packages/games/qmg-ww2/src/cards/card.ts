import type { R, U } from '../table.js';
import type { ContinuousEffect } from './continuous-effects.js';

/**
 * What a card can answer. A trigger opens a window (window.ts); the event says what happened.
 * The list is closed: every reaction of every card names one of these.
 */
export const TRIGGERS = [
  'turn-begins',
  'card-played',
  'economic-warfare',
  'about-to-be-removed',
  'removed',
  'built',
  'battled',
  'status-used',
  'supply-begins',
  'discard-begins',
  'draw-begins',
  'any-time',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The number of each trigger, its position in the list. */
export const ON = Object.fromEntries(TRIGGERS.map((trigger, number) => [trigger, number])) as Record<
  Trigger,
  number
>;

/** How a piece is about to be removed, or how it came to be there: the `how` of an event. */
export const [BY_BATTLE, BY_ELIMINATION, BY_SUPPLY, BY_OWNER] = [0, 1, 2, 3];
export const [BUILT, RECRUITED, DESIGNATED] = [0, 1, 2];

/** What happened. Public, and small enough to lie in a frame. Fields that do not apply are -1. */
export interface Event {
  /** The number of its trigger. */
  on: number;
  /** The country that caused it, or the active one if the game itself did. */
  by: number;
  /** Where. */
  space: number;
  /** The country whose piece or hand is concerned. */
  piece: number;
  how: number;
  /** The card kind concerned: played, or used. */
  card: number;
  /** The piece has left: 1, or 2 if it was supplied until then. */
  gone: number;
}

/** Carrying out a card: who uses which card, and the event that it answers, if it answers one. */
export interface Effect extends Event {
  /** The country of the card. */
  me: number;
  kind: number;
}

/** A country using a card, in answer to an event. Also what is left of a frame without what it adds. */
export function effectOf(e: Event, me: number, kind: number): Effect {
  const { on, by, space, piece, how, card, gone } = e;
  return { on, by, space, piece, how, card, gone, me, kind };
}

/** Can at least one part of the card be carried out (reaction.possible)? */
export function canDoSomething(u: R, e: Effect): boolean {
  const parts = u.facts.kinds[e.kind].rules.does;
  if (parts) for (const part of parts) if (part.possible(u, e)) return true;
  return false;
}

/** Spaces that a card allows, and the words for them. */
export interface Where {
  has(u: R, e: Effect, space: number): boolean;
  say: string;
  /** Why not one of the spaces that the words name, as a clause; null for any other. */
  unless?(u: R, e: Effect, space: number): string | null;
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
export interface When {
  on: Trigger;
  if?(u: R, e: Event, me: number): boolean;
  /** What is lacking when the condition fails, as a clause: for cards that need no trigger. */
  lacking?(u: R, me: number): string;
}

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
  victory?(u: R, me: number): number;
  /** What a Status changes on the board while it lies there. */
  standing?: readonly ContinuousEffect[];
}

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
  | Only<{ victory(u: R, me: number): number }>
  | Only<{ standing: readonly ContinuousEffect[] }>;
