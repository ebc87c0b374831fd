import { type Signal, signal } from '@preact/signals';
import type { Outlook } from '../../table/client.js';

/** Nothing can be told. */
export const NOTHING_KNOWN: Outlook = { after: [], others: [], certain: false };

/** How many previews of one decision are kept. */
const KEPT = 60;

/** A choice, or two in a row, in notation. */
export type Lines = readonly [string] | readonly [string, string];

const keyOf = (lines: Lines): string => lines.join('\n');

/**
 * The previews of one decision: each is requested once, one request at a time, and of those that wait the urgent one
 * first. What is pointed at changes quickly, so only the newest of it waits.
 */
export class Foresights {
  private readonly known: Signal<ReadonlyMap<string, Outlook>> = signal(new Map());
  private urgent: Lines | null = null;
  private idle: Lines | null = null;
  private running: string | null = null;
  private decision = 0;

  constructor(private readonly ask: (lines: Lines) => Promise<Outlook | null>) {}

  /** What these choices would lead to; null while it is unknown. */
  of(lines: Lines): Outlook | null {
    return this.known.value.get(keyOf(lines)) ?? null;
  }

  request(lines: Lines, urgently: boolean): void {
    if (this.known.peek().has(keyOf(lines)) || this.running === keyOf(lines)) return;
    if (urgently) this.urgent = lines;
    else this.idle = lines;
    void this.run();
  }

  /** Resolves when these choices are previewed, or the decision is over. */
  async ready(lines: Lines): Promise<void> {
    const { decision } = this;
    this.request(lines, true);
    if (this.known.peek().has(keyOf(lines))) return;
    await new Promise<void>((resolve) => {
      const stop = this.known.subscribe((known) => {
        if (!known.has(keyOf(lines)) && decision === this.decision) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  /** Another decision: what was known holds no more. */
  clear(): void {
    this.decision++;
    this.urgent = null;
    this.idle = null;
    this.known.value = new Map();
  }

  private async run(): Promise<void> {
    if (this.running !== null) return;
    for (let lines = this.next(); lines; lines = this.next()) {
      const { decision } = this;
      this.running = keyOf(lines);
      // Without a preview the choice can still be made.
      const found = await this.ask(lines).catch(() => null);
      this.running = null;
      if (decision === this.decision) this.keep(keyOf(lines), found ?? NOTHING_KNOWN);
    }
  }

  private next(): Lines | null {
    const lines = this.urgent ?? this.idle;
    if (lines === this.urgent) this.urgent = null;
    else this.idle = null;
    return lines && this.known.peek().has(keyOf(lines)) ? this.next() : lines;
  }

  private keep(key: string, found: Outlook): void {
    const newest = [...this.known.peek()].slice(-(KEPT - 1));
    this.known.value = new Map([...newest, [key, found]]);
  }
}
