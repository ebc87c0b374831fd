import { Caller, type CallReply, type CancelSignal } from '@sandtable/host/calls';
import type { Patch } from '@sandtable/kernel/patch';
import { isMissingPart, NO_SCRIPT } from '../missing-file.js';
import { part } from '../parts.js';
import type { EngineCalls } from './engine.js';

/** Messages from the worker: replies to calls, and patches of the table. */
export type FromEngine = CallReply | { patch: Patch };

/** The page's side of an engine in a worker. */
export class EngineClient {
  private readonly worker: Worker;
  private readonly caller: Caller<EngineCalls>;

  constructor(onPatch: (patch: Patch) => void) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.caller = new Caller((message) => this.worker.postMessage(message));
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if ('patch' in data) onPatch(data.patch);
      else this.caller.hear(data);
    };
    this.worker.onerror = (event) => {
      // A script that cannot be loaded at all fails without a message.
      if (event.message && isMissingPart(event.message)) this.goOn(new Error(event.message));
      else this.caller.fail(new Error(event.message || NO_SCRIPT));
    };
  }

  /** The files of the bots were missing: they play on as soon as those can be loaded. */
  private goOn(missing: Error): void {
    let tries = 0;
    part(async () => {
      if (tries++ === 0) throw missing;
      await this.ask('goOn', []);
    }).catch(() => {});
  }

  ask<K extends keyof EngineCalls>(
    call: K,
    args: Parameters<EngineCalls[K]>,
    signal?: CancelSignal,
  ): Promise<Awaited<ReturnType<EngineCalls[K]>>> {
    return this.caller.ask(call, args, signal);
  }

  close(): void {
    this.worker.terminate();
    this.caller.fail(new Error('the table was left'));
  }
}

/** Starts an engine with its first call. If a file of it is missing, that is waited for, and another worker begins anew. */
export function startEngine<T>(
  onPatch: (patch: Patch) => void,
  first: (engine: EngineClient) => Promise<T>,
): Promise<{ engine: EngineClient; answer: T }> {
  return part(async () => {
    const engine = new EngineClient(onPatch);
    try {
      return { engine, answer: await first(engine) };
    } catch (error) {
      engine.close();
      throw error;
    }
  });
}
