import type { EntryRow, PairingRow } from '../storage/tournament-store.js';

/** So many games running lost on time, without a choice in any of them, and somebody is no longer paired. */
export const MISSED = 2;

/** Has somebody missed their last games, those before they last came back apart? */
export function isAbsent(
  { person, back }: Pick<EntryRow, 'person' | 'back'>,
  pairings: readonly Pick<PairingRow, 'round' | 'one' | 'other' | 'outcome' | 'missed'>[],
): boolean {
  const last = pairings
    // A bye says nothing about who comes.
    .filter(({ one, other }) => other !== null && (one === person || other === person))
    .filter(({ outcome, round }) => outcome !== null && round > (back ?? 0))
    .sort((a, b) => a.round - b.round)
    .slice(-MISSED);
  return (
    last.length === MISSED &&
    last.every(({ one, missed }) => missed === 'both' || missed === (one === person ? 'one' : 'other'))
  );
}
