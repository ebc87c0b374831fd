import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder } from '../test/command.js';

const here = folder();
const program = readFileSync(new URL('../bin/sandtable.js', import.meta.url), 'utf8');

it('a command that is not built says so in one line', () => {
  mkdirSync(join(here.path, 'bin'));
  here.file('package.json', '{ "type": "module" }');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [here.file('bin/sandtable.js', program), 'check'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    'sandtable: the command is not built yet; run `npm install` and `npm run build` first\n',
  );
});

it('a command that is built is started', () => {
  mkdirSync(join(here.path, 'dist'));
  here.file('dist/main.js', 'export async function start() { process.exitCode = process.argv.length; }');
  const { status } = spawnSync(process.execPath, [join(here.path, 'bin/sandtable.js'), 'a', 'b']);
  expect(status).toBe(4);
});
