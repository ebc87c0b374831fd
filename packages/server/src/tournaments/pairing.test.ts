import blossom from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Meeting, meetingsOf, type Pair, pointsOf } from './meetings.js';
import { roundRobin, roundsAmong } from './round-robin.js';
import { sidesHad } from './sides.js';
import { standings, TIE_BREAKS } from './standings.js';
import { pairSwiss, swissRounds } from './swiss.js';

const people = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);
const OUTCOMES = ['one', 'one', 'other', 'other', 'draw', 'neither'] as const;

/** The meetings of a round, as chance would have them end. */
function played(pairs: readonly Pair[], round: number, chance: () => number): Meeting[] {
  return pairs.map(({ one, other }) => ({
    round,
    one,
    other,
    outcome: other === null ? 'one' : OUTCOMES[Math.floor(chance() * OUTCOMES.length)],
    played: other !== null,
  }));
}

/** Numbers that follow from a seed. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function wholeSwiss(count: number, rounds: number, seed: number): Meeting[] {
  const meetings: Meeting[] = [];
  const chance = chanceFrom(seed);
  for (let round = 1; round <= rounds; round++)
    meetings.push(...played(pairSwiss(people(count), meetings, `t${seed}`), round, chance));
  return meetings;
}

const everybody = (pairs: readonly Pair[]) =>
  pairs.flatMap(({ one, other }) => (other === null ? [one] : [one, other])).sort();

const rematches = (meetings: readonly Meeting[]) => {
  const seen = new Set<string>();
  return meetings.filter(({ one, other }) => {
    if (other === null) return false;
    const key = [one, other].sort().join(' ');
    const known = seen.has(key);
    seen.add(key);
    return known;
  }).length;
};

describe('the matching', () => {
  it('is the best there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 2 ** 48 }), { minLength: 28, maxLength: 28 }),
        (half, weights) => {
          const size = half * 2;
          const weight = (i: number, j: number) => weights[(j * (j - 1)) / 2 + i];
          const edges: [number, number, number][] = [];
          for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) edges.push([i, j, weight(i, j)]);
          const best = (left: readonly number[]): number => {
            const [i, ...rest] = left;
            if (i === undefined) return 0;
            return Math.max(...rest.map((j) => weight(i, j) + best(rest.filter((one) => one !== j))));
          };
          const mates = blossom(edges, true);
          const found = mates.reduce((sum, j, i) => (i < j ? sum + weight(i, j) : sum), 0);
          expect(found).toBe(best([...Array(size).keys()]));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('Swiss', () => {
  it('seats everybody once in each round, and is repeatable', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.integer(), (count, seed) => {
        const rounds = swissRounds(count, 5);
        const meetings = wholeSwiss(count, rounds, seed);
        for (let round = 1; round <= rounds; round++)
          expect(everybody(meetings.filter((m) => m.round === round))).toEqual(people(count).sort());
        expect(wholeSwiss(count, rounds, seed)).toEqual(meetings);
      }),
      { numRuns: 60 },
    );
  });

  it('pairs nobody twice while there is another way, and keeps sides in balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.integer(), (count, seed) => {
        const rounds = Math.min(7, Math.floor(count / 2));
        const meetings = wholeSwiss(count, rounds, seed);
        expect(rematches(meetings)).toBe(0);
        for (const [person, own] of meetingsOf(people(count), meetings)) {
          const { balance, row } = sidesHad(person, own);
          expect([person, Math.abs(balance) <= 2, Math.abs(row) <= 2]).toEqual([person, true, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives the bye to the last who has had none, as long as the others need not meet again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 15 }), fc.integer(), (half, seed) => {
        const count = half * 2 + 1;
        const meetings = wholeSwiss(count, Math.min(5, half), seed);
        const byes = meetings.filter(({ other }) => other === null);
        expect(new Set(byes.map(({ one }) => one)).size).toBe(byes.length);
        // The first round has no points yet: the last number of the draw sits out.
        expect(byes[0].one).toBe(`p${count}`);
        for (const { round, one } of byes.slice(1)) {
          const before = meetings.filter((m) => m.round < round);
          const points = (person: string) =>
            before.reduce((sum, m) => {
              if (m.one !== person && m.other !== person) return sum;
              return sum + (pointsOf(m, person) ?? 0);
            }, 0);
          const had = new Set(before.filter((m) => m.other === null).map((m) => m.one));
          const lower = people(count).filter((id) => !had.has(id) && points(id) < points(one));
          // Somebody with fewer points was passed over only if the rest had met too often.
          for (const id of lower) {
            const rest = people(count).filter((other) => other !== id);
            expect(
              rematches([...before, ...played(pairSwiss(rest, before, 'x'), round, () => 0)]),
            ).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('begins with the upper half against the lower', () => {
    const pairs = pairSwiss(people(8), [], 'spring');
    expect(pairs.map(({ one, other }) => [one, other].sort())).toEqual([
      ['p1', 'p5'],
      ['p2', 'p6'],
      ['p3', 'p7'],
      ['p4', 'p8'],
    ]);
    // The strong ones do not all have the same side.
    const first = pairs.map(({ one }) => Number(one.slice(1)) <= 4);
    expect(first.filter(Boolean)).toHaveLength(2);
  });

  it('pairs people of the same points, and finds a way where the obvious one is closed', () => {
    const meeting = (round: number, one: string, other: string): Meeting => ({
      round,
      one,
      other,
      outcome: 'one',
      played: true,
    });
    // After two rounds p1 has won twice, p4 never; p2 and p3 have met nobody of their points.
    const meetings = [
      meeting(1, 'p1', 'p3'),
      meeting(1, 'p2', 'p4'),
      meeting(2, 'p1', 'p2'),
      meeting(2, 'p3', 'p4'),
    ];
    const pairs = pairSwiss(people(4), meetings, 'x').map(({ one, other }) => [one, other].sort());
    expect(pairs).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3'],
    ]);
    // With a fourth round somebody has to meet again, and everybody still plays.
    const third = [...meetings, meeting(3, 'p4', 'p1'), meeting(3, 'p3', 'p2')];
    expect(everybody(pairSwiss(people(4), third, 'x'))).toEqual(people(4));
  });

  it('carries as many as may enter', () => {
    const meetings = wholeSwiss(128, 12, 7);
    expect(rematches(meetings)).toBe(0);
  });
});

describe('round robin', () => {
  it('everybody meets everybody once in each cycle, and the sides are in balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.constantFrom(1, 2), (count, cycles) => {
        const all: Meeting[] = [];
        for (let round = 1; round <= roundsAmong(count, cycles); round++) {
          const pairs = roundRobin(people(count), round);
          expect(everybody(pairs)).toEqual(people(count).sort());
          all.push(...played(pairs, round, () => 0));
        }
        const met = new Map<string, string[]>();
        for (const { one, other } of all) {
          if (other === null) continue;
          const key = [one, other].sort().join(' ');
          met.set(key, [...(met.get(key) ?? []), one]);
        }
        expect(met.size).toBe((count * (count - 1)) / 2);
        for (const firsts of met.values()) {
          expect(firsts).toHaveLength(cycles);
          // The second time with the sides changed.
          expect(new Set(firsts).size).toBe(cycles);
        }
        for (const [person, own] of meetingsOf(people(count), all))
          expect(Math.abs(sidesHad(person, own).balance)).toBeLessThanOrEqual(cycles === 1 ? 1 : 0);
      }),
    );
  });
});

describe('standings', () => {
  const won = (one: string, other: string, outcome: Meeting['outcome'] = 'one', round = 1): Meeting => ({
    round,
    one,
    other,
    outcome,
    played: true,
  });

  it('count points, and what is not over or void does not count', () => {
    const rows = standings(
      ['a', 'b', 'c'],
      [won('a', 'b'), won('b', 'c', 'draw'), won('c', 'a', null), won('a', 'c', 'void')],
      TIE_BREAKS.swiss,
    );
    expect(rows.map(({ person, points, games, place }) => [place, person, points, games])).toEqual([
      [1, 'a', 1, 1],
      [2, 'b', 0.5, 2],
      [3, 'c', 0.5, 1],
    ]);
  });

  it('by Buchholz and Sonneborn-Berger', () => {
    // a and b have a point each: a has beaten c, who has one, and b has beaten d, who has none.
    const meetings = [won('a', 'c'), won('b', 'd'), won('e', 'a'), won('c', 'f'), won('e', 'b')];
    const rows = standings(['a', 'b', 'c', 'd', 'e', 'f'], meetings, TIE_BREAKS.swiss);
    expect(rows.map(({ person }) => person)).toEqual(['e', 'a', 'b', 'c', 'd', 'f']);
    const a = rows.find(({ person }) => person === 'a')!;
    // Opponents c (1) and e (2); of these only c was beaten.
    expect(a.broken.slice(0, 2)).toEqual([3, 1]);
  });

  it('by head to head, if all have met; otherwise they share a place', () => {
    const order = TIE_BREAKS['round-robin'];
    const meetings = [
      won('a', 'b'),
      won('b', 'c'),
      won('b', 'd'),
      won('a', 'd'),
      won('c', 'a'),
      won('c', 'd'),
    ];
    // a, b and c have two points each, and one each against each other.
    expect(standings(['a', 'b', 'c', 'd'], meetings, order).map(({ place }) => place)).toEqual([1, 1, 1, 4]);
    const two = [won('b', 'a'), won('a', 'c'), won('b', 'd', 'other')];
    const rows = standings(['a', 'b', 'c', 'd'], two, ['head-to-head']);
    expect(rows.slice(0, 3).map(({ person, broken }) => [person, broken[0]])).toEqual([
      ['a', 0],
      ['b', 0],
      ['d', 0],
    ]);
    expect(standings(['a', 'b'], [won('b', 'a')], order)[0].person).toBe('b');
  });

  it('a bye is a game against somebody with as many points, and no win by playing', () => {
    const bye: Meeting = { round: 1, one: 'a', other: null, outcome: 'one', played: false };
    const [a] = standings(['a', 'b'], [bye, won('a', 'b', 'one', 2)], TIE_BREAKS.swiss);
    expect(a).toMatchObject({ points: 2, won: 2, broken: [2, 2, 0, 1] });
  });

  it('both may lose', () => {
    const rows = standings(['a', 'b'], [won('a', 'b', 'neither')], TIE_BREAKS.league);
    expect(rows.map(({ points, lost, place }) => [points, lost, place])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
  });

  it('the points of all games add up, whatever happened', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), fc.integer(), (count, seed) => {
        const meetings = wholeSwiss(count, swissRounds(count, 4), seed);
        const rows = standings(people(count), meetings, TIE_BREAKS.swiss);
        expect(rows.map(({ person }) => person).sort()).toEqual(people(count).sort());
        const given = meetings.reduce((sum, { outcome }) => sum + (outcome === 'neither' ? 0 : 1), 0);
        expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(given);
        rows.forEach((row, i) => {
          if (i === 0) return;
          expect(row.points).toBeLessThanOrEqual(rows[i - 1].points);
          expect(row.place === rows[i - 1].place || row.place === i + 1).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });
});
