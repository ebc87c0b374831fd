import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { TournamentReport } from './report.js';

// Workers load the built program, so this test runs the real command.
const program = fileURLToPath(new URL('../../bin/sandtable.js', import.meta.url));

function tournament(...argv: string[]) {
  const ran = spawnSync(process.execPath, [program, 'tournament', '--game', 'outposts', '--json', ...argv], {
    encoding: 'utf8',
  });
  expect(ran.status).toBe(0);
  const report = JSON.parse(ran.stdout) as TournamentReport;
  // The times are different each time.
  return { ...report, bots: report.bots.map(({ ms: _, ...bot }) => bot) };
}

it.each([
  ['a round robin', ['--bots', 'random,greedy', '--games', '4']],
  ['a sequential test', ['--bots', 'greedy,random', '--sprt', '50,80', '--games', '60']],
])('%s is the same with any number of workers', (_, argv) => {
  expect(tournament(...argv, '--workers', '3')).toEqual(tournament(...argv));
});
