import type { TieBreak } from '@sandtable/protocol';
import type { EntryRow, PairingRow, WholeTournament } from '../storage/tournament-store.js';
import type { Meeting } from './meetings.js';
import { standings } from './standings.js';

/** Where somebody begins: the number of the draw, and the division. */
export interface Start {
  person: string;
  seed: number;
  division: number;
}

/** The order before the first round: by rating, then by who came first. */
export function byStrength(
  entries: readonly Pick<EntryRow, 'person' | 'at'>[],
  strengths: ReadonlyMap<string, number>,
): string[] {
  const strength = (person: string) => strengths.get(person) ?? Number.NEGATIVE_INFINITY;
  return entries
    .map(({ person, at }) => ({ person, at, strength: strength(person) }))
    .sort((a, b) => {
      if (a.strength !== b.strength) return a.strength > b.strength ? -1 : 1;
      return a.at - b.at || (a.person < b.person ? -1 : 1);
    })
    .map(({ person }) => person);
}

/**
 * The order before a new season: those who went up or stayed in the first division, then the second, and so on;
 * whoever was not there before comes last.
 */
export function byLastSeason(
  order: readonly string[],
  last: WholeTournament,
  movers: number,
  tieBreaks: readonly TieBreak[],
): string[] {
  const divisions = divisionsOf(last);
  const key = new Map<string, [division: number, place: number]>();
  divisions.forEach(({ number, people, meetings }) => {
    const rows = standings(people, meetings, tieBreaks);
    rows.forEach(({ person }, i) => {
      const up = i < movers && number > 1;
      const down = i >= rows.length - movers && number < divisions.length;
      key.set(person, [
        number + (down ? 1 : up ? -1 : 0),
        down ? -rows.length + i : up ? rows.length + i : i,
      ]);
    });
  });
  const of = (person: string) => key.get(person) ?? [Number.POSITIVE_INFINITY, 0];
  return [...order].sort((a, b) => {
    const [[divisionA, placeA], [divisionB, placeB]] = [of(a), of(b)];
    return divisionA === divisionB ? placeA - placeB : divisionA - divisionB;
  });
}

/** Cuts the order into divisions of about the same size, none larger than may be. */
export function intoDivisions(order: readonly string[], size: number): Start[] {
  const count = Math.max(1, Math.ceil(order.length / size));
  const least = Math.floor(order.length / count);
  const larger = order.length % count;
  const starts: Start[] = [];
  for (let division = 1; division <= count; division++) {
    const many = least + (division <= larger ? 1 : 0);
    for (let i = 0; i < many; i++)
      starts.push({ person: order[starts.length], seed: starts.length + 1, division });
  }
  return starts;
}

export interface Division {
  number: number;
  /** Everybody who was drawn into it, by their numbers, those included who have left. */
  people: string[];
  pairings: PairingRow[];
  meetings: Meeting[];
}

/** The divisions of a tournament that has begun; all but leagues have one. */
export function divisionsOf({
  entries,
  pairings,
}: Pick<WholeTournament, 'entries' | 'pairings'>): Division[] {
  const drawn = entries.filter(({ seed }) => seed > 0);
  const numbers = [...new Set(drawn.map(({ division }) => division))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const own = pairings.filter(({ division }) => division === number);
    return {
      number,
      people: drawn.filter(({ division }) => division === number).map(({ person }) => person),
      pairings: own,
      meetings: own.map(meetingOf),
    };
  });
}

export function meetingOf({ round, one, other, outcome, how }: PairingRow): Meeting {
  return {
    round,
    one,
    other,
    outcome: outcome as Meeting['outcome'],
    played: how === 'played' || how === 'decided',
  };
}
