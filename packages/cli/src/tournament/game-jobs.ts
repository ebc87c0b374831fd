import { Worker } from 'node:worker_threads';
import type { JobQueue, MoreJobs } from '@sandtable/server';
import { isProgram } from '../own-bots/own-bots.js';
import { thisCode } from './code.js';
import type { CrewReport } from './crew.js';
import type { GameRecord } from './fixture-player.js';
import type { Tournament } from './schedule.js';

/** A game of a tournament to be played by any worker of the same code, and where its result goes. */
export interface GameJob {
  run: string;
  tournament: Tournament;
  number: number;
}

/** What comes back: the game, or why it cannot be played. */
export type GameResult = { record: GameRecord } | { failed: string; exitCode: number };

/** The kind of job. Only the same code plays the same games: workers take no others. */
export function gameKind(): string {
  const { version, commit, changed } = thisCode();
  return `game ${version} ${commit ?? '-'}${changed ? ' changed' : ''}`;
}

/** Plays games of tournaments as jobs, each in a thread. */
export function gameJobs(queue: JobQueue, slots: number): MoreJobs {
  const players = new Players(slots);
  return {
    kinds: {
      [gameKind()]: async (task) => {
        const { run, tournament, number } = task as GameJob;
        const result = tournament.bots.some(isProgram)
          ? // A job is no way to start programs on this machine.
            { failed: 'bots that are programs play only where they are', exitCode: 2 }
          : await players.play(tournament, number);
        await queue.keep(run, number, JSON.stringify(result));
      },
    },
    close: () => players.close(),
  };
}

/** A thread that plays the games of one tournament, one after the other. */
class Player {
  private readonly worker: Worker;
  private settle: (result: GameResult) => void = () => {};
  private number = 0;

  constructor(
    readonly plan: string,
    tournament: Tournament,
  ) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: tournament });
    this.worker.on('error', (error) => this.fail(error.message));
    this.worker.on('exit', () => this.fail('its thread has ended'));
    this.worker.on('message', (report: CrewReport) => {
      if (report.kind === 'played') this.settle({ record: report.record });
      if (report.kind === 'failed') this.settle({ failed: report.sentence, exitCode: report.exitCode });
    });
  }

  play(number: number): Promise<GameResult> {
    this.number = number;
    return new Promise((resolve) => {
      this.settle = resolve;
      // A thread that is still loading the game hears it when it is ready.
      this.worker.postMessage(number);
    });
  }

  private fail(reason: string): void {
    this.settle({ failed: `game ${this.number}: ${reason}`, exitCode: 1 });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Threads that play: one that has played the same tournament before is used again. */
class Players {
  private readonly idle: Player[] = [];
  private readonly all = new Set<Player>();

  constructor(private readonly most: number) {}

  async play(tournament: Tournament, number: number): Promise<GameResult> {
    const plan = JSON.stringify(tournament);
    const known = this.idle.findIndex((player) => player.plan === plan);
    const player = known < 0 ? new Player(plan, tournament) : this.idle.splice(known, 1)[0];
    this.all.add(player);
    const result = await player.play(number);
    if ('failed' in result) await this.end(player);
    else this.idle.push(player);
    while (this.idle.length > this.most) await this.end(this.idle.shift()!);
    return result;
  }

  private async end(player: Player): Promise<void> {
    this.all.delete(player);
    await player.end();
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((player) => player.end()));
  }
}
