import { type AnyBots, readSeating, SeatingError } from '@sandtable/bots';
import type { AnyGame } from '@sandtable/kernel';
import { Failure } from '../failure.js';

/** Reads which seats people take: "all", "none", or seats and sides by name. */
export function readPeople(game: AnyGame, text: string): Set<number> {
  const every = game.seats.map((_, seat) => seat);
  if (text === 'all') return new Set(every);
  if (text === 'none') return new Set();
  const people = new Set<number>();
  for (const name of text.split(',').map((piece) => piece.trim())) {
    const side = game.sides.findIndex(({ id }) => id === name);
    const seats = every.filter((seat) => game.seats[seat].id === name);
    const found = seats.length > 0 ? seats : every.filter((seat) => game.seats[seat].side === side);
    if (found.length === 0) {
      const ids = game.seats.map(({ id }) => id).join(', ');
      throw new Failure(`--seats: ${game.id} has no seat '${name}' (seats: ${ids}; or all, none)`);
    }
    for (const seat of found) people.add(seat);
  }
  return people;
}

/** Reads which bot plays each seat. */
export function readBots(game: AnyGame, text: string, own: AnyBots): string[] {
  try {
    return readSeating(game, text, own);
  } catch (error) {
    if (error instanceof SeatingError) throw new Failure(`--bots: ${error.message}`);
    throw error;
  }
}

/** The seats by name, as they are written in a journal. */
export function namePeople(game: AnyGame, people: ReadonlySet<number>): string {
  if (people.size === 0) return 'none';
  if (people.size === game.seats.length) return 'all';
  return [...people]
    .sort((a, b) => a - b)
    .map((seat) => game.seats[seat].id)
    .join(',');
}
