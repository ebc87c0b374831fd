import type { BotAnswer } from '@sandtable/host';
import { Caller, type CallReply } from '@sandtable/host/calls';
import { NO_SCRIPT } from '../missing-file.js';
import type { MindCalls, MindTask } from './minds.js';

/** The name by which the worker of the bots knows what it is: it runs the same script as the engine. */
export const MINDS = 'minds';
/** How much longer than its budget a bot may take before it is interrupted, in milliseconds. */
const GRACE = 20_000;

/** The engine's side of the worker in which its bots think. It is started when the first of them has to. */
export class MindsClient {
  private worker: Worker | null = null;
  private readonly caller = new Caller<MindCalls>((message) => this.running().postMessage(message));

  constructor(private readonly script: string) {}

  async decide(task: MindTask): Promise<BotAnswer> {
    const most = (task.decision.budget.milliseconds ?? 0) + GRACE;
    const late = setTimeout(() => this.stop('the bot took too long'), most);
    try {
      return await this.caller.ask('decide', [task]);
    } finally {
      clearTimeout(late);
    }
  }

  ask<K extends keyof MindCalls>(
    call: K,
    args: Parameters<MindCalls[K]>,
  ): Promise<Awaited<ReturnType<MindCalls[K]>>> {
    return this.caller.ask(call, args);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.script, { type: 'module', name: MINDS });
    worker.onmessage = ({ data }: MessageEvent<CallReply>) => this.caller.hear(data);
    worker.onerror = (event) => this.stop(event.message || NO_SCRIPT);
    this.worker = worker;
    return worker;
  }

  /** Whatever it was thinking about fails; the next thought starts another worker. */
  private stop(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.caller.fail(new Error(why));
  }
}
