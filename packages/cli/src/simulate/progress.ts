import type { Io } from '../command.js';

/** A progress bar on standard error, only on a terminal. */
export class Progress {
  private drawn = '';
  /** Where it began: a tournament may go on from earlier games. */
  private start: { done: number; at: number } | null = null;

  constructor(
    private readonly io: Io,
    private readonly total: number,
  ) {}

  show(done: number): void {
    if (!this.io.isTTY) return;
    this.start ??= { done, at: performance.now() };
    const count = ` ${done} of ${this.total} games${this.remaining(done)}`;
    const width = Math.max(0, Math.min(40, this.io.columns - count.length - 3));
    const filled = Math.floor((done / this.total) * width);
    const line = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]${count}`;
    if (line === this.drawn) return;
    this.io.err(`\r${line}`);
    this.drawn = line;
  }

  /** How long it will take from here, at the pace so far. */
  private remaining(done: number): string {
    const { done: before, at } = this.start!;
    if (done === before || done === this.total) return '';
    const seconds = Math.ceil((((performance.now() - at) / (done - before)) * (this.total - done)) / 1000);
    if (seconds < 90) return `, ${seconds} s left`;
    const minutes = Math.round(seconds / 60);
    return minutes < 90 ? `, ${minutes} min left` : `, ${Math.round(minutes / 60)} h left`;
  }

  clear(): void {
    if (this.drawn !== '') this.io.err(`\r${' '.repeat(this.drawn.length)}\r`);
    this.drawn = '';
  }
}
