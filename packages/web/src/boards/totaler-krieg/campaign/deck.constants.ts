import {
  optionCardFaces,
  POLICIES,
  POLICY_NAMES,
  POSTURE_BOX_NAMES,
  POSTURE_BOXES,
  TRUCE_NAMES,
  TRUCES,
} from '@sandtable/totaler-krieg/faces';

// Plain values only: the build works them out, so that the page does not load the rules behind them.

/** All Option Cards of the three decks. */
export const FACES = optionCardFaces();

/** The boxes of the Posture Display: id and name. */
export const BOXES = POSTURE_BOXES.map((id, n) => ({ id, name: POSTURE_BOX_NAMES[n] }));

/** Policies and Truces by id. */
export const POSTURES: Record<string, string> = Object.fromEntries([
  ...POLICIES.map((id, n) => [id, POLICY_NAMES[n]] as const).slice(1),
  ...TRUCES.map((id, n) => [id, TRUCE_NAMES[n]] as const).slice(1),
]);
export const TRUCE_IDS: string[] = TRUCES.slice(1);
