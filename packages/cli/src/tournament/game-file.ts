import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.js';
import { readText, whyNot, writeAtomically } from '../files.js';
import type { GameRecord } from './fixture-player.js';
import type { Tournament } from './schedule.js';

/**
 * The games of a tournament in a folder: what is played (tournament.json) and a line for each game (games.jsonl). A
 * tournament that was stopped goes on from there.
 */
export class GameFile {
  private constructor(
    private readonly path: string,
    /** The games that were played before. */
    readonly earlier: readonly GameRecord[],
  ) {}

  static open(folder: string, tournament: Tournament): GameFile {
    const plan = `${JSON.stringify(tournament, null, 2)}\n`;
    const planPath = join(folder, 'tournament.json');
    const path = join(folder, 'games.jsonl');
    if (!existsSync(planPath)) {
      writeAtomically(path, '');
      writeAtomically(planPath, plan);
      return new GameFile(path, []);
    }
    // More games of the same tournament are welcome: their seeds follow on.
    const { games: _, ...before } = JSON.parse(readText(planPath)) as Tournament;
    const { games: __, ...now } = tournament;
    if (JSON.stringify(before) !== JSON.stringify(now))
      throw new Failure(`${folder} has the games of another tournament (see ${planPath})`);
    writeAtomically(planPath, plan);
    return new GameFile(path, readRecords(path));
  }

  add(record: GameRecord): void {
    try {
      appendFileSync(this.path, `${JSON.stringify(record)}\n`);
    } catch (error) {
      throw new Failure(`${this.path}: ${whyNot(error)}`);
    }
  }
}

/** The records of the file. A last line that was cut off by an interruption is removed. */
function readRecords(path: string): GameRecord[] {
  if (!existsSync(path)) return [];
  const text = readText(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as GameRecord;
      } catch {
        throw new Failure(`${path}:${index + 1}: this line is not the record of a game`);
      }
    });
}
