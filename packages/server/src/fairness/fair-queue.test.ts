import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

/** Actions that end when the test says so. */
function errands(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (requester: string, name: string) =>
      queue.run(requester, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    async end(name: string) {
      ends.get(name)!();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a fair queue', () => {
  it('lets no requester wait for the backlog of another', async () => {
    const { begun, ask, end } = errands(new FairQueue(2, 40));
    for (let i = 0; i < 40; i++) void ask('flood', `f${i}`);
    void ask('ada', 'a0');
    void ask('ada', 'a1');
    void ask('bob', 'b0');
    expect(begun).toEqual(['f0', 'a0']);
    await end('a0');
    expect(begun).toEqual(['f0', 'a0', 'b0']);
    await end('b0');
    await end('f0');
    expect(begun).toEqual(['f0', 'a0', 'b0', 'a1', 'f1']);
  });

  it('refuses a requester with too many waiting actions, and serves the others', async () => {
    const { ask, end } = errands(new FairQueue(1, 3));
    const first = ask('ada', 'a0');
    const asked = Array.from({ length: 5 }, (_, i) => ask('ada', `a${i + 1}`));
    expect(asked.map((one) => one !== null)).toEqual([true, true, true, false, false]);
    const bob = ask('bob', 'b0');
    await end('a0');
    expect(await first).toBe('a0');
    await end('b0');
    expect(await bob).toBe('b0');
  });

  it('goes on after an action failed', async () => {
    const queue = new FairQueue(1, 3);
    const failed = queue.run('ada', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await queue.run('ada', async () => 'yes')).toBe('yes');
  });
});
