import { CHOICE_LIMIT, makerOf, Players } from '@sandtable/bots';
import { Machine, spellOption } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import { Failure } from '../failure.js';
import { needGame } from '../games.js';
import { type Fixture, fixtureOf, type Tournament } from './schedule.js';
import { addTime, noTimes, type Times } from './times.js';

/** A game that was played. All but `times` follows from the tournament and the number. */
export interface GameRecord {
  number: number;
  /** The winning side; -1 for a draw. */
  winner: number;
  scores: readonly number[];
  /** The rule that ended it. */
  why: string;
  decisions: number;
  /** Of each side: its first choices, in notation. */
  openings: readonly string[];
  /** Of each side: how long its decisions took. */
  times: readonly Times[];
}

/** How many choices of a side are its opening. */
const OPENING = 7;

/** Plays the games of a tournament, in any order. */
export class FixturePlayer {
  private readonly tables = new Map<string, Players<unknown, unknown>>();

  private constructor(
    private readonly tournament: Tournament,
    private readonly machine: Machine<unknown, unknown>,
    private readonly own: Awaited<ReturnType<typeof botsOf>>,
  ) {}

  static async of(tournament: Tournament): Promise<FixturePlayer> {
    const game = await needGame(tournament.game);
    const machine = new Machine<unknown, unknown>(game, tournament.options);
    return new FixturePlayer(tournament, machine, await botsOf(game.id));
  }

  play(number: number): GameRecord {
    const fixture = fixtureOf(this.tournament, number);
    try {
      return this.playFixture(fixture);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
      const bots = fixture.bots.map((bot) => this.tournament.bots[bot]).join(' against ');
      throw new Failure(`game ${number} (${bots}, seed ${fixture.seed}) broke down: ${reason}`, 1);
    }
  }

  private playFixture({ number, bots, seed }: Fixture): GameRecord {
    const { machine } = this;
    const { seats, sides } = machine.game;
    const players = this.playersOf(bots);
    players.sit(seed);
    const state = machine.setup(seed);
    const openings = sides.map((): string[] => []);
    const times = sides.map(noTimes);
    let decisions = 0;
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      if (decisions++ === CHOICE_LIMIT) throw new Error(`it has not ended after ${CHOICE_LIMIT} choices`);
      const { side } = seats[seat];
      const began = performance.now();
      const { option } = players.choose(state, seat);
      addTime(times[side], performance.now() - began);
      if (openings[side].length < OPENING)
        openings[side].push(`${seats[seat].id}: ${spellOption(machine, state, seat, option).text}`);
      const refused = machine.choose(state, seat, option);
      if (refused) throw new Error(`the choice of ${seats[seat].id} is refused: ${refused.reason}`);
    }
    const { winner, scores, why } = state.outcome!;
    return { number, winner, scores, why, decisions, openings: openings.map((o) => o.join('; ')), times };
  }

  private playersOf(bots: readonly [number, number]): Players<unknown, unknown> {
    const key = bots.join(' ');
    const known = this.tables.get(key);
    if (known) return known;
    const { machine, own } = this;
    const makers = machine.game.seats.map(({ side }) =>
      makerOf<unknown, unknown>(this.tournament.bots[bots[side]], own),
    );
    const players = new Players(machine, makers);
    this.tables.set(key, players);
    return players;
  }
}
