/** The worker in which a local table or a replay lives: calls come in, answers and updates go out. */
import { Engine } from './engine.js';
import type { Call, Reply } from './wire.js';

const post = (message: Reply) => globalThis.postMessage(message);

const channel = new MessageChannel();
/** Comes after the messages that are waiting already; a timer would be held back in a hidden tab. */
const pause = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

const engine = new Engine((patch) => post({ patch }), pause);

globalThis.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { id, call, args } = data;
  try {
    const method = engine[call] as (...all: unknown[]) => unknown;
    post({ id, value: await method.apply(engine, args) });
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
