import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { inOneLine } from '@sandtable/kernel';
import type { Io } from '../command.js';

/** Somebody sits at a keyboard. Otherwise a script plays, and its transcript has to be readable. */
export function isTerminal(input: Readable): boolean {
  return 'isTTY' in input && input.isTTY === true;
}

/** What the people at the terminal type, line by line. The end of the input and Ctrl-C are both null. */
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
      // What one person typed is not there for the next to scroll back to.
      historySize: 0,
      ...(this.terminal ? { output: process.stdout } : {}),
    });
    this.reader.on('line', (line) => this.arrive(line));
    this.reader.on('close', () => this.end());
    this.reader.on('SIGINT', () => this.end());
    io.interrupted.addEventListener('abort', () => this.end());
  }

  /** The next line, or null when nobody will type anything any more. */
  async next(prompt: string): Promise<string | null> {
    if (!this.terminal) this.io.out(prompt);
    const line = await this.take(prompt);
    // A script's line is not echoed by a terminal.
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
