import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder } from '../../test/command.js';

// Every subject is measured in a worker that loads the built program, so this test runs the real command.
const program = fileURLToPath(new URL('../../bin/sandtable.js', import.meta.url));
const here = folder();

it('bench prints rows and ratios, and saves them to the given file', { timeout: 300_000 }, () => {
  const file = join(here.path, 'result.json');
  const argv = [program, 'bench', '--quick', '--json', '--out', file];
  const { status, stdout: out } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(out);
  const { rows, ratios } = JSON.parse(out);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['name', 'value', 'unit']);
    expect(row.value).toBeGreaterThan(0);
  }
  expect(ratios.kernelVsBoardgameIo).toBeGreaterThan(0);
});

it('bench compares with another checkout, alternating runs', { timeout: 120_000 }, () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const argv = [program, 'bench', '--quick', '--json', '--against', root];
  const { status, stdout: out } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect(status).toBe(0);
  const { bars, ratios, machine } = JSON.parse(out);
  expect(machine.load).toBeGreaterThanOrEqual(0);
  expect(Object.keys(ratios)).toEqual([
    'qmgWw2DecisionsVsBefore',
    'qmgWw2GamesVsBefore',
    'eastFrontDecisionsVsBefore',
    'eastFrontGamesVsBefore',
  ]);
  for (const { value, atLeast, met } of bars) expect(met).toBe(value >= atLeast);
});

it('bench says which checkout it cannot find', () => {
  const argv = [program, 'bench', '--quick', '--against', 'nowhere-at-all'];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain("'nowhere-at-all' is neither a folder with a checkout in it nor a commit");
});
