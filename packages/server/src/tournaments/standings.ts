import type { Standing, TieBreak, TournamentFormat } from '@sandtable/protocol';
import { type Meeting, meetingsOf, opponentOf, pointsOf, WIN } from './meetings.js';

/** What decides between equal points, in this order. */
export const TIE_BREAKS: Record<TournamentFormat, readonly TieBreak[]> = {
  swiss: ['buchholz', 'sonneborn-berger', 'head-to-head', 'wins'],
  'round-robin': ['head-to-head', 'sonneborn-berger', 'wins'],
  league: ['head-to-head', 'sonneborn-berger', 'wins'],
};

/** The standings after all meetings that are over. Equal in everything is an equal place. */
export function standings(
  people: readonly string[],
  meetings: readonly Meeting[],
  order: readonly TieBreak[],
): Standing[] {
  const counted = meetings.filter((meeting) => pointsOf(meeting, meeting.one) !== null);
  const of = meetingsOf(people, counted);
  const points = new Map(people.map((person) => [person, sum(of.get(person)!, (m) => pointsOf(m, person)!)]));
  const table: Table = { of, points };
  let groups = grouped([...people], (person) => points.get(person)!);
  const broken = new Map<string, number[]>(people.map((person) => [person, []]));
  for (const tieBreak of order) {
    groups = groups.flatMap((group) => {
      const value = VALUES[tieBreak](table, group);
      for (const person of group) broken.get(person)!.push(value(person));
      return grouped(group, value);
    });
  }
  let place = 1;
  return groups.flatMap((group) => {
    const rows = group.map((person): Standing => rowOf(table, person, place, broken.get(person)!));
    place += group.length;
    return rows;
  });
}

interface Table {
  of: ReadonlyMap<string, readonly Meeting[]>;
  /** In half points. */
  points: ReadonlyMap<string, number>;
}

type Value = (person: string) => number;

/** Each tie-break, for a group of people who are equal so far. */
const VALUES: Record<TieBreak, (table: Table, group: readonly string[]) => Value> = {
  // The points of all opponents. A game that was not played counts as one against somebody with as many points.
  buchholz: (table) => (person) => sum(table.of.get(person)!, (m) => against(table, m, person)) / WIN,
  // The points of those whom one has beaten, and half of the points of those with whom one has drawn.
  'sonneborn-berger': (table) => (person) =>
    sum(table.of.get(person)!, (m) => pointsOf(m, person)! * against(table, m, person)) / WIN ** 2,
  // The points of the games among these people, if all of them have met.
  'head-to-head': ({ of }, group) => {
    const among = (person: string) =>
      of.get(person)!.filter((m) => {
        const opponent = opponentOf(m, person);
        return opponent !== null && group.includes(opponent);
      });
    const allMet = group.every(
      (person) => new Set(among(person).map((m) => opponentOf(m, person))).size === group.length - 1,
    );
    return (person) => (allMet ? sum(among(person), (m) => pointsOf(m, person)!) / WIN : 0);
  },
  // Games won by playing.
  wins:
    ({ of }) =>
    (person) =>
      of.get(person)!.filter((m) => m.played && pointsOf(m, person) === WIN).length,
};

function against({ points }: Table, meeting: Meeting, person: string): number {
  const opponent = opponentOf(meeting, person);
  return points.get(meeting.played && opponent !== null ? opponent : person) ?? 0;
}

function rowOf({ of, points }: Table, person: string, place: number, broken: number[]): Standing {
  const own = of.get(person)!.map((meeting) => pointsOf(meeting, person)!);
  const count = (value: number) => own.filter((one) => one === value).length;
  return {
    person,
    place,
    points: points.get(person)! / WIN,
    games: own.length,
    won: count(WIN),
    drawn: count(WIN / 2),
    lost: count(0),
    broken,
  };
}

/** Groups of equal value, the highest first; within a group the order stays. */
function grouped(people: readonly string[], value: Value): string[][] {
  const groups = new Map<number, string[]>();
  for (const person of people) groups.set(value(person), [...(groups.get(value(person)) ?? []), person]);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function sum<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((total, one) => total + value(one), 0);
}
