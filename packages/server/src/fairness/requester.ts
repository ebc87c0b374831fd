import { AsyncLocalStorage } from 'node:async_hooks';

// All requests share one event loop. The requester that a piece of work is charged to follows it through async calls:
// disk writes, and the bots' replies to a choice.

/** The client address that work is done for; it pays from its share of the event loop. */
export interface Requester {
  readonly key: string;
  /** Charges this many milliseconds. */
  pay(time: number): void;
  /** Resolves when it is the requester's turn; null if it may run now. */
  turn(): Promise<void> | null;
}

const requester = new AsyncLocalStorage<Requester | undefined>();
let timing = false;

/** The requester of the current work; null for the server's own work. */
export function currentRequester(): Requester | null {
  return requester.getStore() ?? null;
}

/** Runs an action for a requester and charges them for its synchronous part. */
export function chargeTo<R>(who: Requester, act: () => R): R {
  return requester.run(who, () => timed(act));
}

/** Runs an action for a requester at another process, where the time that it takes is not known. */
export function onBehalfOf<R>(key: string, act: () => R): R {
  return requester.run({ key, pay() {}, turn: () => null }, act);
}

/** Wraps an action so that it later runs for the current requester. */
export function keepRequester<R>(act: () => R): () => R {
  const who = requester.getStore();
  return () => (requester.getStore() === who ? act() : requester.run(who, act));
}

/** Runs an action as the server's own work, charged to no requester. */
export function asServer<R>(act: () => R): R {
  return currentRequester() ? requester.run(undefined, act) : act();
}

/** Runs an action and charges its time to the current requester. */
export function timed<R>(act: () => R): R {
  const who = currentRequester();
  if (!who || timing) return act();
  const began = performance.now();
  timing = true;
  try {
    return act();
  } finally {
    timing = false;
    who.pay(performance.now() - began);
  }
}
