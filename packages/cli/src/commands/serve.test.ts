import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { folder, sandtable } from '../../test/command.js';

const program = fileURLToPath(new URL('../../bin/sandtable.js', import.meta.url));

describe('serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves the games until %s, and ends well', async (signal) => {
    const data = folder().path;
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', data], {
      env: { ...process.env, PORT: 'not used', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    while (!said.includes('\n')) {
      expect(child.exitCode).toBeNull();
      await setTimeout(20);
    }
    const address = /http:\S+/.exec(said)?.[0];
    const games = (await (await fetch(`${address}/api/games`)).json()) as {
      id: string;
      example: boolean;
    }[];
    expect(games.filter(({ example }) => !example).map(({ id }) => id)).toContain('qmg-ww2');
    expect((await fetch(`${address}/`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  it('rejects an invalid port', async () => {
    const { code, out, err } = await sandtable('serve', '--port', 'http');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^sandtable: 'http' is not a port: [^\n]*\n$/);
  });

  it('rejects a folder that cannot store data', () => {
    const file = join(folder().path, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'sub')]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'serve', '--port', '0'], {
        env: { ...process.env, DATA_DIR: place },
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^sandtable: the data folder [^\n]* cannot be made: [^\n]*\n$/);
    }
  });

  it('rejects an invalid address', async () => {
    vi.stubEnv('PUBLIC_URL', 'games');
    const { code, err } = await sandtable('serve', '--data', folder().path);
    vi.unstubAllEnvs();
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain("'games' is no PUBLIC_URL");
  });
});
