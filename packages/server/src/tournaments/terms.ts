import { type GameOptions, playedSeats, say } from '@sandtable/kernel';
import { LIMITS, type NewTournament, type TournamentFormat } from '@sandtable/protocol';
import { tidyTitle, tidyWords } from '../people/names.js';
import type { Games } from '../tables/games.js';
import { Refusal } from '../tables/refusal.js';
import { roundsAmong } from './round-robin.js';
import { swissRounds } from './swiss.js';

const DAY = 24 * 60 * 60_000;

/** How a tournament is played, as it was announced. */
export type TournamentTerms = Omit<NewTournament, 'name' | 'about' | 'game' | 'options'>;

/** What an announcement says, once it is known to make sense. */
export interface Announcement {
  name: string;
  about: string;
  game: string;
  options: GameOptions;
  terms: TournamentTerms;
}

export async function needTerms(games: Games, order: NewTournament, now: number): Promise<Announcement> {
  const { name, about = '', game: id, options = {}, ...terms } = order;
  const { format, clock, places, starts, divisionSize, movers } = terms;
  const machine = games.newMachine(await games.need(id), options);
  const sides = machine.game.sides.map((_, side) =>
    playedSeats(machine.game, machine.options).filter((seat) => seat.side === side),
  );
  if (sides.length !== 2 || sides.some((seats) => seats.length === 0))
    throw new Refusal('message', say`a tournament is for games of two sides`);
  if (format === 'round-robin' && places > LIMITS.roundRobin)
    throw new Refusal(
      'message',
      say`where everybody meets everybody, ${LIMITS.roundRobin} people can enter at most`,
    );
  if (format === 'league' && clock.kind !== 'correspondence')
    throw new Refusal('message', say`a league is played by correspondence: all its games run at once`);
  if (format === 'league' && movers * 2 > divisionSize)
    throw new Refusal('message', say`so many cannot go up and down in a division of ${divisionSize}`);
  if (starts !== null && starts <= now) throw new Refusal('message', say`that time has passed already`);
  if (starts !== null && starts > now + LIMITS.tournamentAhead * DAY)
    throw new Refusal('message', say`a tournament begins within ${LIMITS.tournamentAhead} days`);
  return { name: tidyTitle(name), about: tidyWords(about), game: id, options, terms };
}

/** How many rounds there are among so many people. */
export function roundsOf(
  { rounds, cycles, divisionSize }: Pick<TournamentTerms, 'rounds' | 'cycles' | 'divisionSize'>,
  format: TournamentFormat,
  people: number,
): number {
  if (format === 'swiss') return swissRounds(people, rounds);
  const size = format === 'league' ? Math.ceil(people / Math.ceil(people / divisionSize)) : people;
  return roundsAmong(size, cycles);
}
