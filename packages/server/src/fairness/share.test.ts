import { setTimeout as pass } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { asServer, chargeTo, currentRequester, keepRequester, timed } from './requester.js';
import { RoundRobin } from './round-robin.js';
import { CpuShare, CpuShares } from './share.js';
import { TableLoader } from './table-loader.js';

/** Keeps the event loop busy for a while. */
function burn(time: number): void {
  for (const began = performance.now(); performance.now() - began < time; );
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the share of an address', () => {
  it('is used in slices, and others are served in between', async () => {
    const [greedy, modest] = [new CpuShare('10.0.0.1'), new CpuShare('10.0.0.2')];
    let done = 0;
    for (let i = 0; i < 50; i++) greedy.do('somebody', () => burn(5) ?? done++);
    expect(done).toBeLessThanOrEqual(2);
    let answered = false;
    modest.do('somebody else', () => {
      answered = true;
    });
    expect(answered).toBe(true);
    for (let turns = 0; turns < 10; turns++) {
      const before = done;
      await nextTurn();
      expect(done - before).toBeLessThanOrEqual(2);
    }
  });

  it('counts asynchronous work that goes on after the action returned', async () => {
    const share = new CpuShare('10.0.0.1');
    let done = 0;
    const later = async () => {
      await null;
      timed(() => burn(5));
      done++;
    };
    for (let i = 0; i < 50; i++) share.do('somebody', () => void later());
    for (let turns = 0; turns < 5; turns++) {
      const before = done;
      await nextTurn();
      // The actions of the last turn, and those that begin in this one.
      expect(done - before).toBeLessThanOrEqual(4);
    }
    expect(done).toBeGreaterThan(0);
  });

  it('runs all waiting actions, in order for each person, with the people in turn', async () => {
    const share = new CpuShare('10.0.0.1');
    share.pay(20);
    const done: string[] = [];
    for (let i = 0; i < 40; i++) share.do('loud', () => done.push(`loud ${i}`));
    for (let i = 0; i < 3; i++) share.do('quiet', () => done.push(`quiet ${i}`));
    while (done.length < 43) await pass(5);
    expect(done.filter((one) => one.startsWith('loud'))).toEqual(
      Array.from({ length: 40 }, (_, i) => `loud ${i}`),
    );
    expect(done.indexOf('quiet 2')).toBeLessThan(7);
  });

  it('is limited to a part of the time, however much is requested', async () => {
    const share = new CpuShare('10.0.0.1');
    const began = performance.now();
    let used = 0;
    let longest = 0;
    let asked = 0;
    const ask = () => {
      asked++;
      share.do('x', () => {
        const start = performance.now();
        burn(5);
        const took = performance.now() - start;
        used += took;
        longest = Math.max(longest, took);
        if (performance.now() - began < 2_000) ask();
      });
    };
    for (let i = 0; i < 20; i++) ask();
    await pass(1_500);
    const passed = performance.now() - began;
    // The saved-up time, its part, and the last action that began.
    expect(used).toBeLessThan(300 + 0.3 * passed + longest);
    expect(asked).toBeGreaterThan(20);
  });

  it('limits how many actions wait', () => {
    const share = new CpuShare('10.0.0.1');
    share.pay(10_000);
    const heard = Array.from({ length: 300 }, () => share.do('x', () => {}));
    expect(heard.filter(Boolean)).toHaveLength(200);
    expect(heard.at(-1)).toBe(false);
  });

  it('is the same object while it is in use', () => {
    const shares = new CpuShares();
    const mine = shares.of('10.0.0.1');
    mine.pay(1_000);
    for (let i = 0; i < 5_000; i++) shares.of(`10.1.${i >> 8}.${i & 255}`);
    expect(shares.of('10.0.0.1')).toBe(mine);
  });
});

describe('a requester', () => {
  it('is charged for its own work, also after waiting, and for nothing else', async () => {
    const share = new CpuShare('10.0.0.1');
    const seen: (string | null)[] = [];
    let later = () => {};
    await chargeTo(share, async () => {
      seen.push(currentRequester()?.key ?? null);
      later = keepRequester(() => void seen.push(currentRequester()?.key ?? null));
      await nextTurn();
      seen.push(currentRequester()?.key ?? null);
      asServer(() => seen.push(currentRequester()?.key ?? null));
    });
    seen.push(currentRequester()?.key ?? null);
    later();
    expect(seen).toEqual(['10.0.0.1', '10.0.0.1', null, null, '10.0.0.1']);
  });
});

describe('reading tables', () => {
  it('runs a few at a time, for each address in turn, and in the background when no request waits', async () => {
    const loading = new TableLoader();
    const order: string[] = [];
    let now = 0;
    let most = 0;
    const read = (name: string) => async () => {
      most = Math.max(most, ++now);
      order.push(name);
      await nextTurn();
      now--;
      return name;
    };
    const [loud, quiet] = [new CpuShare('10.0.0.1'), new CpuShare('10.0.0.2')];
    const all = [
      ...Array.from({ length: 5 }, (_, i) => loading.inBackground(read(`house ${i}`))),
      ...Array.from({ length: 20 }, (_, i) => chargeTo(loud, () => loading.forRequest(read(`loud ${i}`)))),
      chargeTo(quiet, () => loading.forRequest(read('quiet'))),
      chargeTo(quiet, () =>
        loading.forRequest(async () => {
          expect(currentRequester()).toBe(quiet);
          throw new Error('not to be read');
        }),
      ).catch((error: Error) => error.message),
    ];
    expect((await Promise.all(all)).slice(-2)).toEqual(['quiet', 'not to be read']);
    expect(most).toBe(2);
    expect(order.indexOf('quiet')).toBeLessThan(6);
    expect(order.slice(-4)).toEqual(['house 1', 'house 2', 'house 3', 'house 4']);
  });

  it('does not start during a shutdown: waiting requests are refused', async () => {
    const loading = new TableLoader();
    let read = 0;
    let finish = () => {};
    const slowly = () => {
      read++;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    const [first, second] = [loading.forRequest(async () => read++), loading.forRequest(slowly)];
    const waiting = [loading.forRequest(slowly), loading.inBackground(slowly)].map((one) =>
      one.catch((error: Error) => error.message),
    );
    loading.close(new Error('it ends here'));
    await first;
    finish();
    await second;
    expect(await Promise.all(waiting)).toEqual(['it ends here', 'it ends here']);
    expect(read).toBe(2);
  });
});

it('a round robin serves every key in turn', () => {
  const line = new RoundRobin<number>();
  for (const i of [1, 2, 3]) line.add('a', i);
  line.add('b', 4);
  expect([line.size, line.has('b'), line.has('c')]).toEqual([4, true, false]);
  expect([line.next(), line.next(), line.next(), line.next(), line.next()]).toEqual([1, 4, 2, 3, undefined]);
  expect([line.size, line.has('a')]).toEqual([0, false]);
});
