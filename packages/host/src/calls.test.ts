import { describe, expect, it } from 'vitest';
import { answerCalls, Caller, type CallMessage, type CallReply, Cancelled } from './calls.js';

const wait = () => new Promise<void>((resolve) => setTimeout(resolve));

class Sums {
  constructor(private readonly asked: string[] = []) {}
  add(a: number, b: number): number {
    this.asked.push(`${a}+${b}`);
    return a + b;
  }
  async later(a: number): Promise<number> {
    await wait();
    return a;
  }
  fail(code: string): never {
    throw Object.assign(new RangeError('it failed'), { code });
  }
  async failLater(): Promise<void> {
    throw new Error('it failed later');
  }
}

/** Two sides that post to each other, a little later and as copies, as threads do. */
function sides(turn?: () => Promise<void>) {
  const asked: string[] = [];
  const posted: CallMessage[] = [];
  const caller: Caller<Sums> = new Caller((message) => {
    posted.push(message);
    setTimeout(() => void answer(structuredClone(message)));
  });
  const answer = answerCalls<Sums>(
    new Sums(asked),
    (reply: CallReply) => setTimeout(() => caller.hear(structuredClone(reply))),
    turn,
  );
  return { asked, caller, posted };
}

describe('calls between threads', () => {
  it('each get their own answer, whichever comes first', async () => {
    const { caller } = sides();
    const both = [caller.ask('later', [1]), caller.ask('add', [2, 3])] as const;
    expect(caller.load).toBe(2);
    const order: number[] = [];
    await Promise.all(both.map((one) => one.then((value) => order.push(value))));
    expect([order, caller.load]).toEqual([[5, 1], 0]);
  });

  it('report errors with their code', async () => {
    const { caller } = sides();
    await expect(caller.ask('fail', ['full'])).rejects.toMatchObject({ message: 'it failed', code: 'full' });
    await expect(caller.ask('failLater', [])).rejects.toThrow('it failed later');
    await expect(caller.ask('nothing' as 'failLater', [])).rejects.toThrow("nobody here answers 'nothing'");
  });

  it('restore custom errors with a `revive` function', async () => {
    const post = (message: CallMessage) => void answer(message);
    const caller = new Caller<Sums>(post, ({ name, message }) =>
      name === 'RangeError' ? new RangeError(message) : new Error(message),
    );
    const answer = answerCalls<Sums>(new Sums(), (reply) => caller.hear(reply));
    await expect(caller.ask('fail', ['x'])).rejects.toBeInstanceOf(RangeError);
  });

  it('all fail when the other side is gone', async () => {
    const caller = new Caller<Sums>(() => {});
    const asked = [caller.ask('add', [1, 2]), caller.ask('later', [3])];
    caller.fail(new Error('it has ended'));
    for (const one of asked) await expect(one).rejects.toThrow('it has ended');
    expect(caller.load).toBe(0);
  });

  it('can be cancelled, before they start if possible', async () => {
    const { caller, asked: begun, posted } = sides(() => wait());
    const stop = new AbortController();
    const [first, second] = [caller.ask('add', [1, 1], stop.signal), caller.ask('add', [2, 2])];
    stop.abort();
    await expect(first).rejects.toBeInstanceOf(Cancelled);
    expect(await second).toBe(4);
    expect([begun, posted.at(-1)]).toEqual([['2+2'], { cancel: 1 }]);
    await expect(caller.ask('add', [5, 5], stop.signal)).rejects.toBeInstanceOf(Cancelled);
  });

  it('ignore the answer to a cancelled call', async () => {
    const { caller, asked: begun } = sides();
    const stop = new AbortController();
    const asked = caller.ask('add', [1, 1], stop.signal);
    await wait();
    stop.abort();
    await expect(asked).rejects.toBeInstanceOf(Cancelled);
    expect(await caller.ask('later', [7])).toBe(7);
    expect(begun).toEqual(['1+1']);
  });
});
