import { AsyncLocalStorage } from 'node:async_hooks';

// There is one thread for everybody. Whatever is done in it is done for somebody: who that is goes along with
// what they asked for, also through waiting for the disk and into what bots answer to it.

/** Somebody for whom things are done, and who pays for them with their share of the time. */
export interface Requester {
  readonly key: string;
  /** So many milliseconds were used for them. */
  pay(time: number): void;
  /** Fulfilled when it is their turn; null where it is. */
  turn(): Promise<void> | null;
}

const requester = new AsyncLocalStorage<Requester | undefined>();
let timing = false;

/** For whom the present thing is done; null for what the house does by itself. */
export function currentRequester(): Requester | null {
  return requester.getStore() ?? null;
}

/** Does something for somebody, and lets them pay for the time until it first waits. */
export function chargeTo<R>(who: Requester, act: () => R): R {
  return requester.run(who, () => timed(act));
}

/** Does something later, and still for whom it would be done now. */
export function keepRequester<R>(act: () => R): () => R {
  const who = requester.getStore();
  return () => (requester.getStore() === who ? act() : requester.run(who, act));
}

/** Does something for nobody in particular, whoever it was that made it necessary. */
export function asServer<R>(act: () => R): R {
  return currentRequester() ? requester.run(undefined, act) : act();
}

/** Does something, and lets whoever asked for it pay for the time. */
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
