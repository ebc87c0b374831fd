import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The weight of each file, gzipped, by its path. */
export type Weights = ReadonlyMap<string, number>;

/** Weighs what a page loads. A file that page and worker both ask for is loaded once. */
export class Weighing {
  private readonly loaded: { path: string; from: number; size: number }[] = [];
  private readonly reading: Promise<void>[] = [];

  private constructor(private readonly page: Page) {
    page.context().on('requestfinished', (request) => {
      const { pathname: path } = new URL(request.url());
      const from = request.timing().startTime;
      const read = async () => {
        const body = await (await request.response())?.body();
        if (body) this.loaded.push({ path, from, size: gzipSync(body).length });
      };
      this.reading.push(read().catch(() => {}));
    });
  }

  /** From now on. */
  static async of(page: Page): Promise<Weighing> {
    const weighing = new Weighing(page);
    // Hints and sounds are loaded when the question is there.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.prompt h2')) return;
        Reflect.set(window, 'askedAt', Date.now());
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    return weighing;
  }

  /** What was asked for before the first question was there, and all of it. */
  async result(): Promise<{ untilAsked: Weights; all: Weights }> {
    await Promise.all(this.reading);
    const askedAt = Number(await this.page.evaluate(() => Reflect.get(window, 'askedAt')));
    const before = this.loaded.filter(({ from }) => from <= askedAt);
    return { untilAsked: byPath(before), all: byPath(this.loaded) };
  }
}

const byPath = (files: readonly { path: string; size: number }[]): Weights =>
  new Map(files.map(({ path, size }) => [path, size]));

/** In kilobytes. */
export const sumOf = (weights: Weights) =>
  [...weights.values()].reduce((total, bytes) => total + bytes, 0) / 1000;
