import { type AnyBots, readSeating, SeatingError } from '@sandtable/bots';
import type { AnyGame, GameOptions } from '@sandtable/kernel';
import { isPlayed, playedSeats, quote } from '@sandtable/kernel';
import type { Args } from '../args.js';
import { Failure } from '../failure.js';
import { isProgram } from '../own-bots/own-bots.js';

/** The seats of human players: the number of the person at each seat without a bot. */
export type People = ReadonlyMap<number, number>;

/**
 * Parses the seats of human players: "all", "none", or seats and sides by name. Commas separate persons; a plus gives
 * one person several seats, as a side does.
 */
export function readPeople(game: AnyGame, text: string, options: GameOptions = {}): People {
  if (text === 'all') return new Map(played(game, options).map((seat) => [seat, seat]));
  const people = new Map<number, number>();
  if (text === 'none') return people;
  text.split(',').forEach((share, person) => {
    for (const name of share.split('+').map((piece) => piece.trim())) {
      for (const seat of seatsCalled(game, name, options)) {
        if (people.has(seat)) throw new Failure(`--seats: ${game.seats[seat].id} is taken twice`);
        people.set(seat, person);
      }
    }
  });
  return people;
}

/** The seats that are played with these options. */
function played(game: AnyGame, options: GameOptions): number[] {
  return [...game.seats.keys()].filter((seat) => isPlayed(game, options, game.seats[seat].id));
}

function seatsCalled(game: AnyGame, name: string, options: GameOptions): number[] {
  const every = played(game, options);
  const seats = every.filter((seat) => game.seats[seat].id === name);
  if (seats.length > 0) return seats;
  if (game.seats.some(({ id }) => id === name))
    throw new Failure(`--seats: nobody plays ${name} with these options`);
  const side = game.sides.findIndex(({ id }) => id === name);
  if (side >= 0) return every.filter((seat) => game.seats[seat].side === side);
  const ids = playedSeats(game, options)
    .map(({ id }) => id)
    .join(', ');
  throw new Failure(`--seats: ${game.id} has no seat ${quote(name)} (seats: ${ids}; or all, none)`);
}

/** The usual assignment of seats for this many players, in the syntax of --seats. */
export function chartSeats(game: AnyGame, options: GameOptions, players: number): string {
  const chart = game.chart?.(options, players) ?? null;
  if (!chart) throw new Failure(`--players: ${game.id} does not say how ${players} share its seats`);
  return chart.map((seats) => seats.map((seat) => game.seats[seat].id).join('+')).join(',');
}

/** Parses which bot plays each seat. */
export function readBots(game: AnyGame, text: string, own: AnyBots, options: GameOptions): string[] {
  try {
    return readSeating(game, text, own, options, isProgram);
  } catch (error) {
    if (error instanceof SeatingError) throw new Failure(`--bots: ${error.message}`);
    throw error;
  }
}

/** How long a program may think about a choice, in milliseconds. */
export function readClock(args: Args): number {
  return 1000 * (args.number('clock', 1, 600) ?? 5);
}

/** The seats by name, person by person, as written in a journal. */
export function namePeople(game: AnyGame, people: People, options: GameOptions = {}): string {
  if (people.size === 0) return 'none';
  const shares = new Map<number, string[]>();
  for (const [seat, person] of people) {
    shares.set(person, [...(shares.get(person) ?? []), game.seats[seat].id]);
  }
  if (shares.size === played(game, options).length) return 'all';
  return [...shares.values()].map((seats) => seats.join('+')).join(',');
}
