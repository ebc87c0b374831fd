import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botsGame } from './bots-game.js';
import { launch, PATIENCE, PHONE, Visit } from './browser.js';
import { campaignUntil, keepCampaign } from './campaign-game.js';
import { APP, Host } from './host.js';
import { idOf, keepMoment, keepMoments, MOMENTS } from './moments.js';
import { asked, openTab, pointAt } from './player.js';
import { SIZES } from './sizes.js';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), Host.of(APP)]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function sitDown(page: Page, visit: Visit, seat: string, seed: string): Promise<void> {
  await visit.go(`#/?seed=${seed}`);
  // The Axis is in a game without cards in hand, too, which comes later.
  await page
    .getByRole('button', { name: `Play as ${seat}` })
    .first()
    .click();
  await asked(page);
  await page.locator('.tray .card').first().waitFor();
  // The pointer rests nowhere.
  await page.mouse.move(2, 2);
  await page.locator('.card-popup').waitFor({ state: 'detached' });
}

/** The cards whose writing does not fit, and those that stick out of the window. */
function clipped(page: Page, cards: string): Promise<string[]> {
  return page.locator(cards).evaluateAll((all) =>
    all.flatMap((card) => {
      const words = card.querySelector('.card-words')!;
      const band = card.querySelector('.card-type')!;
      const box = card.getBoundingClientRect();
      const text = words.getBoundingClientRect();
      const name = words.textContent ?? '';
      const size = Number.parseFloat(getComputedStyle(card.querySelector('.card-text') ?? words).fontSize);
      return [
        ...(card.scrollHeight > card.clientHeight || text.bottom > box.bottom + 1
          ? [`too high: ${name}`]
          : []),
        ...(words.scrollWidth > words.clientWidth ? [`too wide: ${name}`] : []),
        ...(size < 11 ? [`too small: ${name}`] : []),
        ...(band.textContent === '' ? [`no kind: ${name}`] : []),
        ...(card.querySelector('.card-band .glyph') ? [] : [`no drawing: ${name}`]),
      ];
    }),
  );
}

/** Waits until the texts of the hand fit: they become smaller step by step. */
async function allFit(page: Page): Promise<void> {
  await expect.poll(() => clipped(page, '.tray .card-full'), { timeout: PATIENCE }).toEqual([]);
}

/** Lays out all cards of the browser, in the size that seven cards have in the tray. */
async function layOut(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.card-grid .card { content-visibility: visible !important; width: 163px; height: 230px; min-height: 0 }',
  });
}

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Touches each of these for a while: its card is shown, and nothing is chosen. */
async function touchLong(page: Page, places: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const finger = (type: string, touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  for (const where of places) {
    const named = page.locator(where).filter({ visible: true }).first();
    await named.scrollIntoViewIfNeeded();
    const box = (await named.boundingBox())!;
    await finger('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await page.locator('.card-popup').waitFor();
    await finger('touchEnd', []);
    expect(await page.locator('.card.is-chosen').count(), where).toBe(0);
    await page.locator('.prompt h2').tap();
    await page.locator('.card-popup').waitFor({ state: 'detached' });
  }
}

/** Comes to each of these by the keyboard: its card is shown until Escape. */
async function focusOn(page: Page, places: readonly string[]): Promise<void> {
  for (const where of places) {
    await page.locator(where).filter({ visible: true }).first().focus();
    // The focus counts as the keyboard's only after a key.
    await page.keyboard.press('Shift+Tab');
    await page.locator(where).filter({ visible: true }).first().focus();
    await page.locator('.card-popup').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.card-popup').waitFor({ state: 'detached' });
  }
}

describe('cards', () => {
  it.each([
    ['Germany', 'kursk'],
    ['United States', 'midway'],
    ['Japan', 'truk'],
    ['Axis', 'brest'],
  ])('of a hand of %s (%s) are read in full at 1440 by 900', async (seat, seed) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await sitDown(page, visit, seat, seed);
    expect(await page.locator('.tray .card').count()).toBeGreaterThanOrEqual(7);
    await allFit(page);
    // All of them are in the window, and so is what else lies on the table.
    const outside = () =>
      page.locator('.tray .card, .own-row, .own-pile').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, right, bottom } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || bottom > innerHeight;
          }).length,
      );
    await expect.poll(outside, { timeout: PATIENCE }).toBe(0);
    // A pile that is touched shows its cards.
    await page.locator('.own-pile').first().click();
    await page.locator('.pile-sheet').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pile-sheet').waitFor({ state: 'detached' });
    await visit.close();
  });

  it.each(['Germany', 'Axis'])('of every deck fit their faces (%s)', async (seat) => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await sitDown(page, visit, seat, 'decks');
    await openTab(page, 'Cards');
    await layOut(page);
    const cards = page.locator('.card-browser .card');
    await expect.poll(() => cards.count(), { timeout: PATIENCE }).toBeGreaterThan(100);
    await expect.poll(() => clipped(page, '.card-browser .card'), { timeout: PATIENCE }).toEqual([]);
    await visit.close();
  });

  it('of the first edition fit their faces', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await visit.go('#/new/qmg-ww2');
    await page.getByLabel('Edition').first().selectOption('first');
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
    await page.locator('.tray .card').first().waitFor();
    await allFit(page);
    await openTab(page, 'Cards');
    await layOut(page);
    const cards = page.locator('.card-browser .card');
    await expect.poll(() => cards.count(), { timeout: PATIENCE }).toBeGreaterThan(100);
    await expect.poll(() => clipped(page, '.card-browser .card'), { timeout: PATIENCE }).toEqual([]);
    await visit.close();
  });

  it('open wherever their names are: by the pointer, the keyboard and a long touch; Escape closes them', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await sitDown(page, visit, 'Germany', 'kursk');
    const popup = page.locator('.card-popup');
    // An option of the question, under the pointer.
    const option = page.locator('.options .option').first();
    const name = (await option.locator('.card-link').textContent()) ?? '';
    await pointAt(page, option.locator('.card-link'), popup.filter({ hasText: name }));
    // It is inside the window, and neither over the question nor over what is pointed at.
    const boxes = await page.evaluate(() =>
      ['.card-popup', '.prompt h2', '.options .option'].map((one) => {
        const { left, top, right, bottom } = document.querySelector(one)!.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    const [shown, ...others] = boxes;
    expect(shown.left >= 0 && shown.top >= 0 && shown.right <= 1440 && shown.bottom <= 900).toBe(true);
    for (const other of others)
      expect(
        shown.left < other.right &&
          other.left < shown.right &&
          shown.top < other.bottom &&
          other.top < shown.bottom,
      ).toBe(false);
    await page.mouse.move(2, 2);
    await popup.waitFor({ state: 'detached' });

    // The same by the keyboard: the option that has the focus.
    await page.locator('.prompt .option').first().focus();
    await page.keyboard.press('Tab');
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });

    // Three cards are discarded: the log has their names, as buttons.
    for (let i = 0; i < 3; i++) await page.locator('.tray .card:not(.is-chosen)').nth(i).click();
    await page.locator('.confirm .primary:not([disabled])').click();
    await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
    await openTab(page, 'Log');
    const link = page.locator('.log .card-link[role="button"]').last();
    await pointAt(page, link, popup.filter({ hasText: (await link.textContent()) ?? '' }));
    await page.mouse.move(2, 2);
    await popup.waitFor({ state: 'detached' });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await visit.isAccessible();
    await visit.close();
  });

  it.each([
    ['qmg-ww2', 'wordiest reaction', ['.ticker', '.strips', '.own-table', '.duel']],
    ['east-front', 'most cards in a reaction', ['.ticker', '.strips', '.own-table', '.options']],
  ])(
    'of %s open in a reaction from the line of the log, the strips, the table and the question',
    async (game, why, places) => {
      const visit = await Visit.at(browser, host.address);
      const { page } = visit;
      await visit.go();
      await keepMoments(page);
      await page.reload();
      await visit.go(`#/table/${idOf(MOMENTS.find((one) => one.game === game && one.why === why)!)}`);
      await asked(page);
      const popup = page.locator('.card-popup .card-title');
      for (const place of places) {
        const named = page.locator(`${place} [data-card]`).filter({ visible: true }).first();
        await pointAt(page, named, popup);
        const title = (await popup.textContent())!.replaceAll('\u00ad', '');
        expect(((await named.textContent()) ?? '').replaceAll('\u00ad', ''), place).toContain(title);
        await page.mouse.move(2, 2);
        await popup.waitFor({ state: 'detached' });
      }
      await visit.close();
    },
  );

  it('open from a hint, from standing orders and from the curtain, too', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await visit.go();
    const reaction = MOMENTS.find(({ game, why }) => game === 'qmg-ww2' && why === 'longest prompt')!;
    await keepMoments(page);
    // The same moment at one screen: the curtain says what everybody has seen.
    await keepMoment(page, 'two-people', { ...reaction, others: ['germany'] });
    await page.reload();
    const popup = page.locator('.card-popup .card-title');
    const opens = async (named: Locator) => {
      await pointAt(page, named, popup);
      expect(await popup.textContent()).toBe(await named.textContent());
      await page.mouse.move(2, 2);
      await popup.waitFor({ state: 'detached' });
    };
    await visit.go(`#/table/${idOf(reaction)}`);
    await asked(page);
    // A name is broken into lines like the words around it.
    const displays = await page
      .locator('.ticker .card-link[role="button"]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(new Set(displays)).toEqual(new Set(['inline']));
    const never = page.locator('.orders .option', { hasText: 'Never ask me about' }).first();
    await opens(never.locator('[data-card]'));
    // What was ordered is told with the name, too.
    await never.click();
    await opens(page.locator('.given-orders [data-card]').first());
    await visit.go('#/table/two-people');
    await page.locator('.curtain').waitFor();
    await opens(page.locator('.curtain-lines [data-card]').first());
    await visit.close();
  });

  it('open by a long touch, which chooses nothing', async () => {
    const visit = await Visit.at(browser, host.address, TOUCH);
    const { page } = visit;
    await sitDown(page, visit, 'Germany', 'kursk');
    await touchLong(page, ['.tray .card', '.options .card-link']);
    // The cards are at reading size, and nothing sticks out sideways.
    await allFit(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await visit.close();
  });

  it('of the East Front open by a long touch and in the focus, too', async () => {
    const visit = await Visit.at(browser, host.address, TOUCH);
    const { page } = visit;
    await visit.go();
    const journal = await botsGame('a', 10, 'east-front');
    await keepMoment(page, 'first-action', { game: 'east-front', seat: 'axis', journal });
    await page.reload();
    await visit.go('#/table/first-action');
    await page.locator('.prompt h2', { hasText: 'First Action' }).waitFor();
    await touchLong(page, ['.tray .card', '.options .card-link', '.own-row.card-link']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await focusOn(page, ['.options .option:has(.card-link)', '.own-row.card-link']);
    await visit.close();
  });

  it('of Totaler Krieg open by the pointer, in the focus and by a long touch, with what they need', async () => {
    const visit = await Visit.at(browser, host.address, TOUCH);
    const { page } = visit;
    await visit.go();
    const game = await campaignUntil('1939', (prompt, seat) => /^Which card/.test(prompt) && seat === 'axis');
    await visit.go(await keepCampaign(page, game));
    await asked(page);
    await page.locator('.tray .card.is-legal').first().waitFor();
    await touchLong(page, ['.tray .card', '.options .card-link']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await focusOn(page, ['.options .option:has(.card-link)']);
    // The large view of one that cannot be laid says what it is, in the window at every size.
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const forbidden = page.locator('.tray .card.is-forbidden').first();
      await forbidden.scrollIntoViewIfNeeded();
      const box = (await forbidden.boundingBox())!;
      await page.mouse.move(2, 2);
      await page.mouse.move(Math.min(box.x + 30, width - 4), box.y + 12, { steps: 3 });
      const popup = page.locator('.card-popup');
      await popup.waitFor();
      const shown = (await popup.boundingBox())!;
      const name = `${width}×${height}: ${JSON.stringify(shown)}`;
      expect(shown.x >= 0 && shown.y >= 0, name).toBe(true);
      expect(shown.x + shown.width <= width + 1 && shown.y + shown.height <= height + 1, name).toBe(true);
      await page.mouse.move(2, 2);
      await popup.waitFor({ state: 'detached' });
    }
    await visit.close();
  });

  it('are dragged from the tray to the map', async () => {
    const visit = await Visit.at(browser, host.address);
    const { page } = visit;
    await sitDown(page, visit, 'Germany', 'kursk');
    const plain = page.locator('.tray .card:not(.is-chosen)', { hasNotText: 'Build Army' });
    for (let i = 0; i < 3; i++) await plain.first().click();
    await page.locator('.confirm .primary:not([disabled])').click();
    await page.locator('.prompt h2', { hasText: 'plays or discards' }).waitFor();
    const card = (await page.locator('.tray .card', { hasText: 'Build Army' }).first().boundingBox())!;
    await page.mouse.move(card.x + 40, card.y + 40);
    await page.mouse.down();
    await page.mouse.move(card.x + 80, card.y - 60, { steps: 4 });
    await page.locator('.dragged-card', { hasText: 'Build Army' }).waitFor();
    await page.mouse.move(2, 300, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('.dragged-card').waitFor({ state: 'detached' });
    await visit.close();
  });
});
