/**
 * The refusals that every game has, by names that stay whatever their sentences become: the game is over, another
 * seat decides, the words answer another question, nobody can read them, there is nothing to take back.
 */
export const REFUSAL_KINDS = [
  'game-over',
  'not-asked',
  'other-question',
  'not-understood',
  'nothing-to-undo',
] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** A choice that was not accepted, and why. Nothing has changed. */
export interface Refused {
  reason: string;
  /** The rule behind it, an anchor of docs/rules, where a rule of the game is the reason. */
  anchor: string | null;
  /** Which refusal it is, where no rule of the game is the reason. */
  kind?: RefusalKind;
}

/** A refusal that is no rule of a game. */
export function refusedAs(kind: RefusalKind, reason: string): Refused {
  return { reason, anchor: null, kind };
}
