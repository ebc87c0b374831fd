import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

// Workers load the built program, so these tests run the real command.
const program = fileURLToPath(new URL('../../bin/sandtable.js', import.meta.url));
const here = folder();

function simulate(...argv: string[]) {
  const ran = spawnSync(process.execPath, [program, 'simulate', ...argv], { encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

it('any number of workers plays the same games', () => {
  const [one, two, five] = ['1', '2', '5'].map((workers) => {
    const { code, out } = simulate('--game', 'outposts', '--games', '41', '--workers', workers, '--json');
    expect(code).toBe(0);
    const { seconds, decisionsPerSecond, gamesPerSecond, workers: used, ...found } = JSON.parse(out);
    expect(used).toBe(Number(workers));
    expect(seconds).toBeGreaterThan(0);
    return found;
  });
  expect(two).toEqual(one);
  expect(five).toEqual(one);
});

it('what goes wrong in a worker is one line', () => {
  const { code, out, err } = simulate('--game', 'noughts', '--workers', '2', '--journals', '/dev/null/x');
  expect([code, out]).toEqual([2, '']);
  expect(err.trimEnd().split('\n').at(-1)).toMatch(
    /^sandtable: \/dev\/null\/x\/noughts-[12]\.journal: there is no such folder$/,
  );
});

it('Ctrl-C ends the workers and leaves whole journals only', async () => {
  const dir = join(here.path, 'journals');
  const argv = ['simulate', '--game', 'outposts', '--games', '1000000', '--workers', '2', '--journals', dir];
  const child = spawn(process.execPath, [program, ...argv], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(dir) || readdirSync(dir).length < 4) {
    expect(child.exitCode).toBeNull();
    await setTimeout(20);
  }
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  const names = readdirSync(dir);
  expect(names.filter((name) => !/^outposts-\d+\.journal$/.test(name))).toEqual([]);
  const { code } = await sandtable('verify', ...names.slice(0, 20).map((name) => join(dir, name)));
  expect(code).toBe(0);
});
