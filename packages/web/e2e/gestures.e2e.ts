import { Machine, type View, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, PATIENCE, Visit } from './browser.js';
import { APP, Host } from './host.js';
import { frontPlaceOf, placeOf, still } from './map.js';
import { asked, foreseen, question } from './player.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Counts the player's clicks. */
class Clicks {
  count = 0;

  constructor(readonly page: Page) {}

  async card(id: string): Promise<void> {
    this.count++;
    await this.page.locator(`.hand [data-touch="card:${id}"]`).first().click();
  }

  async space(at: { x: number; y: number }): Promise<void> {
    this.count++;
    await this.page.mouse.click(at.x, at.y);
  }

  async button(name: string | RegExp): Promise<void> {
    this.count++;
    await this.page.getByRole('button', { name }).first().click();
  }
}

/** What a seat sees at the beginning of a game with this seed. */
async function dealt(game: string, seat: number, seed: string): Promise<View> {
  const machine = new Machine<unknown, unknown>((await findGame(game))!);
  return view(machine, machine.setup(seed), seat);
}

/** A seed whose first hand has these cards, and the cards to be discarded first. */
async function seedWith(game: string, seat: number, hand: string, cards: readonly string[], kept: number) {
  for (let n = 0; n < 2_000; n++) {
    const held = (await dealt(game, seat, `g${n}`)).places[hand] as string[];
    const others = held.filter((card) => !cards.includes(card));
    const extra = held.length - kept;
    if (cards.every((card) => held.includes(card)) && others.length >= extra)
      return { seed: `g${n}`, discard: [...new Set(others)].slice(0, extra) };
  }
  throw new Error('no seed deals these cards');
}

const lit = (page: Page) => page.locator('[data-option^="build "], [data-option^="battle "]');
const said = (page: Page, text: RegExp) =>
  expect.poll(() => page.locator('.log-lines').textContent(), { timeout: PATIENCE }).toMatch(text);

/** Plays as Germany with these cards in hand, after the opening discards. */
async function germany(cards: readonly string[]) {
  const { seed, discard } = await seedWith('qmg-ww2', 0, 'germany.hand', cards, 7);
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go(`#/?seed=${seed}`);
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await asked(page);
  const clicks = new Clicks(page);
  // Opening discards are one selection of three.
  for (const card of discard) await clicks.card(card);
  await clicks.button('Discard these 3');
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
  expect(clicks.count).toBe(4);
  clicks.count = 0;
  return { visit, page, clicks };
}

it('a Build turn takes three clicks: card, space, done', async () => {
  const { visit, page, clicks } = await germany(['build-army']);
  await clicks.card('build-army');
  await lit(page).first().waitFor();
  await still(page);
  await clicks.space(await placeOf(page, 'eastern-europe'));
  await said(page, /Eastern Europe/);
  await page.locator('.prompt h2', { hasText: 'may discard' }).waitFor();
  await clicks.button(/^Done/);
  await expect.poll(() => question(page), { timeout: PATIENCE }).not.toContain('may discard');
  expect(clicks.count).toBe(3);
  await visit.close();
});

it('a card is dragged to its space, which plays it there', async () => {
  const { visit, page } = await germany(['build-army']);
  const box = (await page.locator('.hand [data-touch="card:build-army"]').first().boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y - 60, { steps: 4 });
  await page.locator('.dragged-card').waitFor();
  await foreseen(page);
  await still(page);
  const { x, y } = await placeOf(page, 'eastern-europe');
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await page.locator('.dragged-card').waitFor({ state: 'detached' });
  await said(page, /Eastern Europe/);
  await page.locator('.prompt h2', { hasText: 'may discard' }).waitFor();
  await visit.close();
});

it('a Status turn takes three clicks: twice the card, done', async () => {
  const { visit, page, clicks } = await germany(['dive-bombers']);
  await clicks.card('dive-bombers');
  // The first click shows what it would do.
  await page.locator('.outlook li').first().waitFor();
  await clicks.card('dive-bombers');
  await page.locator('.prompt h2', { hasText: 'may discard' }).waitFor();
  await clicks.button(/^Done/);
  await expect.poll(() => question(page), { timeout: PATIENCE }).not.toContain('may discard');
  expect(clicks.count).toBe(3);
  await visit.close();
});

it('a Land Battle turn takes two clicks up to the battle, and what is pointed at is previewed', async () => {
  const { visit, page, clicks } = await germany(['land-battle']);
  await clicks.card('land-battle');
  await lit(page).first().waitFor();
  // Without a target there is nothing to be said of it yet.
  expect(await page.locator('.outlook', { hasText: 'nothing' }).count()).toBe(0);
  const target = (await lit(page).first().getAttribute('data-option'))!.split(' ').at(-1)!;
  await still(page);
  const at = await placeOf(page, target);
  await page.mouse.move(at.x, at.y);
  await page.locator('.outlook li').first().waitFor();
  expect(await question(page)).toContain('plays or discards');
  await clicks.space(at);
  await expect.poll(() => question(page), { timeout: PATIENCE }).not.toContain('plays or discards');
  expect(clicks.count).toBe(2);
  await visit.close();
});

it('asks for confirmation if the player wishes so', async () => {
  const { seed, discard } = await seedWith('qmg-ww2', 0, 'germany.hand', ['build-army'], 7);
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.askFirst();
  await visit.go(`#/?seed=${seed}`);
  await page.getByRole('button', { name: 'Play as Germany' }).click();
  await asked(page);
  const clicks = new Clicks(page);
  for (const card of discard) await clicks.card(card);
  await clicks.button('Discard these 3');
  await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
  await clicks.card('build-army');
  await lit(page).first().waitFor();
  // Numbers are keys: the first target of the list.
  await page.keyboard.press('1');
  await page.locator('.confirm .primary:not([disabled])', { hasText: /build/i }).waitFor();
  expect(await question(page)).toContain('plays or discards');
  await page.keyboard.press('Enter');
  await page.locator('.prompt h2', { hasText: 'may discard' }).waitFor();
  await visit.close();
});

it('an attack in East Front takes two clicks: the card, the space', async () => {
  const { seed } = await seedWith('east-front', 0, 'axis.hand', ['barbarossa'], 7);
  const visit = await Visit.at(browser, host.address);
  const { page } = visit;
  await visit.go(`#/?seed=${seed}`);
  await page
    .locator('[aria-labelledby="quick-east-front"]')
    .getByRole('button', { name: 'Play as Axis' })
    .click();
  await asked(page);
  const clicks = new Clicks(page);
  await clicks.button(/^Keep/);
  await page.locator('.prompt h2', { hasText: 'First Movement' }).waitFor();
  await page.keyboard.press('s');
  await page.locator('.prompt h2', { hasText: 'First Action' }).waitFor();
  clicks.count = 0;
  await clicks.card('barbarossa');
  const attack = page.locator('[data-option^="attack "]');
  await attack.first().waitFor();
  const texts = await attack.evaluateAll((all) => all.map((one) => one.getAttribute('data-option')!));
  const spaces = texts.map((text) => text.split(' ').at(-1)!);
  // A space that one force alone can attack needs no other touch.
  const alone = spaces.find((space) => spaces.filter((other) => other === space).length === 1)!;
  await still(page);
  await clicks.space(await frontPlaceOf(page, alone));
  await expect.poll(() => question(page), { timeout: PATIENCE }).not.toContain('First Action');
  await said(page, /Barbarossa/);
  expect(clicks.count).toBe(2);
  await visit.close();
});
