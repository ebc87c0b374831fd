import { join } from 'node:path';
import { BrokenGame, makerOf, Players, playMatch, playOut, type Tally } from '@sandtable/bots';
import { Machine, printJournal, type State } from '@sandtable/kernel';
import { botsOf } from '@sandtable/shelf';
import { Failure } from '../failure.js';
import { writeAtomically } from '../files.js';
import { needGame } from '../games.js';
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
  private constructor(
    private readonly plan: Plan,
    private readonly machine: Machine<unknown, unknown>,
    private readonly players: Players<unknown, unknown>,
  ) {}

  static async of(plan: Plan): Promise<GamePlayer> {
    const machine = new Machine<unknown, unknown>(await needGame(plan.game), plan.options);
    const own = await botsOf(plan.game);
    const makers = plan.bots.map((name) => makerOf<unknown, unknown>(name, own));
    return new GamePlayer(plan, machine, new Players(machine, makers));
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

  private playFast(index: number): Row {
    const seed = seedOf(this.plan, index);
    this.players.sit(seed);
    const state = this.machine.setup(seed);
    return rowOf(state, playOut(this.machine, state, this.players));
  }

  private playWritten(index: number, folder: string): Row {
    const { match, tally } = playMatch(this.machine, seedOf(this.plan, index), this.players);
    writeAtomically(join(folder, `${this.plan.game}-${index}.journal`), printJournal(match.journal()));
    return rowOf(match.state, tally);
  }

  /** Replays a failed game, with a journal up to the exception. */
  private breakdown(index: number, error: unknown): Breakdown {
    const seed = seedOf(this.plan, index);
    const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
    try {
      playMatch(this.machine, seed, this.players);
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
  return [winner, leader, decisions, options, ...scores];
}
