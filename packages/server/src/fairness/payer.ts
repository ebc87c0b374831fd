import { AsyncLocalStorage } from 'node:async_hooks';

// There is one thread for everybody. Whatever is done in it is done for somebody: who that is goes along with
// what they asked for, also through waiting for the disk and into what bots answer to it.

/** Somebody for whom things are done, and who pays for them with their share of the time. */
export interface Payer {
  readonly key: string;
  /** So many milliseconds were used for them. */
  pay(time: number): void;
  /** Fulfilled when it is their turn; null where it is. */
  turn(): Promise<void> | null;
}

const paying = new AsyncLocalStorage<Payer | undefined>();
let timing = false;

/** For whom the present thing is done; null for what the house does by itself. */
export function payer(): Payer | null {
  return paying.getStore() ?? null;
}

/** Does something for somebody, and lets them pay for the time until it first waits. */
export function atExpenseOf<R>(who: Payer, act: () => R): R {
  return paying.run(who, () => timed(act));
}

/** Does something later, and still for whom it would be done now. */
export function carried<R>(act: () => R): () => R {
  const who = paying.getStore();
  return () => (paying.getStore() === who ? act() : paying.run(who, act));
}

/** Does something for nobody in particular, whoever it was that made it necessary. */
export function forTheHouse<R>(act: () => R): R {
  return payer() ? paying.run(undefined, act) : act();
}

/** Does something, and lets whoever asked for it pay for the time. */
export function timed<R>(act: () => R): R {
  const who = payer();
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
