import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { EventLoop } from './event-loop.js';

/** How long the page is cached, in milliseconds: collecting the numbers takes a while. */
const FRESH = 250;

/** The server's metrics, for /metrics. Totals only: no number is about one person. */
export class Metrics {
  readonly registry = new Registry();
  readonly choices = new Counter({
    name: 'sandtable_choices_total',
    help: 'Choices that were made and written down',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly messages = new Counter({
    name: 'sandtable_messages_total',
    help: 'Messages over sockets and event streams',
    labelNames: ['direction'],
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'sandtable_request_seconds',
    help: 'How long requests took',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly writes = new Histogram({
    name: 'sandtable_write_seconds',
    help: 'From an event to its being on the disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1],
    registers: [this.registry],
  });

  constructor() {
    // From 0, not from the first time: a rate would miss that one.
    for (const by of ['person', 'bot', 'order']) this.choices.inc({ by }, 0);
    for (const direction of ['in', 'out']) this.messages.inc({ direction }, 0);
  }

  private text: { at: number; made: Promise<string> } | null = null;

  /** The page as text, cached however many scrapers ask. */
  page(): Promise<string> {
    const now = performance.now();
    if (!this.text || now - this.text.at >= FRESH) this.text = { at: now, made: this.registry.metrics() };
    return this.text.made;
  }

  readonly failedWrites = new Counter({
    name: 'sandtable_write_failures_total',
    help: 'Writes that the database refused or the disk did not take',
    registers: [this.registry],
  });

  /** A gauge that is read when the page is made. */
  watch(name: string, help: string, look: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(look());
      },
    });
  }

  private loop: EventLoop | null = null;

  /** Memory, processor and event loop of the process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
    const loop = new EventLoop();
    this.loop = loop;
    new Gauge({
      name: 'sandtable_loop_delay_seconds',
      help: 'How late the thread that everybody shares was, in the last ten to twenty seconds',
      labelNames: ['quantile'],
      registers: [this.registry],
      collect() {
        for (const [quantile, late] of Object.entries(loop.delays())) this.set({ quantile }, late);
      },
    });
    this.watch('sandtable_loop_busy_seconds', 'How long that thread has been busy', () => loop.busy());
  }

  close(): void {
    this.loop?.close();
    this.registry.clear();
  }
}
