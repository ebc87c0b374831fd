import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { inOneLine } from '@sandtable/kernel';
import type { Io } from '../command.js';

/** True if the input is a terminal. Otherwise a script plays, and its transcript must be readable. */
export function isTerminal(input: Readable): boolean {
  return 'isTTY' in input && input.isTTY === true;
}

/** Reads the players' input line by line. End of input and Ctrl-C both give null. */
export class Lines {
  private readonly reader: Interface;
  private readonly terminal: boolean;
  private readonly typed: string[] = [];
  private ended = false;
  private waiting: ((line: string | null) => void) | null = null;

  constructor(private readonly io: Io) {
    this.terminal = isTerminal(io.input);
    this.reader = createInterface({
      input: io.input,
      terminal: this.terminal,
      // No input history, so that the next player cannot scroll back to it.
      historySize: 0,
      ...(this.terminal ? { output: process.stdout } : {}),
    });
    this.reader.on('line', (line) => this.arrive(line));
    this.reader.on('close', () => this.end());
    this.reader.on('SIGINT', () => this.end());
    io.interrupted.addEventListener('abort', () => this.end());
  }

  /** The next line, or null at the end of the input. */
  async next(prompt: string): Promise<string | null> {
    if (!this.terminal) this.io.out(prompt);
    const line = await this.take(prompt);
    // No terminal echoes a script's line, so print it.
    if (!this.terminal) this.io.out(`${inOneLine(line ?? '')}\n`);
    else if (line === null) this.io.out('\n');
    return line;
  }

  close(): void {
    this.reader.close();
  }

  private take(prompt: string): Promise<string | null> {
    const line = this.typed.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = resolve;
      if (!this.terminal) return;
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    });
  }

  private arrive(line: string): void {
    if (!this.waiting) this.typed.push(line);
    this.answer(line);
  }

  private end(): void {
    this.ended = true;
    this.answer(null);
  }

  private answer(line: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(line);
  }
}
