import { CHOICE_LIMIT, Forfeit, logInto, Players } from '@sandtable/bots';
import {
  type AnyStatistics,
  type GameWatch,
  type Listener,
  type LogEntry,
  Machine,
  type Option,
  type Outcome,
  type SideTally,
  type State,
  spellOption,
} from '@sandtable/kernel';
import { botsOf, statisticsOf } from '@sandtable/shelf';
import { Failure } from '../failure.js';
import { needGame } from '../games.js';
import { isProgram, OwnBots, winnerWithout } from '../own-bots/own-bots.js';
import { type Fixture, fixtureOf, type Tournament } from './schedule.js';
import { addTime, noTimes, type Times } from './times.js';

/** A game that was played. All but `times` follows from the tournament and the number. */
export interface GameRecord {
  number: number;
  /** The winning side; -1 for a draw. */
  winner: number;
  scores: readonly number[];
  /** The rule that ended it; `forfeit` if a program could not go on. */
  why: string;
  /** Which side's, and why. */
  forfeit?: { side: number; reason: string };
  decisions: number;
  /** Of each side: its first choices, in notation. */
  openings: readonly string[];
  /** Of each side: how long its decisions took. */
  times: readonly Times[];
  /** The seat that is first among the winners, if the rules rank them. */
  leader?: number;
  /** Of each side: what the game counts; absent if it counts nothing. */
  tallies?: readonly SideTally[];
}

/** How many choices of a side are its opening. */
const OPENING = 7;

/** Plays the games of a tournament, in any order. */
export class FixturePlayer {
  private readonly tables = new Map<string, Players<unknown, unknown>>();

  private constructor(
    private readonly tournament: Tournament,
    private readonly machine: Machine<unknown, unknown>,
    private readonly bots: OwnBots,
    private readonly statistics: AnyStatistics | null,
  ) {}

  static async of(tournament: Tournament): Promise<FixturePlayer> {
    const game = await needGame(tournament.game);
    const machine = new Machine<unknown, unknown>(game, tournament.options);
    const bots = new OwnBots(await botsOf(game.id), tournament.clock ?? 0);
    return new FixturePlayer(tournament, machine, bots, await statisticsOf(game.id));
  }

  play(number: number): GameRecord {
    const fixture = fixtureOf(this.tournament, number);
    try {
      return this.playFixture(fixture);
    } catch (error) {
      if (error instanceof Failure) throw error;
      const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
      const bots = fixture.bots.map((bot) => this.tournament.bots[bot]).join(' against ');
      throw new Failure(`game ${number} (${bots}, seed ${fixture.seed}) broke down: ${reason}`, 1);
    }
  }

  private playFixture({ number, bots, seed }: Fixture): GameRecord {
    const { machine } = this;
    const { seats, sides } = machine.game;
    const players = this.playersOf(bots, seed);
    players.sit(seed);
    const state = machine.setup(seed);
    const openings = sides.map((): string[] => []);
    const times = sides.map(noTimes);
    let decisions = 0;
    let forfeit: Forfeit | null = null;
    const log: LogEntry[] = [];
    const watch = this.statistics?.watch(machine, state) ?? null;
    const listener = listenerFor(players.listen ? logInto(state, log) : null, watch);
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      if (decisions++ === CHOICE_LIMIT) throw new Error(`it has not ended after ${CHOICE_LIMIT} choices`);
      const { side } = seats[seat];
      const began = performance.now();
      const chosen = choiceOf(players, state, seat, log);
      addTime(times[side], performance.now() - began);
      if (chosen instanceof Forfeit) {
        forfeit = chosen;
        break;
      }
      if (openings[side].length < OPENING)
        openings[side].push(`${seats[seat].id}: ${spellOption(machine, state, seat, chosen).text}`);
      const refused = machine.choose(state, seat, chosen, listener);
      if (refused) throw new Error(`the choice of ${seats[seat].id} is refused: ${refused.reason}`);
    }
    const { winner, scores, why, leader }: Outcome = forfeit ? this.given(state, forfeit) : state.outcome!;
    this.bots.end({ winner: sides[winner]?.id ?? null, scores: scores.slice(), why });
    return {
      number,
      winner,
      scores,
      why,
      ...(forfeit && { forfeit: { side: seats[forfeit.seat].side, reason: forfeit.message } }),
      decisions,
      openings: openings.map((o) => o.join('; ')),
      times,
      ...(leader !== undefined && { leader }),
      ...(watch && { tallies: watch.tally() }),
    };
  }

  /** What comes of a game that a program has given away. */
  private given(state: State<unknown>, forfeit: Forfeit) {
    const { machine } = this;
    const scores = machine.game.scores(machine.read(state)).slice();
    return { winner: winnerWithout(machine, scores, forfeit), scores, why: 'forfeit' };
  }

  private playersOf(bots: readonly [number, number], seed: string): Players<unknown, unknown> {
    const key = bots.join(' ');
    const known = this.tables.get(key);
    if (known) return known;
    const { machine, tournament } = this;
    const names = machine.game.seats.map(({ side }) => tournament.bots[bots[side]]);
    const makers = names.map((name, seat) => this.bots.makerOf<unknown, unknown>(name, seat, seed));
    const players = new Players(machine, makers);
    // A program plays one game.
    if (!names.some(isProgram)) this.tables.set(key, players);
    return players;
  }
}

/** Tells the log to those who want it. */
function listenerFor(log: Listener | null, watch: GameWatch | null): Listener | null {
  if (!watch) return log;
  return {
    chance: () => {},
    waypoint: () => {},
    logged(kind, args, to) {
      log?.logged(kind, args, to);
      watch.logged(kind, args);
    },
  };
}

function choiceOf(
  players: Players<unknown, unknown>,
  state: State<unknown>,
  seat: number,
  log: readonly LogEntry[],
): Option | Forfeit {
  try {
    return players.choose(state, seat, log).option;
  } catch (error) {
    if (error instanceof Forfeit) return error;
    throw error;
  }
}
