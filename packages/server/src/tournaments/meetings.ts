import type { PairingOutcome } from '@sandtable/protocol';

/** Two entrants in a round, the first on the first side; or, without the other, a bye. */
export interface Meeting {
  round: number;
  one: string;
  other: string | null;
  /** Null while it is not over. */
  outcome: PairingOutcome | null;
  /** Was a game played? Not a bye, nor a game that one of them did not come to. */
  played: boolean;
}

export interface Pair {
  one: string;
  other: string | null;
}

/** What a win is worth, in half points: they add up without rounding. */
export const WIN = 2;

/** The half points that somebody has of a meeting; null if it does not count, or not yet. */
export function pointsOf({ one, outcome }: Meeting, person: string): number | null {
  if (outcome === null || outcome === 'void') return null;
  if (outcome === 'draw') return WIN / 2;
  if (outcome === 'neither') return 0;
  return (outcome === 'one') === (person === one) ? WIN : 0;
}

export const opponentOf = ({ one, other }: Meeting, person: string) => (person === one ? other : one);

/** The meetings of each of these people. */
export function meetingsOf(
  people: readonly string[],
  meetings: readonly Meeting[],
): ReadonlyMap<string, readonly Meeting[]> {
  const all = new Map<string, Meeting[]>(people.map((person) => [person, []]));
  for (const meeting of meetings) {
    all.get(meeting.one)?.push(meeting);
    if (meeting.other !== null) all.get(meeting.other)?.push(meeting);
  }
  return all;
}
