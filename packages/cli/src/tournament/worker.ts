import { parentPort, workerData } from 'node:worker_threads';
import { errorLine } from '../failure.js';
import type { CrewReport } from './crew.js';
import { FixturePlayer } from './fixture-player.js';
import type { Tournament } from './schedule.js';

const say = (report: CrewReport) => parentPort?.postMessage(report);

try {
  const player = await FixturePlayer.of(workerData as Tournament);
  parentPort?.on('message', (number: number) => {
    try {
      say({ kind: 'played', record: player.play(number) });
    } catch (error) {
      fail(error);
    }
  });
  say({ kind: 'ready' });
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  const { line, exitCode } = errorLine(error);
  say({ kind: 'failed', sentence: line, exitCode });
}
