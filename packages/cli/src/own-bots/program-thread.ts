import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type MessagePort, workerData } from 'node:worker_threads';
import { endMarked, endQuietly, MARK } from './strays.js';

/** What the thread of a program is given. */
export interface ProgramOrders {
  command: readonly string[];
  mark: string;
  port: MessagePort;
  /** The first becomes 1 with an answer; the second is the program's process. */
  signal: Int32Array;
}

export type ProgramCall = { kind: 'ask'; line: string } | { kind: 'end'; line: string } | { kind: 'kill' };

/** A line that the program said, or why it has lost. */
export type ProgramAnswer = { line: string } | { fault: string; missing?: boolean };

/** The longest line of a program. */
const LONGEST_LINE = 65_536;
/** How much of its standard error is kept, to tell why it ended. */
const KEPT_ERRORS = 2_000;
/** The most memory of a program and its children. */
const MOST_MEMORY = 2 ** 30;
const WATCH_EVERY = 250;
/** How long a program may take to end by itself after a game. */
const GRACE = 300;

// A program is talked to in a thread of its own, since the thread that plays the game waits for the answer.

const { command, mark, port, signal } = workerData as ProgramOrders;
const child = spawn(command[0], command.slice(1), {
  stdio: ['pipe', 'pipe', 'pipe'],
  detached: true,
  windowsHide: true,
  env: { ...process.env, [MARK]: mark },
});
Atomics.store(signal, 1, child.pid ?? 0);

let asked = false;
let fault: string | null = null;
/** There is no such program: an error of whoever named it. */
let missing = false;
let heard: Buffer[] = [];
let length = 0;
let errors = '';

function say(answer: ProgramAnswer): void {
  asked = false;
  port.postMessage(answer);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

function lose(why: string): void {
  if (fault !== null) return;
  fault = why;
  end();
  if (asked) say({ fault, missing });
}

function end(): void {
  clearInterval(watch);
  heard = [];
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.destroy();
  if (child.pid !== undefined) endQuietly(-child.pid);
  endMarked(mark);
}

child.on('error', (error: NodeJS.ErrnoException) => {
  missing = true;
  lose(`cannot be started (${error.code ?? error.message})`);
});

child.stdout.on('data', (chunk: Buffer) => {
  if (fault !== null) return;
  const newline = chunk.indexOf(10);
  length += newline < 0 ? chunk.length : newline;
  if (length > LONGEST_LINE) return lose(`says more than ${LONGEST_LINE} bytes in a line`);
  heard.push(chunk);
  if (newline < 0) return;
  if (!asked) return lose('says more than it was asked');
  if (chunk.subarray(newline + 1).some((byte) => byte > 32)) return lose('says more than it was asked');
  const line = Buffer.concat(heard).toString('utf8').trim();
  heard = [];
  length = 0;
  say({ line });
});

child.stderr.on('data', (chunk: Buffer) => {
  errors = (errors + chunk.toString('utf8')).slice(-KEPT_ERRORS);
});

// A program that has closed its input is noticed when it does not answer.
child.stdin.on('error', () => {});

child.on('close', (code, killedBy) => {
  const last = errors.trim().split('\n').at(-1);
  lose(`ended ${killedBy ? `by ${killedBy}` : `with code ${code}`}${last ? `: ${last}` : ''}`);
});

const watch = setInterval(() => {
  if (child.pid === undefined || memoryOf(child.pid) <= MOST_MEMORY) return;
  lose(`uses more than ${MOST_MEMORY / 2 ** 20} MB`);
}, WATCH_EVERY);

/** The resident memory of a process and its children, where the system tells it. */
function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, one) => sum + memoryOf(Number(one)), pages * 4096);
  } catch {
    return 0;
  }
}

port.on('message', (call: ProgramCall) => {
  if (call.kind === 'ask') {
    if (fault !== null) return say({ fault, missing });
    asked = true;
    child.stdin.write(`${call.line}\n`);
    return;
  }
  // The thread ends when nothing is left to wait for.
  port.close();
  if (fault !== null) return;
  if (call.kind === 'kill') return lose('is no longer needed');
  child.stdin.end(`${call.line}\n`);
  const late = setTimeout(() => lose('is no longer needed'), GRACE);
  child.on('close', () => clearTimeout(late));
});
