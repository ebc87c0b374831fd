/** The worker that runs a local table or a replay: it receives calls and sends replies and updates. */
import { answerCalls, type CallMessage } from '@sandtable/host/calls';
import { Engine, type EngineCalls } from './engine.js';
import type { FromEngine } from './engine-client.js';
import type { MindCalls } from './minds.js';
import { MINDS, MindsClient } from './minds-client.js';

const post = (message: FromEngine) => globalThis.postMessage(message);

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
/** Resolves after the messages that are already queued. Not a timer: hidden tabs throttle timers. */
const pause = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

/** The name of this file has the digest of all that it loads; while it is being worked on, every page is another. */
const build = import.meta.env.DEV ? String(performance.timeOrigin) : globalThis.location.pathname;

const engine = () =>
  answerCalls<EngineCalls>(
    new Engine((patch) => post({ patch }), pause, build, new MindsClient(globalThis.location.href)),
    post,
    pause,
  );
/** The bots think in a second worker of this script, so that nothing is loaded twice. */
const minds = async () => answerCalls<MindCalls>(new (await import('./minds.js')).Minds(pause), post);

const answering = globalThis.self.name === MINDS ? minds() : Promise.resolve(engine());
answering.catch((error) => {
  // Reported to whoever started this worker: a rejected promise would not be.
  setTimeout(() => {
    throw error;
  });
});
globalThis.addEventListener('message', async ({ data }: MessageEvent<CallMessage>) =>
  (await answering)(data),
);
