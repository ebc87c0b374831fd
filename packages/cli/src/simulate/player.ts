import { join } from 'node:path';
import { BrokenGame, Forfeit, Players, playMatch, playOut, type Tally } from '@sandtable/bots';
import { Machine, type Match, printJournal, type State } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { needGame } from '../games.js';
import { isProgram, OwnBots, winnerWithout } from '../own-bots/own-bots.js';
import { type Plan, seedOf } from './plan.js';
import type { Row } from './results.js';

/** A game that threw an exception, as plain data. */
export interface Breakdown {
  index: number;
  seed: string;
  reason: string;
  choices: number;
  /** The journal up to the exception; null if the set-up itself failed. */
  journal: string | null;
}

/** Plays the games of a plan one by one, in any order. */
export class GamePlayer {
  /** A table without programs is laid once for all games. */
  private table: Players<unknown, unknown> | null = null;

  private constructor(
    private readonly plan: Plan,
    private readonly machine: Machine<unknown, unknown>,
    private readonly bots: OwnBots,
  ) {}

  static async of(plan: Plan): Promise<GamePlayer> {
    const machine = new Machine<unknown, unknown>(await needGame(plan.game), plan.options);
    return new GamePlayer(plan, machine, new OwnBots(await botsOf(plan.game), plan.clock));
  }

  play(index: number): { row: Row } | { broken: Breakdown } {
    const { journals } = this.plan;
    try {
      return { row: journals === null ? this.playFast(index) : this.playWritten(index, journals) };
    } catch (error) {
      if (error instanceof Failure) throw error;
      return { broken: this.breakdown(index, error) };
    }
  }

  private playersOf(seed: string): Players<unknown, unknown> {
    if (this.table) return this.table;
    const { plan, machine, bots } = this;
    const makers = plan.bots.map((name, seat) => bots.makerOf<unknown, unknown>(name, seat, seed));
    const players = new Players(machine, makers);
    if (!plan.bots.some(isProgram)) this.table = players;
    return players;
  }

  private playFast(index: number): Row {
    const { machine } = this;
    const seed = seedOf(this.plan, index);
    const players = this.playersOf(seed);
    players.sit(seed);
    const state = machine.setup(seed);
    try {
      return this.ended(state, playOut(machine, state, players));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      return this.given(state, error);
    }
  }

  private playWritten(index: number, folder: string): Row {
    const seed = seedOf(this.plan, index);
    const keep = (match: Match<unknown, unknown>, note = '') =>
      writeAtomically(
        join(folder, `${this.plan.game}-${index}.journal`),
        printJournal(match.journal()) + note,
      );
    try {
      const { match, tally } = playMatch(this.machine, seed, this.playersOf(seed));
      keep(match);
      return this.ended(match.state, tally);
    } catch (error) {
      if (!(error instanceof BrokenGame) || !error.match || !(error.cause instanceof Forfeit)) throw error;
      const { match, cause } = error;
      keep(match, `# ${this.machine.game.seats[cause.seat].id} forfeits: ${cause.message}\n`);
      return this.given(match.state, cause);
    }
  }

  private ended(state: State<unknown>, tally: Tally): Row {
    const { winner, scores, why } = state.outcome!;
    this.bots.end({ winner: this.machine.game.sides[winner]?.id ?? null, scores: scores.slice(), why });
    return rowOf(state, tally);
  }

  /** A game that a player has given away: the position counts as lost for its side. */
  private given(state: State<unknown>, forfeit: Forfeit): Row {
    const { machine } = this;
    const scores = machine.game.scores(machine.read(state)).slice();
    const winner = winnerWithout(machine, scores, forfeit);
    this.bots.end({ winner: machine.game.sides[winner]?.id ?? null, scores, why: 'forfeit' });
    return [winner, -1, state.count, 0, forfeit.seat, ...scores];
  }

  /** Replays a failed game, with a journal up to the exception. */
  private breakdown(index: number, error: unknown): Breakdown {
    const seed = seedOf(this.plan, index);
    const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
    try {
      playMatch(this.machine, seed, this.playersOf(seed));
    } catch (again) {
      const match = again instanceof BrokenGame ? again.match : null;
      const choices = match?.entries.filter((entry) => entry.kind === 'choice').length ?? 0;
      const journal = match && `${printJournal(match.journal())}# here the game broke down: ${reason}\n`;
      return { index, seed, reason, choices, journal };
    }
    return { index, seed, reason: `${reason} (but not when it was played again)`, choices: 0, journal: null };
  }
}

function rowOf(state: State<unknown>, { decisions, options }: Tally): Row {
  const { winner, scores, leader = -1 } = state.outcome!;
  return [winner, leader, decisions, options, -1, ...scores];
}
