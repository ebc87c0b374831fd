import type { AnyGame } from '@sandtable/kernel';
import type { Result, TableInfo } from '@sandtable/protocol';
import type { TableEvent } from '../tables/event.js';
import { botRater, type RatedSide, type Rater } from './rating.js';

export type Outcome = 'won' | 'lost' | 'drawn';

export interface PlayedSeat {
  seat: string;
  side: string;
  rater: Rater;
  outcome: Outcome;
  /** Did they finish the game themselves? */
  stayed: boolean;
}

/** What is kept of a finished game. */
export interface PlayedGame {
  table: string;
  game: string;
  finished: number;
  private: boolean;
  /** The host wanted it to be rated. */
  rated: boolean;
  result: Result;
  seats: PlayedSeat[];
}

/**
 * Reads a finished game from its table. Those count who sat there when it began: whoever leaves a game that goes badly
 * does not leave its result to somebody else. Null if it did not end as games do.
 */
export function playedGame(info: TableInfo, game: AnyGame, events: readonly TableEvent[]): PlayedGame | null {
  const { result, finished } = info;
  if (!result || finished === null) return null;
  const lineUp = lineUpOf(events);
  const seats = game.seats.flatMap(({ id, side }): PlayedSeat[] => {
    const began = lineUp.get(id);
    const rater = began?.who ?? (began?.bot ? botRater(began.bot) : null);
    if (rater === null || !info.seats[id]) return [];
    const { who, bot } = info.seats[id];
    const stayed = began!.who === null ? who === null : who?.id === began!.who && bot === null;
    const name = game.sides[side].id;
    const outcome = result.winner === null ? 'drawn' : result.winner === name ? 'won' : 'lost';
    return [{ seat: id, side: name, rater, outcome, stayed }];
  });
  return {
    table: info.id,
    game: info.game,
    finished,
    private: info.private,
    rated: info.rated ?? false,
    result,
    seats,
  };
}

/** Who sat where when the game began. */
function lineUpOf(events: readonly TableEvent[]) {
  const seats = new Map<string, { who: string | null; bot: string | null }>();
  for (const event of events) {
    if (event.kind === 'seat') seats.set(event.seat, { who: event.who?.id ?? null, bot: event.bot });
    if (event.kind === 'started') break;
  }
  return seats;
}

/** The sides of a game as they are rated; null if somebody sat on more than one, or there is only one. */
export function ratedSides(seats: readonly PlayedSeat[]): RatedSide[] | null {
  const sides = new Map<string, PlayedSeat[]>();
  // In one order, so that the same game gives the same ratings to the last digit.
  for (const seat of [...seats].sort((a, b) => (a.seat < b.seat ? -1 : 1)))
    sides.set(seat.side, [...(sides.get(seat.side) ?? []), seat]);
  const all = [...sides.values()];
  const members = all.flatMap((side) => [...new Set(side.map(({ rater }) => rater))]);
  if (all.length < 2 || new Set(members).size < members.length) return null;
  return all.map((side) => ({ rank: side[0].outcome === 'lost' ? 2 : 1, seats: side }));
}

/** Everyone with everyone who was on another side. */
export function opponentsIn(sides: readonly RatedSide[]): [Rater, Rater][] {
  const members = sides.map(({ seats }) => [...new Set(seats.map(({ rater }) => rater))]);
  return members.flatMap((side, i) =>
    members.slice(i + 1).flatMap((other) => side.flatMap((a) => other.map((b): [Rater, Rater] => [a, b]))),
  );
}
