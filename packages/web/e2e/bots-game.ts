import { makerOf, Players, playOne } from '@sandtable/bots';
import { Machine, Match, printJournal, type State } from '@sandtable/kernel';
import { botsOf, findGame } from '@sandtable/shelf';

/** The journal of a game between bots: complete, or up to a number of choices. */
export async function botsGame(
  seed: string,
  choices = Number.POSITIVE_INFINITY,
  id = 'qmg-ww2',
): Promise<string> {
  const game = (await findGame(id))!;
  const own = await botsOf(id);
  const machine = new Machine<unknown, unknown>(game);
  const match = Match.open(machine, seed);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('greedy', own)),
  );
  players.sit(seed);
  for (let made = 0; made < choices && machine.askedSeats(match.state) !== 0; made++) {
    playOne(match, players, machine.nextSeat(match.state));
  }
  return printJournal(match.journal());
}

/** The journal of a game between bots up to a position, and the seat that is asked there. */
export async function botsGameUntil(
  seed: string,
  id: string,
  isIt: (machine: Machine<unknown, unknown>, state: State<unknown>, seat: number) => boolean,
): Promise<{ seat: string; journal: string }> {
  const game = (await findGame(id))!;
  const own = await botsOf(id);
  const machine = new Machine<unknown, unknown>(game);
  const match = Match.open(machine, seed);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf<unknown, unknown>('greedy', own)),
  );
  players.sit(seed);
  for (let seat = machine.nextSeat(match.state); seat >= 0; seat = machine.nextSeat(match.state)) {
    if (isIt(machine, match.state, seat))
      return { seat: game.seats[seat].id, journal: printJournal(match.journal()) };
    playOne(match, players, seat);
  }
  throw new Error(`no such position in the game of ${seed}`);
}
