import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no chromium was found: set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** The timeout for anything on a busy machine, in milliseconds. No test waits for a fixed time. */
export const PATIENCE = 60_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A page that records what must not happen: errors, and requests to other hosts. */
export class Visit {
  private readonly troubles: string[] = [];
  private readonly foreseen: RegExp[] = [];

  private constructor(
    readonly page: Page,
    readonly home: string,
  ) {}

  static async at(browser: Browser, home: string, how: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...how });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const visit = new Visit(page, home);
    page.on('pageerror', (error) => visit.troubles.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') visit.troubles.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.hostname !== new URL(home).hostname)
        visit.troubles.push(`a request to ${url.host}`);
    });
    return visit;
  }

  async go(hash = ''): Promise<void> {
    await this.page.goto(`${this.home}${hash}`);
  }

  /** Checks that axe-core finds nothing serious on the current page, in the light and in the dark theme. */
  async isAccessible(): Promise<void> {
    // Evaluated, not added as a script: the server's content security policy allows only its own scripts.
    await this.page.evaluate(
      `window.axe ?? (() => { ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')} })()`,
    );
    expect(await this.violations()).toEqual([]);
    await this.page.emulateMedia({ colorScheme: 'dark' });
    // Only the colours differ between the themes.
    expect(await this.violations('color-contrast')).toEqual([]);
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  private violations(rule?: string): Promise<string[]> {
    return this.page.evaluate(async (only) => {
      type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };
      type Axe = { run(context: object, how: object): Promise<{ violations: Violation[] }> };
      const axe: Axe = Reflect.get(window, 'axe');
      // The drawing itself is hidden from screen readers: everything on it is also available as text.
      const context = { include: [['body']], exclude: [['.map-wrapper'], ['.lid']] };
      const how = { resultTypes: ['violations'], ...(only ? { runOnly: [only] } : {}) };
      const { violations } = await axe.run(context, how);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`).join(' | ')}`,
        );
    }, rule);
  }

  /** Allows console lines that the test expects: a refusal by the server, a lost connection. */
  foresee(line: RegExp): void {
    this.foreseen.push(line);
  }

  async close(): Promise<void> {
    await this.page.context().close();
    expect(this.troubles.filter((text) => !this.foreseen.some((line) => line.test(text)))).toEqual([]);
  }
}
