import { Caller, type CallReply, type CancelSignal } from '@sandtable/host/calls';
import type { Patch } from '@sandtable/kernel/patch';
import { isMissingPart } from '../missing-file.js';
import { tellMissing } from '../shell/missing-part.js';
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
      if (!event.message || isMissingPart(event.message)) void tellMissing();
      this.caller.fail(new Error(event.message || 'the engine stopped'));
    };
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
