/**
 * The kinds of refusal common to all games, stable while their wording may change: the game is over, another seat
 * decides, the text answers another question, it cannot be understood, there is nothing to undo.
 */
export const REFUSAL_KINDS = [
  'game-over',
  'not-asked',
  'other-question',
  'not-understood',
  'nothing-to-undo',
] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** A refused choice, and why. Nothing has changed. */
export interface Refused {
  reason: string;
  /** The anchor in docs/rules, if a rule of the game is the reason. */
  anchor: string | null;
  /** The kind of refusal, if no rule of the game is the reason. */
  kind?: RefusalKind;
}

/** A refusal that comes from no rule of the game. */
export function refusedAs(kind: RefusalKind, reason: string): Refused {
  return { reason, anchor: null, kind };
}
