import type { Io } from '../command.js';

/** A progress bar on standard error, only on a terminal. */
export class Progress {
  private drawn = '';

  constructor(
    private readonly io: Io,
    private readonly total: number,
  ) {}

  show(done: number): void {
    if (!this.io.isTTY) return;
    const count = ` ${done} of ${this.total} games`;
    const width = Math.max(0, Math.min(40, this.io.columns - count.length - 3));
    const filled = Math.floor((done / this.total) * width);
    const line = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]${count}`;
    if (line === this.drawn) return;
    this.io.err(`\r${line}`);
    this.drawn = line;
  }

  clear(): void {
    if (this.drawn !== '') this.io.err(`\r${' '.repeat(this.drawn.length)}\r`);
    this.drawn = '';
  }
}
