import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cluster, Unanswered } from './cluster.js';
import type { Task } from './messages.js';

// What a process does whose line to the others was down: the database was killed, or the network was cut.

const TASK: Task = { table: 't', name: 'choose', person: { id: 'ada', name: 'Ada' }, body: {}, selves: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that says yes to everything, and a line that can be broken. */
class Pretended {
  renewals = 0;
  opened = 0;
  readonly sent: string[] = [];
  hear: (text: string) => void = () => {};
  cut: () => void = () => {};

  readonly store: ConstructorParameters<typeof Cluster>[0] = {
    open: async (_: string, __: number, hear: (text: string) => void) => {
      this.opened++;
      this.hear = hear;
      const broken = new Promise<void>((resolve) => {
        this.cut = resolve;
      });
      const renew = async () => {
        this.renewals++;
        return { held: true, living: ['other'] };
      };
      return { broken, renew, close: async () => {} };
    },
    send: async (_: string | null, text: string) => void this.sent.push(text),
    leave: async () => {},
  };
}

async function joined(resumed: () => Promise<void> = async () => {}) {
  const database = new Pretended();
  const cluster = new Cluster(database.store);
  const reports: string[] = [];
  await cluster.join({
    does: async () => ({ done: null }),
    resumed,
    report: (_, error) => void reports.push(error.message),
  });
  return { cluster, database, reports };
}

/** How a question ends, as far as it has ended. */
function outcome(asked: Promise<unknown>): () => string {
  let how = 'waits';
  asked.then(
    () => {
      how = 'answered';
    },
    (error) => {
      how = error instanceof Unanswered ? 'asked again' : String(error);
    },
  );
  return () => how;
}

describe('a question whose answer cannot come', () => {
  it('is asked again as soon as the other process says that it hears again', async () => {
    const { cluster, database } = await joined();
    const choice = outcome(cluster.ask('other', TASK, 4_000, true));
    const elsewhere = outcome(cluster.ask('third', TASK, 4_000, true));
    // Nobody knows whether this one was done: it must not be done twice.
    const pause = outcome(cluster.ask('other', { ...TASK, name: 'pause' }, 4_000));
    database.hear(JSON.stringify({ k: 'hello', from: 'other' }));
    await vi.advanceTimersByTimeAsync(1);
    expect([choice(), elsewhere(), pause()]).toEqual(['asked again', 'waits', 'waits']);
    await cluster.leave();
  });

  it('is asked again when this process hears again, and it tells the others that it does', async () => {
    const { cluster, database } = await joined();
    const choice = outcome(cluster.ask('other', TASK, 4_000, true));
    const hellos = () => database.sent.filter((text) => JSON.parse(text).k === 'hello').length;
    expect([database.opened, hellos()]).toEqual([1, 1]);
    database.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([database.opened, hellos(), choice()]).toEqual([2, 2, 'asked again']);
    await cluster.leave();
  });
});

describe('comparing everything after the line was down', () => {
  it('does not keep the lease from being renewed, however long it takes', async () => {
    let done = () => {};
    const resumed = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    const { cluster, database } = await joined(resumed);
    database.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(resumed).toHaveBeenCalledTimes(1);
    // Every 0.7 seconds.
    expect(database.renewals).toBeGreaterThan(10);
    done();
    await cluster.leave();
  });

  it('is repeated until it succeeds, and reported once', async () => {
    let fails = 3;
    const resumed = vi.fn(async () => {
      if (fails-- > 0) throw new Error('it is away again');
    });
    const { cluster, database, reports } = await joined(resumed);
    database.cut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(resumed).toHaveBeenCalledTimes(4);
    expect(reports).toEqual(['it is away again']);
    await cluster.leave();
  });
});
