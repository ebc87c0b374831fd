import { NEXT_TO } from './facts.js';
import { enemiesOf, hasCamp, type Reader, sideOf, teamOf, type Umpire } from './table.js';

/** An event that cards can answer: a camp about to be removed, a camp just settled, a hill just raided. */
export interface Trigger {
  what: 'removal' | 'settled' | 'raided';
  /** The seat that caused it. */
  by: number;
  /** The seat whose camp it is; -1 for a raid. */
  camp: number;
  hill: number;
}

/** Does this card of the seat answer the trigger? Uses public information only, because it decides who is asked. */
export type When = (u: Reader, t: Trigger, seat: number) => boolean;

export interface Answer {
  when: When;
  cost?(u: Umpire, seat: number): void;
  effect(u: Umpire, t: Trigger, seat: number): void;
}

/** Played openly and discarded. */
export interface Deed {
  kind: 'deed';
  text: string;
  /** A card with no possible effect may not be played. */
  possible(u: Reader, seat: number): boolean;
  play(u: Umpire, seat: number): void;
}

/** Played openly; stays on the table. An answer can be used once per turn. */
export interface Standing {
  kind: 'standing';
  text: string;
  points?: number;
  answer?: Answer;
}

/** Laid face down; discarded when it is used. */
export interface Hidden {
  kind: 'hidden';
  text: string;
  answer: Answer;
}

export type Card = Deed | Standing | Hidden;

export const answerOf = (card: Card): Answer | null => (card.kind === 'deed' ? null : (card.answer ?? null));

// Conditions for cards

export const all =
  (...conditions: When[]): When =>
  (u, t, seat) =>
    conditions.every((holds) => holds(u, t, seat));

export const aboutToBeRemoved: When = (u, t) =>
  t.what === 'removal' && !(u.table.safe[t.hill] & (1 << t.camp));
export const justSettled: When = (u, t) => t.what === 'settled' && hasCamp(u, t.camp, t.hill);
export const justRaided: When = (_, t) => t.what === 'raided';
export const byYou: When = (_, t, seat) => t.by === seat;
export const byAnEnemy: When = (_, t, seat) => (enemiesOf(seat) & (1 << t.by)) !== 0;
export const campOfYourTeam: When = (_, t, seat) => (teamOf(sideOf(seat)) & (1 << t.camp)) !== 0;
export const nextToYourCamp: When = (u, t, seat) => NEXT_TO[t.hill].some((hill) => hasCamp(u, seat, hill));
