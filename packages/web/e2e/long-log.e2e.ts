import { Machine, Match, printJournal } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { asked, choose, openTab } from './player.js';

// A log of thousands of lines: the page keeps and draws only some of them, but all can be read.

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const PAIRS = 1_600;
/** The maximum number of lines drawn. */
const MOST = 1_000;
const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2'];
/** The text of a line of the notation. */
const written = (line: number) => `noughts: ${line % 2 === 0 ? `mark ${CELLS[(line / 2) % 5]}` : 'undo'}`;

/** A journal of choices, each of them undone. */
async function longJournal(): Promise<string> {
  const game = (await findGame('noughts'))!;
  const match = Match.open(new Machine<unknown, unknown>(game), 'long');
  for (let i = 0; i < PAIRS; i++) {
    match.choose('noughts', `mark ${CELLS[i % 5]}`);
    match.choose('noughts', 'undo');
  }
  match.header.tags.crosses = 'bot random';
  return printJournal(match.journal());
}

async function openTable(visit: Visit, journal: string): Promise<void> {
  const { page } = visit;
  await visit.go();
  await page.locator('input[type=file]').setInputFiles({
    name: 'long.journal',
    mimeType: 'text/plain',
    buffer: Buffer.from(journal),
  });
  await page.waitForURL(/#\/replay\//);
  await visit.go(`#/table/${page.url().split('/').at(-1)}`);
  await asked(page);
}

/** The drawn lines: how many, from where to where, and the position of the first visible one. */
function look(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector('.log-lines')!;
    const all = [...box.querySelectorAll<HTMLElement>('[data-line]')];
    const { top } = box.getBoundingClientRect();
    const seen = all.find((line) => line.getBoundingClientRect().bottom > top + 1)!;
    return {
      count: all.length,
      first: Number(all[0].dataset.line),
      last: Number(all.at(-1)!.dataset.line),
      inSight: Number(seen.dataset.line),
      top: Math.round(seen.getBoundingClientRect().top - top),
      below: Math.round(box.scrollHeight - box.clientHeight - box.scrollTop),
    };
  });
}

const firstIs = (page: Page, line: number) =>
  page.waitForFunction(
    (n) => document.querySelector('.log-lines [data-line]')?.getAttribute('data-line') === String(n),
    line,
  );

const lineText = (page: Page, line: number) => page.locator(`.log-lines [data-line="${line}"]`).textContent();

it('shows the end of a long log, and the rest on scrolling up', async () => {
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await openTable(visit, await longJournal());
  await openTab(page, 'Log');
  await page.getByRole('button', { name: 'In notation' }).click();

  // Scrolled to the end, with only the last lines drawn.
  await expect
    .poll(() => look(page), { timeout: PATIENCE })
    .toMatchObject({ last: 2 * PAIRS - 1, first: 2 * PAIRS - 200, below: 0 });
  await page.getByRole('button', { name: `Earlier lines (${2 * PAIRS - 200})` }).waitFor();

  // Scroll to the top by keyboard: one more page is loaded, and nothing has moved.
  await page.locator('.log-lines').focus();
  await page.keyboard.press('Home');
  await firstIs(page, 2 * PAIRS - 400);
  await page.waitForFunction(() => document.querySelector('.log-lines')!.scrollTop > 300);
  const now = await look(page);
  expect(now.last).toBe(2 * PAIRS - 1);
  // The page was loaded before the first line was reached.
  expect(Math.abs(now.inSight - (2 * PAIRS - 200))).toBeLessThan(10);
  expect(await lineText(page, now.first)).toBe(written(now.first));
  await visit.isAccessible();

  // New lines do not move anything either, and are announced; earlier lines are not.
  await choose(page, 'mark a1');
  const live = page.locator('.log-lines [role=log]');
  await live.locator(`[data-line="${2 * PAIRS + 1}"]`).waitFor();
  const after = await look(page);
  expect(after).toMatchObject({ inSight: now.inSight, top: now.top, last: 2 * PAIRS + 1 });
  expect(await lineText(page, 2 * PAIRS)).toBe('noughts: mark a1');
  expect(await live.locator(`[data-line="${now.first}"]`).count()).toBe(0);

  // All the way back, page by page.
  const earlier = page.getByRole('button', { name: /^Earlier lines/ });
  for (let { first } = now; first > 0; first = (await look(page)).first) {
    // Scrolled to and pressed in one go: by itself, scrolling there loads the page, and the button moves away.
    await page
      .getByRole('button', { name: /^Earlier lines/, disabled: false })
      .evaluate((button: HTMLElement) => {
        button.closest('.log-lines')!.scrollTop = 0;
        button.click();
      });
    await page.waitForFunction((n) => document.querySelector(`[data-line="${n}"]`) !== null, first - 200);
    expect((await look(page)).count).toBeLessThan(MOST);
  }
  await earlier.waitFor({ state: 'detached' });
  for (const line of [0, 1, 250, 599]) expect(await lineText(page, line)).toBe(written(line));
  expect((await look(page)).last).toBe(599);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('log-lines');

  // Forward again by scrolling, and then straight to the end.
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('[data-line="799"]') !== null);
  await visit.isAccessible();
  // By keyboard: scrolling to the button may load another page, and it moves away under a pointer.
  await page.getByRole('button', { name: 'To the latest' }).press('Enter');
  await page.locator(`.log-lines [data-line="${2 * PAIRS + 1}"]`).waitFor();
  await expect.poll(() => look(page), { timeout: PATIENCE }).toMatchObject({ below: 0, last: 2 * PAIRS + 1 });
  await visit.close();
});
