import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const program = fileURLToPath(new URL('../../bin/sandtable.js', import.meta.url));

async function serving(data: string) {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!said.includes('http:')) {
    expect(child.exitCode).toBeNull();
    await setTimeout(20);
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    url: /http:\S+/.exec(said)![0],
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const openTable = async (url: string) => {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'noughts', seats: { noughts: 'me' } }),
  });
  return ((await answer.json()) as { id: string }).id;
};

describe('backup and restore', () => {
  it('restore the data of a running server into a new one', async () => {
    const { path } = folder();
    const [data, copy] = [join(path, 'data'), join(path, 'copy.sqlite')];
    const first = await serving(data);
    const kept = await openTable(first.url);
    const made = await sandtable('backup', copy, '--data', data);
    expect(made).toEqual({ code: 0, out: `${copy}: 1 table, 2 events, 0 people\n`, err: '' });
    const later = await openTable(first.url);
    // Not while the server runs, and not over another backup.
    const running = await sandtable('restore', copy, '--data', data);
    expect([running.code, running.err]).toEqual([2, expect.stringContaining('in use by another server')]);
    const twice = await sandtable('backup', copy, '--data', data);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('nothing is written over it')]);
    await first.stop();
    const back = await sandtable('restore', copy, '--data', data);
    expect([back.code, back.err]).toEqual([0, '']);
    const aside = /is in (.*)\n/.exec(back.out)![1];
    expect(existsSync(aside)).toBe(true);
    const second = await serving(data);
    expect((await fetch(`${second.url}/api/tables/${kept}`)).status).toBe(200);
    expect((await fetch(`${second.url}/api/tables/${later}`)).status).toBe(404);
    await second.stop();
  });

  it('reject unusable input in one sentence', async () => {
    const { path, file } = folder();
    const nothing = await sandtable('backup', join(path, 'x'), '--data', path);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('nothing to back up') });
    const other = file('other.txt', 'no backup');
    expect(await sandtable('restore', other, '--data', path)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no backup of Sandtable'),
    });
    expect(await sandtable('restore', join(path, 'none'), '--data', path)).toMatchObject({ code: 2 });
    writeFileSync(join(path, 'empty'), '');
    expect(await sandtable('restore', join(path, 'empty'), '--data', path)).toMatchObject({ code: 2 });
  });
});
