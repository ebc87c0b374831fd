import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { DESKTOP, launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { answer, asked, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** The journal with a person at one seat, and at the others bots. */
function withPlayer(journal: string, person: string, seats: readonly string[]): string {
  const tags = seats.map((seat) => `${seat}: ${seat === person ? 'Ann' : 'bot greedy'}\n`);
  return journal.replace('\n\n', `\n${tags.join('')}\n`);
}
const COUNTRIES = ['germany', 'united-kingdom', 'japan', 'soviet-union', 'italy', 'united-states'];

/** Loads a journal and opens its table. */
async function openTable(visit: Visit, journal: string): Promise<void> {
  const { page } = visit;
  await visit.go();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.journal', mimeType: 'text/plain', buffer: Buffer.from(journal) });
  await page.locator('.replay-controls').waitFor();
  const id = /#\/replay\/([^?/]+)/.exec(page.url())?.[1];
  await visit.go(`#/table/${id}`);
}

it(
  'a general plays in a worker of its own, and gives advice to who asks',
  async () => {
    const visit = await Visit.at(browser, host.address, { viewport: DESKTOP });
    await visit.hurry();
    const { page } = visit;
    await page.addInitScript(() => {
      localStorage.setItem('sandtable.pace', 'brief');
      localStorage.setItem('sandtable.speed', 'off');
    });
    await visit.go('#/new/east-front');
    const [axis, allies] = [0, 1].map((i) => page.locator('.seat-rows select').nth(i));
    const levels = axis.locator('option');
    await expect
      .poll(() => levels.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      .toEqual(expect.arrayContaining(['person', 'random', 'recruit', 'greedy', 'general']));
    await allies.selectOption('person');
    await axis.selectOption('general');
    await page.getByRole('button', { name: 'Begin' }).click();

    // The advice is a choice in words; nothing is chosen by asking.
    await asked(page);
    const before = await question(page);
    await page.getByRole('button', { name: 'What would a general do?' }).click();
    const advice = page.locator('[data-advice]');
    await advice.waitFor();
    expect(await advice.textContent()).toMatch(/^The general would choose: .+\./);
    expect(await question(page)).toBe(before);

    // The general makes its choices, while the page answers.
    const seq = async () => Number(await page.locator('.table').getAttribute('data-seq'));
    const start = await seq();
    await answer(page, ([first]) => first);
    await expect.poll(seq, { timeout: PATIENCE }).toBeGreaterThan(start + 2);
    await visit.close();
  },
  PATIENCE * 4,
);

it(
  'in Totaler Krieg a general can be chosen, too, and says how often a plan wins',
  async () => {
    const visit = await Visit.at(browser, host.address, { viewport: DESKTOP });
    await visit.hurry();
    const { page } = visit;
    await visit.go('#/new/totaler-krieg');
    const [axis, allies] = [0, 1].map((i) => page.locator('.seat-rows select').nth(i));
    await axis.selectOption('person');
    await allies.selectOption('general');
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
    await page.getByRole('button', { name: 'What would a general do?' }).click();
    const advice = page.locator('[data-advice]');
    await advice.waitFor();
    expect(await advice.textContent()).toMatch(
      /^The general would choose: .+\. This wins \d+ of \d+ trials\./,
    );
    await visit.close();
  },
  PATIENCE * 4,
);

it(
  'says of a bot’s choice what it was good for',
  async () => {
    const journal = withPlayer(await botsGame('why', 60), 'united-states', COUNTRIES);
    const visit = await Visit.at(browser, host.address, { viewport: DESKTOP });
    const { page } = visit;
    await page.addInitScript(() => localStorage.setItem('sandtable.speed', 'off'));
    await openTable(visit, journal);
    await page.getByRole('button', { name: /^Log\b/ }).click();
    const why = page.locator('[data-why]');
    await why.first().waitFor();
    const at = await why.first().getAttribute('data-why');
    await page.locator(`[data-why="${at}"]`).click();
    const said = page.locator('.why-said').first();
    await expect
      .poll(() => said.textContent(), { timeout: PATIENCE })
      .toMatch(/^(This .+\.|It saw nothing better to do\.)$/);
    await visit.close();
  },
  PATIENCE * 3,
);

it(
  'looks back at a game: chances, the turns that moved them, what the best bot would have done, and on from there',
  async () => {
    const journal = withPlayer(await botsGame('ending'), 'germany', COUNTRIES);
    const visit = await Visit.at(browser, host.address, { viewport: DESKTOP });
    const { page } = visit;
    await page.addInitScript(() => localStorage.setItem('sandtable.pace', 'brief'));
    await openTable(visit, journal);
    await page.getByRole('button', { name: 'Review' }).click();
    const review = page.locator('.review');
    await review.locator('.chance-line').waitFor();
    await review.locator('.review-swings[aria-busy=false]').waitFor();
    const chances = await review.locator('.chance-chart td').allTextContents();
    expect(chances.length).toBeGreaterThan(20);
    expect(chances.every((chance) => /^\d+ %$/.test(chance))).toBe(true);
    // At the end it is decided.
    expect(['0 %', '100 %']).toContain(chances.at(-1));
    const swings = review.locator('.review-swings > li');
    expect(await swings.count()).toBeGreaterThan(0);
    expect(await swings.first().textContent()).toMatch(/Chosen: .+\. ?The general would /);
    await visit.isAccessible();
    await swings.first().getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.seat-rows').waitFor();
    expect(page.url()).toMatch(/#\/new\/qmg-ww2\?from=/);
    await visit.close();
  },
  PATIENCE * 4,
);
