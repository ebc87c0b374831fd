import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { type CampaignGame, campaignUntil, keepCampaign } from './campaign-game.js';
import { APP, Host } from './host.js';
import { asked, pointAt } from './player.js';

// What a player of the campaign of Totaler Krieg sees besides the map: cards, displays, pages of Countries.

let browser: Browser;
let host: Host;
/** The Axis selects a card in 1939; a later turn of the same war. */
let cards: CampaignGame;
let later: CampaignGame;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
  cards = await campaignUntil('1939', (prompt, seat) => seat === 'axis' && /Which card is laid/.test(prompt));
  later = await campaignUntil('1939', (_, seat, { count }) => count > 150 && seat === 'western');
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(visit: Visit, game: CampaignGame): Promise<Page> {
  await visit.go();
  await visit.go(await keepCampaign(visit.page, game));
  await asked(visit.page);
  return visit.page;
}

const tab = (page: Page, name: string) => page.locator('.tk-tab').filter({ hasText: new RegExp(`^${name}`) });

/** The sentence of the question can be seen and touched. */
async function questionIsFree(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const question = document.querySelector('.prompt h2')!;
    const { left, top, width, height } = question.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + height / 2);
    return hit !== null && (question.contains(hit) || hit.contains(question));
  });
}

it('offers the hand as cards: those that can be laid first, the others with what they need', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, cards);
  const hand = page.locator('.tray .cards .card');
  await hand.nth(20).waitFor({ state: 'attached' });
  await expect.poll(() => hand.first().getAttribute('class')).toContain('is-legal');
  const forbidden = page.locator('.tray .card.is-forbidden');
  await forbidden.first().waitFor();
  await expect.poll(() => forbidden.locator('.card-why').count()).toBe(await forbidden.count());
  await forbidden
    .filter({ hasText: 'Case Yellow' })
    .getByText('needs: German Mobilization (5) was played')
    .waitFor();
  await visit.isAccessible();

  // A name shows its whole card: the table with its six results, and what is ours.
  const popup = page.locator('.card-popup');
  const name = page.locator('.option', { hasText: 'Demand Switzerland' }).locator('[data-card]');
  await pointAt(page, name, popup);
  await popup.locator('.tk-rows > span').nth(5).waitFor();
  await popup.getByText('Ceded Land: Switzerland').waitFor();
  await popup.getByText(/^Ours: /).waitFor();
  await page.mouse.move(2, 2);

  // Chosen by a touch of the card.
  const before = await page.locator('.table').getAttribute('data-seq');
  await hand.first().click();
  await page.locator('.confirm-row .primary:not([disabled])').click();
  await page.waitForFunction(
    (seq) => document.querySelector('.table')?.getAttribute('data-seq') !== seq,
    before,
  );
  // The next questions are not about cards: the map has the room.
  await asked(page);
  await page.locator('.tray').waitFor({ state: 'detached' });
  await visit.close();
});

it('keeps the tabs of its displays and a strip of the map free while the hand is open', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, cards);
  await page.locator('.tray').waitFor();
  for (const name of ['Forces', 'Countries', 'Victory']) {
    await tab(page, name).click();
    await page.locator('.tk-panel').waitFor();
    const height = await page.locator('.map-window').evaluate((map) => map.clientHeight);
    expect(height, name).toBeGreaterThan(80);
    // What is neutral may be won, too.
    if (name === 'Victory')
      await page
        .getByRole('region', { name: 'Neutral, would count for the Axis' })
        .getByText('Brussels')
        .waitFor();
    await tab(page, name).click();
    await page.locator('.tk-panel').waitFor({ state: 'detached' });
  }
  // On an upright tablet a display has the height of the hand.
  await page.setViewportSize({ width: 768, height: 1024 });
  await tab(page, 'Season').click();
  await expect
    .poll(() => page.locator('.tk-season-body').evaluate((body) => body.clientHeight), { timeout: PATIENCE })
    .toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await page.locator('.tray .cards .card').first().waitFor();
  await visit.close();
});

it('shows the season, the powers, victory, cards and Countries beside the question', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, later);
  await tab(page, 'Season').click();
  const season = page.locator('.tk-season');
  await season.locator('.tk-year > li').nth(8).waitFor();
  expect(await season.locator('.tk-posture-box').count()).toBe(6);
  await season.getByText('Current Card').first().waitFor();
  expect(await questionIsFree(page)).toBe(true);
  await visit.isAccessible();
  await page.keyboard.press('Escape');
  await season.waitFor({ state: 'detached' });

  await tab(page, 'Victory').click();
  await expect.poll(() => page.locator('.tk-ladder li').count(), { timeout: PATIENCE }).toBe(9);
  expect(await page.locator('.tk-ladder .is-marker').count()).toBe(1);
  await visit.isAccessible();
  await tab(page, 'Politics').click();
  await page.locator('.tk-war-states [aria-current="step"]').waitFor();
  await tab(page, 'Cards').click();
  const factions = page.locator('.tk-card-columns .tk-faction');
  await expect.poll(() => factions.count(), { timeout: PATIENCE }).toBe(3);
  await visit.isAccessible();
  await tab(page, 'Countries').click();
  await page.getByLabel('Find a Country').fill('turk');
  await expect.poll(() => page.locator('.tk-country').count(), { timeout: PATIENCE }).toBe(1);
  await page.locator('.tk-country').click();
  const country = page.locator('.tk-country-page');
  await country.locator('h3', { hasText: 'Turkey' }).waitFor();
  await country.getByText('If the Axis attacks it').waitFor();
  await country.getByRole('button', { name: 'Declaration of war by the Axis' }).waitFor();
  await country.locator('.tk-chance').first().waitFor();
  expect(await questionIsFree(page)).toBe(true);
  await visit.isAccessible();
  await visit.close();
});

it('opens the page of a Country from its name in the log, and draws the alignments on the map', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, later);
  await page.keyboard.press('l');
  const name = page.locator('.log-lines [data-topic]').first();
  await name.waitFor();
  const said = (await name.textContent()) ?? '';
  await name.click();
  await page.locator('.tk-country-page h3', { hasText: said }).waitFor();
  await page.locator('.overlay-pick select').selectOption('alignments');
  await page.locator('.overlay-words summary').click();
  await page.getByText(/^Striped: neutral land/).waitFor();
  await visit.close();
});

it('shows where the Countries are that may be chosen, and outlines the one that is pointed at', async () => {
  const visit = await Visit.at(browser, host.address);
  const war = await campaignUntil('1939', (prompt) => /Is war declared on a Neutral Minor/.test(prompt));
  const page = await open(visit, war);
  const outlined = async () =>
    ((await page.locator('[data-asked]').first().getAttribute('data-asked')) ?? '')
      .split(' ')
      .filter(Boolean);
  expect(await outlined()).toEqual([]);
  // Some are in view, or marks at the edges of the map lead to them.
  const marks = page.locator('.edge-mark');
  const countries = page.locator('.options [data-option^="declare-war "]');
  const count = await countries.count();
  expect(count).toBeGreaterThan(2);
  const behind = async () =>
    (await marks.allTextContents()).reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0);
  await expect.poll(behind, { timeout: PATIENCE }).toBeLessThan(count);
  await countries.first().hover();
  await expect.poll(async () => (await outlined()).length, { timeout: PATIENCE }).toBeGreaterThan(2);
  await page.mouse.move(2, 2);
  await expect.poll(outlined, { timeout: PATIENCE }).toEqual([]);
  await visit.close();
});

it('replays the war as a time-lapse: the whole map, turn by turn', async () => {
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, later);
  await visit.go('#/replay/campaign');
  const play = page.getByRole('button', { name: 'Time-lapse' });
  await play.waitFor();
  // The dates as they come: noted by the page, as a busy machine may skip a look.
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'dates', seen);
    new MutationObserver(() => {
      const date = document.querySelector('.lapse-date')?.textContent;
      if (date && seen.at(-1) !== date) seen.push(date);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await play.click();
  await page.waitForFunction(() => Reflect.get(window, 'dates').length > 0);
  await page.locator('.lapse-date').waitFor({ state: 'detached' });
  const dates: string[] = await page.evaluate(() => Reflect.get(window, 'dates'));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates[0]).toBe('Aug–Sept 1939');
  expect(new Set(dates).size).toBe(dates.length);
  const slider = page.locator('.replay-controls input[type="range"]');
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
  await visit.isAccessible();
  await visit.close();
});

it('takes up an attack that was being put together when the page was reloaded', async () => {
  const attack = await campaignUntil(
    '1941b',
    (prompt, seat, { decisions }) =>
      prompt.startsWith('Which hex is attacked') &&
      (decisions.find((one) => one.seat === seat)?.options ?? []).length > 3,
  );
  const visit = await Visit.at(browser, host.address);
  const page = await open(visit, attack);
  await page.locator('[data-option^="attack "]', { hasText: ' against ' }).first().click();
  await page.locator('[data-option^="with "]').first().click();
  await page.locator('.tk-stage .tk-columns [aria-current="true"]').waitFor();
  const asked = await page.locator('.prompt h2').textContent();
  await page.reload();
  await page.locator('.tk-stage .tk-columns [aria-current="true"]').waitFor();
  expect(await page.locator('.prompt h2').textContent()).toBe(asked);
  // Taken back part by part, and then it is forgotten.
  await page.locator('.undo').click();
  await page.locator('.undo').click();
  await page.locator('.tk-stage', { hasText: 'being put together' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-option^="attack "]').first().waitFor();
  expect(await page.locator('.tk-stage', { hasText: 'being put together' }).count()).toBe(0);
  await visit.close();
});

describe.each([
  ['a phone', PHONE],
  ['a phone on its side', { width: 844, height: 390 }],
])('on %s', (_, viewport) => {
  it.each(['en', 'de', 'fr'])('keeps every display within the screen, in %s', async (language) => {
    const visit = await Visit.at(browser, host.address, { viewport, hasTouch: true, isMobile: true });
    await visit.page.addInitScript((code) => localStorage.setItem('sandtable.language', code), language);
    const page = await open(visit, later);
    const tabs = page.locator('.tk-tab');
    for (let n = 0; n < (await tabs.count()); n++) {
      await tabs.nth(n).scrollIntoViewIfNeeded();
      await tabs.nth(n).click();
      await page.locator('.tk-panel, .tk-season').first().waitFor();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${n}`).toBe(0);
      // A name in a box does not stick out of it.
      const out = await page
        .locator('.tk-paper')
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                one.getBoundingClientRect().right > one.closest('.tk-box')!.getBoundingClientRect().right + 1,
            )
            .map((one) => one.textContent),
        );
      expect(out, `${n}`).toEqual([]);
      expect(await questionIsFree(page), `${n}`).toBe(true);
      await tabs.nth(n).click();
    }
    await visit.close();
  });
});
