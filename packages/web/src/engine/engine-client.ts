import type { Patch } from '@sandtable/kernel/patch';
import type { EngineCalls } from './engine.js';
import type { Call, Reply } from './wire.js';

/** The page's side of an engine in a worker. */
export class EngineClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private last = 0;

  constructor(onPatch: (patch: Patch) => void) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('patch' in data) return onPatch(data.patch);
      const call = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.value);
    };
    this.worker.onerror = (event) => this.fail(new Error(event.message || 'the engine stopped'));
  }

  ask<K extends keyof EngineCalls>(
    call: K,
    ...args: Parameters<EngineCalls[K]>
  ): Promise<ReturnType<EngineCalls[K]>> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, call, args } satisfies Call);
    });
  }

  close(): void {
    this.worker.terminate();
    this.fail(new Error('the table was left'));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
