import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder } from '../../test/server.js';
import { Pool } from './pool.js';

const script = join(freshFolder(), 'worker.mjs');
writeFileSync(
  script,
  `import { parentPort } from 'node:worker_threads';
  const hoard = [];
  parentPort.on('message', async ({ id, args: [task] }) => {
    if (task === 'hang') for (;;);
    if (task === 'hoard') for (;;) hoard.push(new Array(1e5).fill(id + 0.5));
    if (task === 'slow') await new Promise((resolve) => setTimeout(resolve, 200));
    if (task === 'fail') parentPort.postMessage({ id, error: { name: 'Error', message: 'it failed' } });
    else parentPort.postMessage({ id, value: 'did ' + task });
  });`,
);
const pools: Pool<string, string>[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.close())));
const pool = (patience: number) => {
  const memory = { maxOldGenerationSizeMb: 32 };
  const made = new Pool<string, string>({
    script: pathToFileURL(script),
    name: 'it',
    count: 1,
    patience,
    memory,
  });
  pools.push(made);
  return made;
};

describe('a pool of threads', () => {
  it('runs several tasks of one thread concurrently, and reports failures', async () => {
    const threads = pool(60_000);
    const ended: string[] = [];
    const run = (task: string) => threads.run(task).then((result) => ended.push(result));
    await Promise.all([run('slow'), run('fast')]);
    expect(ended).toEqual(['did fast', 'did slow']);
    await expect(threads.run('fail')).rejects.toThrow('it failed');
  });

  it('terminates a thread that takes too long, and starts another one', async () => {
    // Long enough for a thread to start on a busy machine.
    const threads = pool(10_000);
    await threads.run('fast');
    await expect(threads.run('hang')).rejects.toThrow('it has ended');
    expect(await threads.run('fast')).toBe('did fast');
  });

  it('survives a thread that runs out of memory', async () => {
    const threads = pool(60_000);
    await expect(threads.run('hoard')).rejects.toThrow(/memory/);
    expect(await threads.run('fast')).toBe('did fast');
  });
});
