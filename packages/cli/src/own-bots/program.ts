import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { Forfeit } from '@sandtable/bots';
import { inOneLine } from '@sandtable/kernel';
import { Failure } from '../failure.js';
import type { ProgramAnswer, ProgramCall, ProgramOrders } from './program-thread.js';
import { endAllMarked, endMarked, endQuietly, markOf } from './strays.js';

/** The longest reason that is told of a program. */
const LONGEST_REASON = 300;

let count = 0;

/**
 * A program that plays a seat in one game. It is asked and waited for: the loops that play games are not asynchronous,
 * so a thread talks to the program in the meantime.
 */
export class Program {
  private readonly port: MessagePort;
  private readonly signal = new Int32Array(new SharedArrayBuffer(8));
  private readonly mark = markOf(`${++count}.${Math.random().toString(36).slice(2)}`);
  private ended = false;

  constructor(
    private readonly seat: number,
    private readonly command: readonly string[],
  ) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const orders: ProgramOrders = { command, mark: this.mark, port: port2, signal: this.signal };
    endWithThisProcess();
    new Worker(new URL('./program-thread.js', import.meta.url), {
      workerData: orders,
      transferList: [port2],
    });
  }

  /** What it answers to a line. Without an answer in time it has lost. */
  ask(line: string, ms: number): string {
    Atomics.store(this.signal, 0, 0);
    this.call({ kind: 'ask', line });
    if (Atomics.wait(this.signal, 0, 0, ms) === 'timed-out')
      throw this.forfeit(`took more than ${ms / 1000} seconds`);
    const answer: ProgramAnswer | undefined = receiveMessageOnPort(this.port)?.message;
    if (!answer) throw this.forfeit('did not answer');
    if (!('fault' in answer)) return answer.line;
    const forfeit = this.forfeit(answer.fault);
    throw answer.missing ? new Failure(`${this.command[0]} ${answer.fault}`) : forfeit;
  }

  /** It has lost for this reason, and is ended at once. */
  forfeit(reason: string): Forfeit {
    this.call({ kind: 'kill' });
    this.ended = true;
    const pid = Atomics.load(this.signal, 1);
    if (pid > 0) endQuietly(-pid);
    endMarked(this.mark);
    return new Forfeit(this.seat, inOneLine(reason, LONGEST_REASON));
  }

  /** The game is over. It has a moment to end by itself. */
  end(line: string): void {
    if (this.ended) return;
    this.ended = true;
    this.call({ kind: 'end', line });
  }

  private call(call: ProgramCall): void {
    this.port.postMessage(call);
  }
}

let watched = false;

/** Whatever way this process ends, it leaves no program behind. */
function endWithThisProcess(): void {
  if (watched) return;
  watched = true;
  process.on('exit', endAllMarked);
}
