/**
 * Calls between two threads, or between a page and its worker: one side calls a method by name, the other replies once,
 * with a value or an error. Both sides only need a way to post messages, so the same code serves browsers and Node.
 */

/** A message from the caller: a call, or the cancellation of one. */
export type CallMessage =
  | { id: number; call: string; args: readonly unknown[]; cancellable?: true }
  | { cancel: number };

/** An error as sent: custom error classes do not survive posting. */
export interface SentError {
  name: string;
  message: string;
  code?: string;
}

export type CallReply = { id: number; value: unknown } | { id: number; error: SentError };

/** The methods of the other side. */
// biome-ignore lint/suspicious/noExplicitAny: any list of arguments, and any answer
type Methods<Calls> = { [K in keyof Calls]: (...args: any[]) => any };

/** Signals a cancellation; an AbortSignal fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void, how: { once: boolean }): void;
}

/** The call was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('the answer is no longer wanted');
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The calling side. */
export class Caller<Calls extends Methods<Calls>> {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(
    private readonly post: (message: CallMessage) => void,
    /** Makes an error of a sent one. */
    private readonly revive: (sent: SentError) => Error = plainError,
  ) {}

  /** The number of unanswered calls. */
  get load(): number {
    return this.waiting.size;
  }

  ask<K extends keyof Calls & string>(
    call: K,
    args: Parameters<Calls[K]>,
    signal?: CancelSignal,
  ): Promise<Awaited<ReturnType<Calls[K]>>> {
    if (signal?.aborted) return Promise.reject(new Cancelled());
    const id = ++this.last;
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    signal?.addEventListener('abort', () => this.cancel(id), { once: true });
    this.post({ id, call, args, ...(signal ? { cancellable: true } : {}) });
    return answer as Promise<Awaited<ReturnType<Calls[K]>>>;
  }

  /** Handles a reply; one to a cancelled call is ignored. */
  hear(reply: CallReply): void {
    const call = this.take(reply.id);
    if ('error' in reply) call?.reject(this.revive(reply.error));
    else call?.resolve(reply.value);
  }

  /** The other side is gone: all pending calls fail. */
  fail(error: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(error);
  }

  private cancel(id: number): void {
    const call = this.take(id);
    if (!call) return;
    call.reject(new Cancelled());
    this.post({ cancel: id });
  }

  private take(id: number): Waiting | undefined {
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    return call;
  }
}

/**
 * The answering side: returns the handler for incoming messages. Calls start in the order in which they arrive; only a
 * cancellable one first waits for `turn`, if given, so that it need not start if it is cancelled meanwhile.
 */
export function answerCalls<Calls extends Methods<Calls>>(
  calls: Calls,
  post: (reply: CallReply) => void,
  turn?: () => Promise<void>,
): (message: CallMessage) => Promise<void> {
  const cancelled = new Set<number>();
  const open = new Set<number>();
  return async (message) => {
    if ('cancel' in message) {
      if (open.has(message.cancel)) cancelled.add(message.cancel);
      return;
    }
    const { id, call, args, cancellable } = message;
    open.add(id);
    try {
      if (cancellable && turn) await turn();
      if (cancelled.has(id)) return;
      if (!isMethod(calls, call)) throw new Error(`nobody here answers '${call}'`);
      // Called synchronously if there is nothing to wait for, to keep the order of calls.
      const value = calls[call](...args);
      post({ id, value: isPromise(value) ? await value : value });
    } catch (error) {
      post({ id, error: sentError(error) });
    } finally {
      open.delete(id);
      cancelled.delete(id);
    }
  };
}

function isMethod<Calls>(calls: Calls, name: string): name is keyof Calls & string {
  return typeof (calls as Record<string, unknown>)[name] === 'function';
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, code } = error as Error & { code?: unknown };
  return { name, message, ...(typeof code === 'string' ? { code } : {}) };
}

export function plainError({ message, code }: SentError): Error {
  const error = new Error(message);
  return code === undefined ? error : Object.assign(error, { code });
}
