import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Features of the browser that are switched off. The last list given to it counts, so this one repeats that of Playwright,
 * as far as it concerns these tests. The first line is ours: two hidden pages that the browser's own address bar loads with
 * every window, and that cost as much time as a small page of ours.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['ThirdPartyStoragePartitioning'],
];

export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no chromium was found: set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      // Machines that test have no sound: without it the page's sounds do not fail for want of a device.
      '--disable-audio-output',
      `--disable-features=${WITHOUT.join()}`,
    ],
  });
}

/** The timeout for anything on a busy machine, in milliseconds. No test waits for a fixed time. */
export const PATIENCE = 60_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A script, so large that it is sent to a page only once. */
const axeSource = () =>
  `(() => { ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')} })()`;

/** The visits of this file so far. */
let visits = 0;

/**
 * The page draws its seeds and ids as if at random, but the same in every run: a test meets the same games each time. Every
 * visit, and every page that it loads, draws others.
 */
function drawTheSame(visit: number): void {
  // An empty page before the first one has no storage.
  if (location.origin === 'null') return;
  const loads = Number(sessionStorage.getItem('test.loads') ?? 0) + 1;
  sessionStorage.setItem('test.loads', String(loads));
  let state = visit * 1_000_003 + loads * 7_919;
  const draw = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) & 0xff;
  };
  crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, all) => {
        all[i] = draw();
      });
    return array;
  };
}

/** A page that records what must not happen: errors, and requests to other hosts. */
export class Visit {
  private readonly troubles: string[] = [];
  private readonly foreseen: RegExp[] = [];

  private constructor(
    readonly page: Page,
    readonly home: string,
  ) {}

  static async at(browser: Browser, home: string, how: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      ...{ viewport: DESKTOP, reducedMotion: 'reduce' },
      // Only tests of it keep the whole build in the browser.
      ...{ serviceWorkers: 'block' },
      ...how,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(drawTheSame, ++visits);
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

  /** Sets "ask me to confirm" for the pages that follow. */
  async askFirst(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('sandtable.ask-first', 'on'));
  }

  /** Lets the pauses of the pages that follow take a tenth of their time: for tests that do not look at them. */
  async hurry(): Promise<void> {
    await this.page.addInitScript(() => {
      const patient = window.setTimeout.bind(window);
      const hurried = (act: () => void, ms = 0) => patient(act, ms / 10);
      Object.defineProperty(window, 'setTimeout', { value: hurried });
    });
  }

  /** Answers the page's own dialog. */
  async answer(button: string): Promise<void> {
    const dialog = this.page.locator('dialog[open]');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async go(hash = ''): Promise<void> {
    await this.page.goto(`${this.home}${hash}`);
  }

  /** Checks that axe-core finds nothing worse than minor on the current page, in the light and in the dark theme. */
  async isAccessible(): Promise<void> {
    // Evaluated, not added as a script: the server's content security policy allows only its own scripts.
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axeSource());
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
      const how = {
        resultTypes: ['violations'],
        // What is read out contains what is seen: not checked by default.
        ...(only ? { runOnly: [only] } : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
      };
      const { violations } = await axe.run(context, how);
      return violations
        .filter(({ impact }) => impact !== 'minor')
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
