import { createHash } from 'node:crypto';
import blossom from 'edmonds-blossom-fixed';
import { type Meeting, meetingsOf, opponentOf, type Pair, pointsOf } from './meetings.js';
import { fairSides, type SidesHad, sidesHad, WORST } from './sides.js';

interface Player {
  id: string;
  /** In half points. */
  points: number;
  /** How often they have met each opponent. */
  met: ReadonlyMap<string, number>;
  byes: number;
  sides: SidesHad;
}

/** How many of the last are tried for the bye before a second meeting is accepted. */
const BYES_TRIED = 8;

/** How many rounds there can be before somebody has met everybody. */
export const swissRounds = (people: number, wanted: number) =>
  Math.max(1, Math.min(wanted, people % 2 === 0 ? people - 1 : people));

/**
 * Pairs a round of a Swiss tournament. `people` are those who play, by their numbers of the draw. What matters, in this
 * order: nobody meets anybody twice; nobody has a side unfairly often; opponents have about the same points; sides
 * change; and among equals, the upper half meets the lower. The bye goes to the last who has had none. The same
 * meetings always give the same pairs; `draw` decides what nothing else does.
 */
export function pairSwiss(people: readonly string[], meetings: readonly Meeting[], draw: string): Pair[] {
  const of = meetingsOf(people, meetings);
  const players = people.map((id) => playerOf(id, of.get(id)!)).sort((a, b) => b.points - a.points);
  const round = Math.max(0, ...meetings.map((meeting) => meeting.round)) + 1;
  const chance = createHash('sha256').update(`${draw} ${round}`).digest()[0];
  if (players.length % 2 === 0) return pairsOf(players, matched(players).pairs, chance);
  const fewest = Math.min(...players.map(({ byes }) => byes));
  const last = players.filter(({ byes }) => byes === fewest).reverse();
  let best: { bye: Player; rest: Player[]; pairs: [number, number][]; again: number } | null = null;
  for (const bye of last.slice(0, BYES_TRIED)) {
    const rest = players.filter((one) => one !== bye);
    const found = matched(rest);
    if (!best || found.again < best.again) best = { bye, rest, ...found };
    if (best.again === 0) break;
  }
  const { bye, rest, pairs } = best!;
  return [...pairsOf(rest, pairs, chance), { one: bye.id, other: null }];
}

function playerOf(id: string, meetings: readonly Meeting[]): Player {
  const met = new Map<string, number>();
  for (const meeting of meetings) {
    const opponent = opponentOf(meeting, id);
    if (opponent !== null) met.set(opponent, (met.get(opponent) ?? 0) + 1);
  }
  return {
    id,
    points: meetings.reduce((sum, meeting) => sum + (pointsOf(meeting, id) ?? 0), 0),
    met,
    byes: meetings.filter(({ other }) => other === null).length,
    sides: sidesHad(id, meetings),
  };
}

/** The best pairs, as places in the list, and how many of them meet again. */
function matched(players: readonly Player[]): { pairs: [number, number][]; again: number } {
  const price = priceList(players);
  const costs: [number, number, number][] = [];
  players.forEach((one, i) => {
    players.slice(i + 1).forEach((other, more) => {
      costs.push([i, i + 1 + more, price(one, other, more + 1)]);
    });
  });
  const most = Math.max(0, ...costs.map(([, , cost]) => cost));
  const mates = blossom(
    costs.map(([i, j, cost]) => [i, j, most - cost]),
    true,
  );
  const pairs = mates.flatMap((j, i): [number, number][] => (i < j ? [[i, j]] : []));
  return { pairs, again: pairs.filter(([i, j]) => players[i].met.has(players[j].id)).length };
}

/**
 * What a pair costs, as one whole number: each thing that matters outweighs everything after it in all pairs together.
 * With 128 people and twelve rounds it stays below 2^48, and sums of numbers are exact up to 2^53.
 */
function priceList(players: readonly Player[]) {
  const pairs = players.length / 2;
  const spread = players[0].points - players[players.length - 1].points;
  const half = new Map<number, number>();
  for (const { points } of players) half.set(points, (half.get(points) ?? 0) + 0.5);
  const uneven = players.length * pairs + 1;
  const apart = uneven * (WORST.uneven * pairs + 1);
  const unfair = apart * (spread ** 2 * pairs + 1);
  const again = unfair * (WORST.unfair * pairs + 1);
  return (one: Player, other: Player, distance: number) => {
    const sides = fairSides(one.sides, other.sides);
    const difference = one.points - other.points;
    const order = difference === 0 ? Math.abs(distance - Math.floor(half.get(one.points)!)) : distance;
    return (
      (one.met.get(other.id) ?? 0) * again +
      sides.unfair * unfair +
      difference ** 2 * apart +
      sides.uneven * uneven +
      order
    );
  };
}

/** Seats the pairs: those with the most points at the first boards. */
function pairsOf(players: readonly Player[], pairs: [number, number][], chance: number): Pair[] {
  return pairs.map(([i, j], board) => {
    const [one, other] = [players[i], players[j]];
    const oneFirst = fairSides(one.sides, other.sides).oneFirst ?? (board + chance) % 2 === 0;
    return oneFirst ? { one: one.id, other: other.id } : { one: other.id, other: one.id };
  });
}
